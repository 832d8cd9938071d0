import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { LANGUAGES } from '../../../../../shared/languages.ts'
import { callEndpoint } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemoDetail } from '../../my.contract.ts'
import { replyCall } from './calls.ts'
import classes from './my-memos.module.css'

type Props = { memo: MyMemoDetail }

/** What the person and HR say to each other about it. */
export const Replies = ({ memo, onMemo }: Props & { onMemo: (memo: MyMemoDetail) => void }) => {
  const t = useWords()
  const { moment } = useFormat()
  const [body, setBody] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (e: FormEvent) => {
    e.preventDefault()
    if (!body.trim()) return
    setBusy(true)
    try {
      onMemo((await callEndpoint(replyCall, { id: memo.id, body })).memo)
      setBody('')
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.section} aria-label={t('reply.title')}>
      <h3 className={classes.heading}>{t('reply.title')}</h3>
      {memo.replies.length > 0 && (
        <ul className={classes.replies}>
          {memo.replies.map((r) => (
            <li key={r.id}>
              <span className={classes.quiet}>
                <bdi>{r.name}</bdi> · {moment(r.at)}
              </span>
              <p dir="auto">{r.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={send}>
        <Textarea
          label={t('reply.words')}
          description={t('reply.text')}
          value={body}
          onChange={(e) => setBody(e.currentTarget.value)}
          maxLength={4000}
          autosize
          minRows={2}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="default" loading={busy}>
            {t('reply.add')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Everything that is kept of somebody and a memo, said to them. */
export const Tracked = ({ memo: { tracked } }: Props) => {
  const t = useWords()
  const { moment, number } = useFormat()
  const facts: [string, string][] = [
    [t('tracked.delivered'), tracked.deliveredAt ? moment(tracked.deliveredAt) : t('tracked.not')],
    [t('tracked.opened'), tracked.openedAt ? moment(tracked.openedAt) : t('tracked.not')],
    [t('tracked.language'), LANGUAGES.find((l) => l.code === tracked.language)?.name ?? t('tracked.not')],
    [t('tracked.seconds'), tracked.seconds === null ? t('tracked.not') : number(tracked.seconds)],
    [t('tracked.reminders'), number(tracked.reminders)],
  ]
  return (
    <section className={classes.section} aria-label={t('tracked.title')}>
      <h3 className={classes.heading}>{t('tracked.title')}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{t('tracked.note')}</p>
    </section>
  )
}

export const Versions = ({ memo }: Props) => {
  const t = useWords()
  const { moment } = useFormat()
  return (
    <section className={classes.section} aria-label={t('history.title')}>
      <h3 className={classes.heading}>{t('history.title')}</h3>
      <ul className={classes.plain}>
        {memo.history.map((h) => (
          <li key={h.version} className={classes.line}>
            <span>{t('history.line', { version: h.version, when: moment(h.sentAt) })}</span>
            <span className={classes.quiet}>{h.answer ? t(`states.${h.answer}`) : t('history.none')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
