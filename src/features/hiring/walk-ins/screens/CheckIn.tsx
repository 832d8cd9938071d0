import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useOnline } from '../../../../web/online.ts'
import { type AnswerTo, queuedCall, useOutbox } from '../../../../web/queue/useQueue.ts'
import { jobLabel } from '../../jobs/label.rules.ts'
import type { addWalkUp, checkIn } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { checkInCall, readCall, walkUpCall } from './calls.ts'
import type { Picture } from './parts.tsx'
import { canScan, Scanner } from './Scanner.tsx'
import classes from './walk-ins.module.css'

type WalkUp = { name: string; email: string; jobId: string }
type Done = { event: string; at: string } & ({ code: string } | { walkUp: WalkUp })
type CheckInNote = { text: string; wrong: boolean }

/**
 * By number, by what a reader of codes types, or by the camera where the browser reads codes. What is done without a connection waits on the
 * device with the time it happened, and is sent when there is one.
 */
export const CheckIn = ({ picture: { event, tickets } }: { picture: Picture }) => {
  const t = useWords()
  const client = useQueryClient()
  const online = useOnline()
  const [code, setCode] = useState('')
  const [told, setTold] = useState<CheckInNote | null>(null)
  const [scanning, setScanning] = useState(false)
  const [adding, setAdding] = useState(false)
  const { items, add } = useOutbox<Done>({
    kind: 'walk-in',
    toCall: (what, { key }) =>
      'code' in what
        ? queuedCall(checkInCall, { id: what.event, code: what.code, at: what.at })
        : queuedCall(walkUpCall, { id: what.event, key, at: what.at, ...what.walkUp, consent: true }),
    labelOf: (what) => `${t('queue.checkIn')}: ${'code' in what ? known(what.code) : what.walkUp.name}`,
    settled: async ({ what }, answer: AnswerTo<typeof checkIn> | AnswerTo<typeof addWalkUp>) => {
      const said = { n: answer.ticket.number, name: answer.ticket.name }
      const again = 'again' in answer && answer.again
      const text = 'code' in what ? t(again ? 'queue.already' : 'queue.checkedIn', said) : t('queue.added', said)
      setTold({ text, wrong: false })
      await client.invalidateQueries({ queryKey: [readCall.path] })
    },
    refused: ({ what }, error) =>
      setTold({ text: `${'code' in what ? what.code : what.walkUp.name}: ${error.message}`, wrong: true }),
  })
  const waiting = items.filter(({ what }) => what.event === event.id)
  const keep = (what: { code: string } | { walkUp: WalkUp }) => {
    setTold(null)
    add({ event: event.id, at: new Date().toISOString(), ...what })
  }
  const send = (text: string) => {
    if (!text.trim()) return
    keep({ code: text.trim() })
    setCode('')
  }
  const known = (text: string) => tickets.find((item) => String(item.number) === text.replace(/^#/, ''))?.name ?? text
  return (
    <section className={classes.card} aria-label={t('queue.checkIn')}>
      <form
        className={classes.line}
        onSubmit={(e) => {
          e.preventDefault()
          send(code)
        }}
        noValidate
      >
        <TextInput
          label={t('queue.code')}
          value={code}
          onChange={(e) => setCode(e.currentTarget.value)}
          error={told?.wrong ? told.text : null}
          maxLength={200}
          autoComplete="off"
        />
        <div className={`${classes.line} ${classes.beside}`}>
          <Button type="submit" disabled={!code.trim()}>
            {t('queue.checkIn')}
          </Button>
          {canScan() && (
            <Button variant="default" onClick={() => setScanning(!scanning)}>
              {t(scanning ? 'queue.stop' : 'queue.scan')}
            </Button>
          )}
          <Button variant="default" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {t('queue.walkUp')}
          </Button>
        </div>
      </form>
      <p role="status" className={classes.plain}>
        {waiting.length > 0 && !online ? t('queue.kept', { count: waiting.length }) : !told?.wrong && told?.text}
      </p>
      {waiting.length > 0 && !online && (
        <ul className={classes.plain}>
          {waiting.map(({ key, what }) => (
            <li key={key}>
              <bdi>{'code' in what ? known(what.code) : what.walkUp.name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {scanning && <Scanner onCode={send} />}
      {adding && (
        <WalkUpForm
          event={event}
          onAdd={(walkUp) => {
            keep({ walkUp })
            setAdding(false)
          }}
        />
      )}
    </section>
  )
}

type FormProps = { event: Picture['event']; onAdd: (walkUp: WalkUp) => void }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const WalkUpForm = ({ event, onAdd }: FormProps) => {
  const t = useWords()
  const [typed, setTyped] = useState({ name: '', email: '', jobId: event.jobs[0]?.id ?? '', consent: false })
  const [wrong, setWrong] = useState<{ name?: string; email?: string; consent?: string }>({})
  const submit = (e: FormEvent) => {
    e.preventDefault()
    const { name, email, jobId, consent } = typed
    // Judged here as well: without a connection nobody else does until later.
    const found = {
      ...(name.trim() ? {} : { name: t('queue.needsName') }),
      ...(email.trim() && !EMAIL.test(email.trim()) ? { email: t('queue.needsEmail') } : {}),
      ...(consent ? {} : { consent: t('queue.needsConsent') }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) onAdd({ name: name.trim(), email: email.trim(), jobId })
  }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label={t('queue.name')}
        value={typed.name}
        onChange={(e) => setTyped({ ...typed, name: e.currentTarget.value })}
        error={wrong.name}
        maxLength={160}
        required
      />
      <TextInput
        type="email"
        label={t('queue.email')}
        value={typed.email}
        onChange={(e) => setTyped({ ...typed, email: e.currentTarget.value })}
        error={wrong.email}
      />
      {event.jobs.length > 1 && (
        <NativeSelect
          label={t('queue.job')}
          data={event.jobs.map((j) => ({ value: j.id, label: jobLabel(j) }))}
          value={typed.jobId}
          onChange={(e) => setTyped({ ...typed, jobId: e.currentTarget.value })}
        />
      )}
      <Checkbox
        className={classes.wide}
        label={t('queue.consent')}
        checked={typed.consent}
        onChange={(e) => setTyped({ ...typed, consent: e.currentTarget.checked })}
        error={wrong.consent}
      />
      <div className={classes.wide}>
        <Button type="submit">{t('queue.add')}</Button>
      </div>
    </form>
  )
}
