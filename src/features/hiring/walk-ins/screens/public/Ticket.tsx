import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { useTitle } from '../../../../../web/ui/Page.tsx'
import type { MyTicket } from '../../person.contract.ts'
import { useWords } from '../../public/words/index.ts'
import { About, Code, useClock } from './About.tsx'
import { changeCall, renewCall, ticketCall } from './calls.ts'
import { NotThere } from './NotThere.tsx'
import { SlotField } from './RegisterForm.tsx'
import classes from './walk-in.module.css'

/** One’s own ticket: the code, the place in the queue, and what can still be changed. */
export const Ticket = ({ link }: { link: string }) => {
  const t = useWords()
  const { data: ticket, error } = useApiState(ticketCall, { link }, { anonymous: true, refetchInterval: 5_000 })
  useTitle(ticket ? t('board.number', { n: ticket.number }) : 'Fourshore')
  if (!ticket)
    return (
      <div className={classes.page}>
        <NotThere error={error} />
        {error?.status === 410 && <Renew link={link} />}
      </div>
    )
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <p className={classes.kicker} dir="auto">
          {ticket.event.title}
        </p>
        <h1 className={classes.title}>{t('board.number', { n: ticket.number })}</h1>
        <Place ticket={ticket} />
        {['registered', 'waitlisted', 'waiting', 'called', 'held'].includes(ticket.status) && (
          <div className={classes.scan}>
            <Code text={ticket.code} label={t('codeOf', { n: ticket.number })} />
            <p className={classes.quiet}>{t('showCode')}</p>
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

/** Under a link that has ended: have a new one sent to the mailbox. */
const Renew = ({ link }: { link: string }) => {
  const t = useWords()
  const renew = useCommand(renewCall, { refreshes: [], anonymous: true })
  if (renew.isSuccess) return <p role="status">{t('renewed')}</p>
  return (
    <button type="button" disabled={renew.isPending} onClick={() => renew.mutate({ link })}>
      {t('renew')}
    </button>
  )
}

/** Where they stand, as it is now. */
const Place = ({ ticket }: { ticket: MyTicket }) => {
  const t = useWords()
  const clock = useClock(ticket.event.zone)
  const { status, desk, ahead, wait, event } = ticket
  const slot = event.slots.find((s) => s.position === ticket.slot)
  return (
    <div role="status" className={classes.place}>
      <p className={classes.big}>
        {status === 'called' && desk !== null ? t('desk', { n: desk }) : t(`status.${status}`)}
      </p>
      {status === 'registered' && slot && <p className={classes.big}>{clock(slot.startsAt)}</p>}
      {status === 'registered' && ticket.lateUntil && <p>{t('lateSaid', { time: clock(ticket.lateUntil) })}</p>}
      {ahead !== null && <p>{ahead === 0 ? t('next') : t('ahead', { n: ahead })}</p>}
      {wait && (
        <p>
          {t('wait', wait)} <span className={classes.quiet}>{t('waitHint')}</span>
        </p>
      )}
      {status === 'waiting' && <p className={classes.quiet}>{t('fresh')}</p>}
    </div>
  )
}

const Changes = ({ link, ticket }: { link: string; ticket: MyTicket }) => {
  const t = useWords()
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
            {t('rejoin')}
          </button>
        )}
        {status === 'registered' && (
          <a className={classes.plain} href={`/api/walk-in-ticket/calendar?link=${encodeURIComponent(link)}`} download>
            {t('calendar')}
          </a>
        )}
        {event.state === 'live' && (
          <Link className={classes.plain} to={paths.walkIn(event.id, { show: 'board' })}>
            {t('toBoard')}
          </Link>
        )}
        {coming && room && (
          <button
            type="button"
            className={classes.plain}
            aria-expanded={open === 'slot'}
            onClick={() => setOpen(open === 'slot' ? null : 'slot')}
          >
            {t('change')}
          </button>
        )}
        {status === 'registered' && ticket.lateUntil === null && (
          <button type="button" className={classes.plain} onClick={() => act({ action: 'late', minutes: 20 })}>
            {t('late')}
          </button>
        )}
        <button
          type="button"
          className={classes.plain}
          aria-expanded={open === 'cancel'}
          onClick={() => setOpen(open === 'cancel' ? null : 'cancel')}
        >
          {t('giveBack')}
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
            {t('save')}
          </button>
        </form>
      )}
      {open === 'cancel' && (
        <div className={classes.form}>
          <p>{t('giveBackSure')}</p>
          <div className={classes.buttons}>
            <button type="button" className={classes.press} onClick={() => act({ action: 'cancel' })}>
              {t('yesGiveBack')}
            </button>
            <button type="button" className={classes.plain} onClick={() => setOpen(null)}>
              {t('keep')}
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
