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
/** Whoever is called twice and does not come may be marked so, and is not called a third time. */
const CALLS = 2
const stepsOf = ({ status, calls }: { status: TicketState; calls: number }): readonly TicketMove[] =>
  STEPS[status].filter((move) => (move === 'noShow' ? calls >= CALLS : move !== 'callAgain' || calls < CALLS))
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
  const t = useWords()
  const { event, tickets, average } = picture
  const next = useCommand(nextCall, { refreshes: [readCall] })
  const waiting = tickets.filter((item) => item.status === 'waiting')
  const others = tickets.filter((item) => !['waiting', 'called', 'interviewing'].includes(item.status))
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
          const there = tickets.find((item) => item.desk === desk && ['called', 'interviewing'].includes(item.status))
          return (
            <li key={desk} className={classes.card}>
              <h2 className={classes.name}>{t('queue.desk', { n: desk })}</h2>
              {there ? (
                <TicketRow ticket={there} picture={picture} />
              ) : (
                <>
                  <p className={classes.quiet}>{t('queue.free')}</p>
                  <Button
                    disabled={waiting.length === 0}
                    loading={next.isPending}
                    onClick={() => next.mutate({ id: event.id, desk })}
                  >
                    {t('queue.callNext', { n: desk })}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <TicketList title={t('queue.waiting', { n: waiting.length })} tickets={waiting} picture={picture}>
        <p className={classes.quiet}>{waiting.length === 0 ? t('queue.nobody') : t('queue.average', { n: average })}</p>
      </TicketList>
      {others.length > 0 && (
        <TicketList title={t('queue.others', { n: others.length })} tickets={others} picture={picture} />
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

const TicketRow = ({ ticket: item, picture: { event } }: { ticket: Ticket; picture: Picture }) => {
  const t = useWords()
  const time = useTime(event.zone)
  const step = useCommand(stepCall, { refreshes: [readCall] })
  const [finishing, setFinishing] = useState(false)
  const slot = event.slots.find((s) => s.position === item.slot)
  const live = event.state === 'live'
  const named = (what: string) => `${what}: ${item.number}, ${item.name}`
  const facts = [
    item.job,
    slot && time(slot.startsAt),
    item.status === 'registered' && item.lateUntil && t('queue.late', { time: time(item.lateUntil) }),
    item.status === 'called' &&
      (item.calls > 1 ? t('queue.calledTwice') : item.calledAt && t('queue.calledAt', { time: time(item.calledAt) })),
  ].filter((f): f is string => Boolean(f))
  return (
    <div className={classes.row}>
      <div className={classes.line}>
        <span className={classes.number}>{item.number}</span>
        <strong dir="auto">{item.name}</strong>
        <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
        <span className={classes.quiet}>{facts.join(' · ')}</span>
      </div>
      {item.need && (
        <p className={classes.need} dir="auto">
          {t('queue.need', { need: item.need })}
        </p>
      )}
      <div className={classes.line}>
        {live &&
          stepsOf(item).map((move) => (
            <Button
              key={move}
              size="xs"
              variant={move === 'start' ? 'filled' : 'default'}
              aria-label={named(t(`step.${move}`))}
              disabled={step.isPending}
              onClick={() => step.mutate({ id: event.id, ticket: item.id, move })}
            >
              {t(`step.${move}`)}
            </Button>
          ))}
        {live && item.status === 'interviewing' && (
          <Button size="xs" aria-label={named(t('step.finish'))} onClick={() => setFinishing(true)}>
            {t('step.finish')}
          </Button>
        )}
        {item.applicationId && (
          <Link to={paths.ats({ application: item.applicationId })}>{t('queue.toApplication')}</Link>
        )}
      </div>
      {step.error && (
        <p role="alert" className={classes.wrong}>
          {step.error.message}
        </p>
      )}
      {finishing && <FinishDialog eventId={event.id} ticket={item} onClose={() => setFinishing(false)} />}
    </div>
  )
}
