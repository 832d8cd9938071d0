import { useState } from 'react'
import { call, useCommand } from '../../../../web/api.ts'
import { paths } from '../../../../web/paths.ts'
import { getSession } from '../../../../web/session.ts'
import { FilePick } from '../../../../web/ui/FilePick.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { CandidateApplicationDetail } from '../../../hiring/applications/mine.contract.ts'
import { useWords } from '../words/index.ts'
import { claimCall, cvCall, listCall, readCall } from './calls.ts'
import classes from './mine.module.css'

/** A file as the call takes it. */
const base64Of = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(file)
  })

const fetchCv = async (id: string, name: string) => {
  const { token } = getSession()
  const answer = await fetch(`/api/my-applications/${encodeURIComponent(id)}/cv`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** What was sent, as it was sent. */
export const Sent = ({ id, application: a }: { id: string; application: CandidateApplicationDetail }) => {
  const t = useWords()
  const format = useFormat()
  const { user } = getSession()
  const replace = useCommand(cvCall, { refreshes: [readCall, listCall] })
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    setFailure(null)
    const cv = { name: file.name, content: await base64Of(file) }
    replace.mutate({ key: id, cv }, { onError: (error) => setFailure(error.message) })
  }
  const rows = [
    [a.sent.name, a.sent.email, a.sent.phone].filter(Boolean).join(' · '),
    ...(a.sent.note ? [a.sent.note] : []),
  ]
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className={classes.heading}>
        {t('sentTitle')}
      </h2>
      {rows.map((row) => (
        <p key={row} dir="auto" className={classes.body}>
          {row}
        </p>
      ))}
      {a.sent.cv && (
        <p className={classes.row}>
          <bdi>{a.sent.cv}</bdi>
          <button
            type="button"
            className={classes.quietPress}
            onClick={() => void fetchCv(id, a.sent.cv ?? 'cv').catch((e: Error) => setFailure(e.message))}
          >
            {t('download')}
          </button>
        </p>
      )}
      {a.may.replaceCv && (
        <div className={classes.box}>
          <span>{t('replace')}</span>
          <FilePick
            aria-label={t('replace')}
            words={{ choose: t('file.choose'), none: t('file.none') }}
            accept=".pdf,.docx,.jpg,.jpeg,.png"
            disabled={replace.isPending}
            onChoose={(file) => void choose(file)}
          />
        </div>
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {a.answers.length > 0 && (
        <dl className={classes.answers}>
          {a.answers.map((answer) => (
            <div key={answer.ask}>
              <dt dir="auto">{answer.ask}</dt>
              <dd dir="auto">
                {format.list(answer.values.map((v) => (answer.kind === 'yesNo' ? t(v as 'yes') : v))) || '—'}
                {answer.unmet && (
                  <span className={classes.quiet}> {t('unmet', { why: answer.explanation || answer.why })}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.quiet}>{t('keep', { months: a.keepMonths })}</p>
      {!a.inAccount && user?.role === 'job_seeker' && <Claim id={id} />}
    </section>
  )
}

const Claim = ({ id }: { id: string }) => {
  const t = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const claim = async () => {
    try {
      const { application } = await call(claimCall, { key: id })
      location.assign(paths.seekerMyApplications({ application: application.id }))
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{t('claimText')}</p>
      <button type="button" className={classes.quietPress} onClick={() => void claim()}>
        {t('claim')}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
