import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { LANGUAGES } from '../../../../../shared/languages.ts'
import { call } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemoDetail } from '../../my.contract.ts'
import { replyCall } from './calls.ts'
import classes from './my-memos.module.css'

type Props = { memo: MyMemoDetail }

/** What the person and HR say to each other about it. */
export const Replies = ({ memo, onMemo }: Props & { onMemo: (memo: MyMemoDetail) => void }) => {
  const say = useWords()
  const { moment } = useFormat()
  const [body, setBody] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (e: FormEvent) => {
    e.preventDefault()
    if (!body.trim()) return
    setBusy(true)
    try {
      onMemo((await call(replyCall, { id: memo.id, body })).memo)
      setBody('')
    } catch (error) {
      notify.failure(say('failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.section} aria-label={say('reply.title')}>
      <h3 className={classes.heading}>{say('reply.title')}</h3>
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
          label={say('reply.words')}
          description={say('reply.text')}
          value={body}
          onChange={(e) => setBody(e.currentTarget.value)}
          maxLength={4000}
          autosize
          minRows={2}
        />
        <div className={classes.actions}>
          <Button type="submit" variant="default" loading={busy}>
            {say('reply.add')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Everything that is kept of somebody and a memo, said to them. */
export const Tracked = ({ memo: { tracked } }: Props) => {
  const say = useWords()
  const { moment, number } = useFormat()
  const facts: [string, string][] = [
    [say('tracked.delivered'), tracked.deliveredAt ? moment(tracked.deliveredAt) : say('tracked.not')],
    [say('tracked.opened'), tracked.openedAt ? moment(tracked.openedAt) : say('tracked.not')],
    [say('tracked.language'), LANGUAGES.find((l) => l.code === tracked.language)?.name ?? say('tracked.not')],
    [say('tracked.seconds'), tracked.seconds === null ? say('tracked.not') : number(tracked.seconds)],
    [say('tracked.reminders'), number(tracked.reminders)],
  ]
  return (
    <section className={classes.section} aria-label={say('tracked.title')}>
      <h3 className={classes.heading}>{say('tracked.title')}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{say('tracked.note')}</p>
    </section>
  )
}

export const Versions = ({ memo }: Props) => {
  const say = useWords()
  const { moment } = useFormat()
  return (
    <section className={classes.section} aria-label={say('history.title')}>
      <h3 className={classes.heading}>{say('history.title')}</h3>
      <ul className={classes.plain}>
        {memo.history.map((h) => (
          <li key={h.version} className={classes.line}>
            <span>{say('history.line', { version: h.version, when: moment(h.sentAt) })}</span>
            <span className={classes.quiet}>{h.answer ? say(`states.${h.answer}`) : say('history.none')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
