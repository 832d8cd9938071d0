import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { Ticket } from '../contract.ts'
import type { TicketMove, TicketState } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { CheckIn } from './CheckIn.tsx'
import { nextCall, readCall, stepCall } from './calls.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { type Picture, useTime } from './parts.tsx'
import classes from './walk-ins.module.css'

/** What can be pressed for a ticket where it stands. */
const STEPS: Readonly<Record<TicketState, readonly TicketMove[]>> = {
  waitlisted: ['checkIn'],
  registered: ['checkIn'],
  waiting: ['hold', 'leave'],
  called: ['start', 'callAgain', 'noShow', 'hold'],
  interviewing: [],
  held: ['release', 'leave'],
  done: [],
  no_show: ['rejoin'],
  left: [],
  cancelled: [],
}
const TONES: Readonly<Record<TicketState, Tone>> = {
  waitlisted: 'careful',
  registered: 'idle',
  waiting: 'calm',
  called: 'careful',
  interviewing: 'calm',
  held: 'careful',
  done: 'ok',
  no_show: 'wrong',
  left: 'idle',
  cancelled: 'idle',
}

/** The desks, who waits in the order in which they are called, and everybody else. */
export const Queue = ({ picture }: { picture: Picture }) => {
  const say = useWords()
  const { event, tickets, average } = picture
  const next = useCommand(nextCall, { refreshes: [readCall] })
  const waiting = tickets.filter((t) => t.status === 'waiting')
  const others = tickets.filter((t) => !['waiting', 'called', 'interviewing'].includes(t.status))
  const desks = Array.from({ length: event.desks }, (_, i) => i + 1)
  return (
    <>
      <CheckIn picture={picture} />
      {next.error && (
        <Alert color="red" role="alert">
          {next.error.message}
        </Alert>
      )}
      <ul className={classes.desks}>
        {desks.map((desk) => {
          const there = tickets.find((t) => t.desk === desk && ['called', 'interviewing'].includes(t.status))
          return (
            <li key={desk} className={classes.card}>
              <h2 className={classes.name}>{say('queue.desk', { n: desk })}</h2>
              {there ? (
                <TicketRow ticket={there} picture={picture} />
              ) : (
                <>
                  <p className={classes.quiet}>{say('queue.free')}</p>
                  <Button
                    disabled={waiting.length === 0}
                    loading={next.isPending}
                    onClick={() => next.mutate({ id: event.id, desk })}
                  >
                    {say('queue.callNext', { n: desk })}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <TicketList title={say('queue.waiting', { n: waiting.length })} tickets={waiting} picture={picture}>
        <p className={classes.quiet}>
          {waiting.length === 0 ? say('queue.nobody') : say('queue.average', { n: average })}
        </p>
      </TicketList>
      {others.length > 0 && (
        <TicketList title={say('queue.others', { n: others.length })} tickets={others} picture={picture} />
      )}
    </>
  )
}

type ListProps = { title: string; tickets: readonly Ticket[]; picture: Picture; children?: React.ReactNode }

export const TicketList = ({ title, tickets, picture, children }: ListProps) => (
  <section className={classes.card} aria-label={title}>
    <h2 className={classes.name}>{title}</h2>
    {children}
    <ul className={classes.rows}>
      {tickets.map((t) => (
        <li key={t.id}>
          <TicketRow ticket={t} picture={picture} />
        </li>
      ))}
    </ul>
  </section>
)

const TicketRow = ({ ticket: t, picture: { event } }: { ticket: Ticket; picture: Picture }) => {
  const say = useWords()
  const time = useTime(event.zone)
  const step = useCommand(stepCall, { refreshes: [readCall] })
  const [finishing, setFinishing] = useState(false)
  const slot = event.slots.find((s) => s.position === t.slot)
  const live = event.state === 'live'
  const named = (what: string) => `${what}: ${t.number}, ${t.name}`
  const facts = [
    t.job,
    slot && time(slot.startsAt),
    t.status === 'registered' && t.lateUntil && say('queue.late', { time: time(t.lateUntil) }),
    t.status === 'called' &&
      (t.calls > 1 ? say('queue.calledTwice') : t.calledAt && say('queue.calledAt', { time: time(t.calledAt) })),
  ].filter((f): f is string => Boolean(f))
  return (
    <div className={classes.row}>
      <div className={classes.line}>
        <span className={classes.number}>{t.number}</span>
        <strong dir="auto">{t.name}</strong>
        <StatusBadge tone={TONES[t.status]}>{say(`status.${t.status}`)}</StatusBadge>
        <span className={classes.quiet}>{facts.join(' · ')}</span>
      </div>
      {t.need && (
        <p className={classes.need} dir="auto">
          {say('queue.need', { need: t.need })}
        </p>
      )}
      <div className={classes.line}>
        {live &&
          STEPS[t.status].map((move) => (
            <Button
              key={move}
              size="xs"
              variant={move === 'start' ? 'filled' : 'default'}
              aria-label={named(say(`step.${move}`))}
              disabled={step.isPending}
              onClick={() => step.mutate({ id: event.id, ticket: t.id, move })}
            >
              {say(`step.${move}`)}
            </Button>
          ))}
        {live && t.status === 'interviewing' && (
          <Button size="xs" aria-label={named(say('step.finish'))} onClick={() => setFinishing(true)}>
            {say('step.finish')}
          </Button>
        )}
        {t.applicationId && <Link to={paths.ats({ application: t.applicationId })}>{say('queue.toApplication')}</Link>}
      </div>
      {step.error && (
        <p role="alert" className={classes.wrong}>
          {step.error.message}
        </p>
      )}
      {finishing && <FinishDialog eventId={event.id} ticket={t} onClose={() => setFinishing(false)} />}
    </div>
  )
}
