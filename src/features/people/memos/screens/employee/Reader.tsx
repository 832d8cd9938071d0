import { Button, NativeSelect, PasswordInput, Skeleton } from '@mantine/core'
import { IconDownload, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { dirOf, LANGUAGES, type Language } from '../../../../../shared/languages.ts'
import { callEndpoint } from '../../../../../web/call.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemoDetail } from '../../my.contract.ts'
import { AnswerForm, useEnd } from './AnswerForm.tsx'
import { Body } from './Body.tsx'
import { listCall, openCall, pinCall, unlockCall } from './calls.ts'
import classes from './my-memos.module.css'
import { DueBadge, KindIcon, languageOf, TONES, useTitleOf } from './parts.tsx'
import { Replies, Tracked, Versions } from './Sections.tsx'
import type { useAnswers } from './useAnswers.ts'

/** What was answered, or why no answer is awaited. */
const AnswerGiven = ({ memo }: { memo: MyMemoDetail }) => {
  const t = useWords()
  const { moment } = useFormat()
  const { signature, reason } = memo.answer ?? { signature: null, reason: null }
  const when = moment(memo.answeredAt)
  if (memo.state === 'acknowledged')
    return (
      <p role="status">
        {signature ? t('answer.signed', { name: signature, when }) : t('answer.acknowledged', { when })}
      </p>
    )
  if (memo.state === 'declined') return <p role="status">{t('answer.declined', { when, reason: reason ?? '' })}</p>
  return (
    <p className={classes.quiet}>
      {memo.state === 'exempt' ? t('exemptText', { reason: memo.tracked.exemptReason ?? '' }) : t('closedText')}
    </p>
  )
}

type Props = { id: string; answers: ReturnType<typeof useAnswers>; onBack: () => void }

/** One memo. Once it is open it can be read and answered without a connection. */
export default function Reader({ id, answers, onBack }: Props) {
  const t = useWords()
  const language = useLanguage()
  const client = useQueryClient()
  const [memo, setMemo] = useState<MyMemoDetail | null>(null)
  const [error, setError] = useState<unknown>(null)
  const wanted = useRef(language)
  wanted.current = language
  const load = useCallback(async () => {
    try {
      setMemo((await callEndpoint(openCall, { id, language: wanted.current })).memo)
      setError(null)
      await client.invalidateQueries({ queryKey: [listCall.path] })
    } catch (problem) {
      setError(problem)
    }
  }, [id, client])
  useEffect(() => {
    setMemo(null)
    void load()
  }, [load])
  const { told } = answers
  useEffect(() => {
    if (told?.id === id) setMemo(told)
  }, [told, id])
  return (
    <div className={classes.reader}>
      <div>
        <Button variant="subtle" size="compact-md" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {error !== null && !memo && <ErrorState error={error} onRetry={() => void load()} />}
      {error === null && !memo && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={320} />
        </div>
      )}
      {memo &&
        (memo.locked ? (
          <Locked memo={memo} onOpen={setMemo} />
        ) : (
          <Open memo={memo} answers={answers} onMemo={setMemo} />
        ))}
    </div>
  )
}

const Locked = ({ memo, onOpen }: { memo: MyMemoDetail; onOpen: (memo: MyMemoDetail) => void }) => {
  const t = useWords()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (e: FormEvent) => {
    e.preventDefault()
    setBusy(true)
    try {
      onOpen((await callEndpoint(unlockCall, { id: memo.id, password, language })).memo)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <article className={classes.paper}>
      <h2 className={classes.title}>{titleOf(memo)}</h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{t('lock.text')}</p>
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('lock.show') }}
          label={t('lock.password')}
          value={password}
          onChange={(e) => setPassword(e.currentTarget.value)}
          error={wrong}
          autoComplete="current-password"
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy} disabled={password === ''}>
            {t('lock.open')}
          </Button>
        </div>
      </form>
    </article>
  )
}

type OpenProps = { memo: MyMemoDetail; answers: Props['answers']; onMemo: (memo: MyMemoDetail) => void }

