import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../web/api.ts'
import { useWords } from '../words/index.ts'
import { checkInCall, readCall, walkUpCall } from './calls.ts'
import type { Picture } from './parts.tsx'
import { canScan, Scanner } from './Scanner.tsx'
import classes from './walk-ins.module.css'

/** By number, by what a reader of codes types, or by the camera where the browser reads codes. */
export const CheckIn = ({ picture: { event } }: { picture: Picture }) => {
  const say = useWords()
  const check = useCommand(checkInCall, { refreshes: [readCall] })
  const [code, setCode] = useState('')
  const [scanning, setScanning] = useState(false)
  const [adding, setAdding] = useState(false)
  const send = (text: string) => check.mutate({ id: event.id, code: text }, { onSuccess: () => setCode('') })
  const done = check.data
  return (
    <section className={classes.card} aria-label={say('queue.checkIn')}>
      <form
        className={classes.line}
        onSubmit={(e) => {
          e.preventDefault()
          send(code)
        }}
        noValidate
      >
        <TextInput
          label={say('queue.code')}
          value={code}
          onChange={(e) => setCode(e.currentTarget.value)}
          error={check.error ? (check.error.fields?.code ?? check.error.message) : null}
          maxLength={200}
          autoComplete="off"
        />
        <div className={`${classes.line} ${classes.beside}`}>
          <Button type="submit" loading={check.isPending}>
            {say('queue.checkIn')}
          </Button>
          {canScan() && (
            <Button variant="default" onClick={() => setScanning(!scanning)}>
              {say(scanning ? 'queue.stop' : 'queue.scan')}
            </Button>
          )}
          <Button variant="default" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {say('queue.walkUp')}
          </Button>
        </div>
      </form>
      <p role="status" className={classes.plain}>
        {done &&
          !check.error &&
          say(done.again ? 'queue.already' : 'queue.checkedIn', { n: done.ticket.number, name: done.ticket.name })}
      </p>
      {scanning && <Scanner onCode={send} />}
      {adding && <WalkUp event={event} onDone={() => setAdding(false)} />}
    </section>
  )
}

const WalkUp = ({ event, onDone }: { event: Picture['event']; onDone: () => void }) => {
  const say = useWords()
  const add = useCommand(walkUpCall, { refreshes: [readCall] })
  const [typed, setTyped] = useState({ name: '', email: '', jobId: event.jobs[0]?.id ?? '', consent: false })
  const wrong = add.error?.fields ?? {}
  const submit = (e: FormEvent) => {
    e.preventDefault()
    add.mutate({ id: event.id, ...typed, consent: typed.consent as true }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label={say('queue.name')}
        value={typed.name}
        onChange={(e) => setTyped({ ...typed, name: e.currentTarget.value })}
        error={wrong.name}
        maxLength={160}
        required
      />
      <TextInput
        type="email"
        label={say('queue.email')}
        value={typed.email}
        onChange={(e) => setTyped({ ...typed, email: e.currentTarget.value })}
        error={wrong.email}
      />
      {event.jobs.length > 1 && (
        <NativeSelect
          label={say('queue.job')}
          data={event.jobs.map((j) => ({ value: j.id, label: j.title }))}
          value={typed.jobId}
          onChange={(e) => setTyped({ ...typed, jobId: e.currentTarget.value })}
          error={wrong.jobId}
        />
      )}
      <Checkbox
        className={classes.wide}
        label={say('queue.consent')}
        checked={typed.consent}
        onChange={(e) => setTyped({ ...typed, consent: e.currentTarget.checked })}
        error={wrong.consent}
      />
      {add.error && Object.keys(wrong).length === 0 && (
        <Alert color="red" role="alert" className={classes.wide}>
          {add.error.message}
        </Alert>
      )}
      <div className={classes.wide}>
        <Button type="submit" loading={add.isPending}>
          {say('queue.add')}
        </Button>
      </div>
    </form>
  )
}
