import { Alert, Button, Radio, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { ReportDetail } from '../../../job-board/reports/reports.contract.ts'
import { useWords } from '../words/index.ts'
import { decideCall, listCall, readCall } from './calls.ts'
import classes from './reports.module.css'
import { Marks, ReportStatement } from './Said.tsx'

/** One report with all there is to decide by, and the decision. */
export const ReportDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const answer = useApiState(readCall, { id })
  const { data } = answer
  return (
    <Dialog
      onClose={onClose}
      size={720}
      title={data ? `${data.report.title}, ${data.report.company}` : t('report')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} columns={2} />}>
        {(whole) => <Whole whole={whole} onDone={onClose} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>{title}</h3>
    {children}
  </section>
)

const Whole = ({ whole, onDone }: { whole: ReportDetail; onDone: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const { report, answer, history } = whole
  return (
    <div className={classes.whole}>
      <Part title={t('report')}>
        <Marks report={report} />
        <ReportStatement report={report} />
        <p className={classes.quiet}>
          {report.email ? t('from', { email: format.isolated(report.email) }) : t('nobody')}
        </p>
        {report.hiddenSince && report.decision === null && (
          <p className={classes.quiet}>{t('hiddenSince', { when: format.moment(report.hiddenSince) })}</p>
        )}
      </Part>
      <Part title={t('answer')}>
        {answer ? (
          <>
            <blockquote className={classes.quote} dir="auto">
              {answer.words}
            </blockquote>
            <p className={classes.quiet}>{t('answeredOn', { when: format.moment(answer.at) })}</p>
          </>
        ) : (
          <p className={classes.quiet}>{t('noAnswer')}</p>
        )}
      </Part>
      <Advert whole={whole} />
      <Part title={t('history')}>
        {history.length === 0 && <p className={classes.quiet}>{t('noHistory')}</p>}
        <ul className={classes.past}>
          {history.map((past) => (
            <li key={past.id}>
              <Marks report={past} />
              <ReportStatement report={past} />
            </li>
          ))}
        </ul>
      </Part>
      {report.decision === null && (whole.decides ? <Decide id={report.id} onDone={onDone} /> : <ReadOnly />)}
    </div>
  )
}

const ReadOnly = () => {
  const t = useWords()
  return <Alert color="gray">{t('readOnly')}</Alert>
}

const Advert = ({ whole: { advert, report } }: { whole: ReportDetail }) => {
  const t = useWords()
  if (!advert)
    return (
      <Part title={t('advert')}>
        <p className={classes.quiet}>{t('gone')}</p>
      </Part>
    )
  const lines = (title: string, items: readonly string[]) =>
    items.length > 0 && (
      <>
        <h4 className={classes.small}>{title}</h4>
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <Part title={t('advert')}>
      <p className={classes.marks}>
        <StatusBadge tone={advert.state === 'open' ? 'ok' : 'idle'}>{t(`states.${advert.state}`)}</StatusBadge>
        <span dir="auto">{advert.place}</span>
      </p>
      <div className={classes.text} dir="auto">
        {advert.description}
      </div>
      {lines(t('must'), advert.mustHave)}
      {lines(t('nice'), advert.niceToHave)}
      {advert.applyEmail && lines(t('applyEmail'), [advert.applyEmail])}
      {advert.applyUrl && lines(t('applyUrl'), [advert.applyUrl])}
      <p>
        <a href={paths.job(report.jobId)} target="_blank" rel="noopener">
          {t('page')}
        </a>
      </p>
    </Part>
  )
}

const Decide = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const t = useWords()
  const [decision, setDecision] = useState<'kept' | 'taken_down' | null>(null)
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState<'decision' | 'why' | null>(null)
  const { mutateAsync, isPending, error } = useCommand(decideCall, { refreshes: [listCall, readCall] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (decision === null) return setWrong('decision')
    if (decision === 'taken_down' && why.trim() === '') return setWrong('why')
    setWrong(null)
    await mutateAsync({ id, decision, why: why.trim() }).then(
      () => {
        notify.success(t('done'))
        onDone()
      },
      () => {},
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.part}>
      <h3 className={classes.heading}>{t('decide')}</h3>
      <p className={classes.quiet}>{t('decideText')}</p>
      <Radio.Group
        aria-label={t('decide')}
        value={decision}
        onChange={(value) => setDecision(value as 'kept')}
        error={wrong === 'decision' ? t('choose') : undefined}
      >
        <div className={classes.choices}>
          <Radio value="kept" label={t('keep')} description={t('keepText')} />
          <Radio value="taken_down" label={t('takeDown')} description={t('takeDownText')} />
        </div>
      </Radio.Group>
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        required={decision === 'taken_down'}
        autosize
        minRows={2}
        maxLength={1000}
        value={why}
        error={wrong === 'why' ? t('reasonMissing') : undefined}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      {error && <ErrorState error={error} />}
      <Button type="submit" loading={isPending} className={classes.send}>
        {t('send')}
      </Button>
    </form>
  )
}