const Open = ({ memo, answers, onMemo }: OpenProps) => {
  const t = useWords()
  const { moment, list } = useFormat()
  const own = useLanguage()
  const client = useQueryClient()
  const [picked, setPicked] = useState<Language | null>(null)
  const read = picked ?? languageOf(memo.texts, own, memo.mainLanguage)
  const words = memo.texts[read]
  const [openedAt] = useState(Date.now)
  const [end, reached] = useEnd(memo.hash)
  const waiting = answers.waiting.find((a) => a.id === memo.id && a.hash === memo.hash)
  const offered = LANGUAGES.filter((l) => memo.texts[l.code])
  const fetched = async (path: string, name: string) => {
    try {
      saveFile(name, await fetchFile(path))
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    }
  }
  const pin = async () => {
    const { pinned } = await callEndpoint(pinCall, { id: memo.id, pinned: !memo.pinned })
    onMemo({ ...memo, pinned })
    await client.invalidateQueries({ queryKey: [listCall.path] })
  }
  return (
    <article className={classes.paper}>
      <header className={classes.head}>
        <div className={classes.line}>
          <KindIcon kind={memo.kind} />
          <span className={classes.quiet}>{t(`kinds.${memo.kind}`)}</span>
          <StatusBadge tone={waiting ? 'calm' : TONES[memo.state]}>
            {waiting ? t('waiting') : t(`states.${memo.state}`)}
          </StatusBadge>
          <DueBadge memo={memo} />
        </div>
        {words && (
          <h2 className={classes.title} lang={read} dir={dirOf(read)}>
            {words.title}
          </h2>
        )}
        <p className={classes.quiet}>{list([memo.company, moment(memo.sentAt)])}</p>
        <div className={classes.actions}>
          {offered.length > 1 && (
            <NativeSelect
              aria-label={t('language')}
              value={read}
              onChange={(e) => setPicked(e.currentTarget.value as Language)}
              data={offered.map((l) => ({ value: l.code, label: l.name }))}
            />
          )}
          {words && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() =>
                void fetched(`/api/my-memos/${memo.id}/pdf?language=${read}`, `memo-${memo.id.slice(0, 8)}.pdf`)
              }
            >
              {t('pdf')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={memo.pinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
            onClick={() => void pin()}
          >
            {t(memo.pinned ? 'unpin' : 'pin')}
          </Button>
        </div>
      </header>
      {memo.newer && <p className={classes.note}>{t('newer')}</p>}
      {memo.note && <p className={classes.note}>{t('changed', { note: memo.note })}</p>}
      {memo.state === 'recalled' && <p className={classes.note}>{t('recalledText', { reason: memo.reason ?? '' })}</p>}
      {words && <Body text={words.body} language={read} dir={dirOf(read)} />}
      {memo.files.length > 0 && (
        <section className={classes.section} aria-label={t('files')}>
          <h3 className={classes.heading}>{t('files')}</h3>
          <div className={classes.actions}>
            {memo.files.map((f) => (
              <Button
                key={f.id}
                variant="default"
                leftSection={<IconDownload size={16} />}
                aria-label={t('download', { name: f.name })}
                onClick={() => void fetched(`/api/my-memos/${memo.id}/files/${f.id}`, f.name)}
              >
                <bdi>{f.name}</bdi>
              </Button>
            ))}
          </div>
        </section>
      )}
      <div ref={end} />
      {memo.ack !== 'none' && memo.state !== 'recalled' && (
        <section className={classes.section} aria-label={t('answer.title')}>
          <h3 className={classes.heading}>{t('answer.title')}</h3>
          {waiting && <p role="status">{t('answer.waiting', { when: moment(waiting.at) })}</p>}
          {!waiting && memo.state !== 'to_do' && <AnswerGiven memo={memo} />}
          {!waiting && memo.state === 'to_do' && (
            <AnswerForm memo={memo} language={read} reached={reached} openedAt={openedAt} onAnswer={answers.add} />
          )}
        </section>
      )}
      {memo.personal && memo.state !== 'recalled' && <Replies memo={memo} onMemo={onMemo} />}
      <Tracked memo={memo} />
      {memo.history.length > 1 && <Versions memo={memo} />}
    </article>
  )
}
