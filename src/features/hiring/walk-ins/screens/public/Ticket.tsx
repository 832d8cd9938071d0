import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { useTitle } from '../../../../../web/ui/Page.tsx'
import type { MyTicket } from '../../person.contract.ts'
import { useWords } from '../../public/words/index.ts'
import { About, Code, useClock } from './About.tsx'
import { changeCall, ticketCall } from './calls.ts'
import { SlotField } from './RegisterForm.tsx'
import classes from './walk-in.module.css'

/** One’s own ticket: the code, the place in the queue, and what can still be changed. */
export const Ticket = ({ link }: { link: string }) => {
  const say = useWords()
  const { data: ticket, error } = useApiState(ticketCall, { link }, { anonymous: true, refetchInterval: 5_000 })
  useTitle(ticket ? say('board.number', { n: ticket.number }) : 'Fourshore')
  if (!ticket)
    return (
      <div className={classes.page}>
        <p role={error ? 'alert' : 'status'}>
          {error ? (error.status === 404 ? say('missing') : error.message) : say('loading')}
        </p>
      </div>
    )
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <p className={classes.kicker} dir="auto">
          {ticket.event.title}
        </p>
        <h1 className={classes.title}>{say('board.number', { n: ticket.number })}</h1>
        <Place ticket={ticket} />
        {['registered', 'waitlisted', 'waiting', 'called', 'held'].includes(ticket.status) && (
          <div className={classes.scan}>
            <Code text={ticket.code} label={say('codeOf', { n: ticket.number })} />
            <p className={classes.quiet}>{say('showCode')}</p>
          </div>
        )}
      </section>
      <Changes link={link} ticket={ticket} />
      <section className={classes.card}>
        <About event={ticket.event} />
      </section>
    </div>
  )
}

/** Where they stand, as it is now. */
const Place = ({ ticket }: { ticket: MyTicket }) => {
  const say = useWords()
  const clock = useClock(ticket.event.zone)
  const { status, desk, ahead, wait, event } = ticket
  const slot = event.slots.find((s) => s.position === ticket.slot)
  return (
    <div role="status" className={classes.place}>
      <p className={classes.big}>
        {status === 'called' && desk !== null ? say('desk', { n: desk }) : say(`status.${status}`)}
      </p>
      {status === 'registered' && slot && <p className={classes.big}>{clock(slot.startsAt)}</p>}
      {status === 'registered' && ticket.lateUntil && <p>{say('lateSaid', { time: clock(ticket.lateUntil) })}</p>}
      {ahead !== null && <p>{ahead === 0 ? say('next') : say('ahead', { n: ahead })}</p>}
      {wait && (
        <p>
          {say('wait', wait)} <span className={classes.quiet}>{say('waitHint')}</span>
        </p>
      )}
      {status === 'waiting' && <p className={classes.quiet}>{say('fresh')}</p>}
    </div>
  )
}

const Changes = ({ link, ticket }: { link: string; ticket: MyTicket }) => {
  const say = useWords()
  const { status, event } = ticket
  const change = useCommand(changeCall, { anonymous: true, refreshes: [ticketCall] })
  const [open, setOpen] = useState<'slot' | 'cancel' | null>(null)
  const [slot, setSlot] = useState('')
  const coming = status === 'registered' || status === 'waitlisted'
  const over = event.state === 'ended' || event.state === 'cancelled'
  const here = ['waiting', 'called', 'held', 'no_show'].includes(status)
  const act = (input: { action: 'slot' | 'late' | 'rejoin' | 'cancel'; slot?: number; minutes?: number }) =>
    change.mutate({ link, ...input }, { onSuccess: () => setOpen(null) })
  if (over || (!coming && !here)) return null
  const room =
    event.takesPeople &&
    event.slots.some((s) => s.free > 0 && (ticket.quietToo || !s.quiet) && s.position !== ticket.slot)
  return (
    <section className={classes.card}>
      <div className={classes.buttons}>
        {status === 'no_show' && event.state === 'live' && (
          <button type="button" className={classes.press} onClick={() => act({ action: 'rejoin' })}>
            {say('rejoin')}
          </button>
        )}
        {status === 'registered' && (
          <a className={classes.plain} href={`/api/walk-in-ticket/calendar?link=${encodeURIComponent(link)}`} download>
            {say('calendar')}
          </a>
        )}
        {event.state === 'live' && (
          <Link className={classes.plain} to={paths.walkIn(event.id, { show: 'board' })}>
            {say('toBoard')}
          </Link>
        )}
        {coming && room && (
          <button
            type="button"
            className={classes.plain}
            aria-expanded={open === 'slot'}
            onClick={() => setOpen(open === 'slot' ? null : 'slot')}
          >
            {say('change')}
          </button>
        )}
        {status === 'registered' && ticket.lateUntil === null && (
          <button type="button" className={classes.plain} onClick={() => act({ action: 'late', minutes: 20 })}>
            {say('late')}
          </button>
        )}
        <button
          type="button"
          className={classes.plain}
          aria-expanded={open === 'cancel'}
          onClick={() => setOpen(open === 'cancel' ? null : 'cancel')}
        >
          {say('giveBack')}
        </button>
      </div>
      {open === 'slot' && (
        <form
          className={classes.form}
          onSubmit={(e) => {
            e.preventDefault()
            act({ action: 'slot', ...(slot ? { slot: Number(slot) } : {}) })
          }}
        >
          <SlotField
            event={event}
            quiet={ticket.quietToo}
            value={slot}
            onChange={setSlot}
            {...(change.error?.fields?.slot ? { wrong: change.error.fields.slot } : {})}
          />
          <button type="submit" className={classes.press} disabled={change.isPending}>
            {say('save')}
          </button>
        </form>
      )}
      {open === 'cancel' && (
        <div className={classes.form}>
          <p>{say('giveBackSure')}</p>
          <div className={classes.buttons}>
            <button type="button" className={classes.press} onClick={() => act({ action: 'cancel' })}>
              {say('yesGiveBack')}
            </button>
            <button type="button" className={classes.plain} onClick={() => setOpen(null)}>
              {say('keep')}
            </button>
          </div>
        </div>
      )}
      {change.error && !change.error.fields?.slot && (
        <p role="alert" className={classes.wrong}>
          {change.error.message}
        </p>
      )}
    </section>
  )
}
