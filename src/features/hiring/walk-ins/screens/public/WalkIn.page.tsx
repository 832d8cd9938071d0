import { useParams } from '@tanstack/react-router'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState } from '../../../../../web/api.ts'
import { Queries } from '../../../../../web/queries.tsx'
import { useTitle } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../public/words/index.ts'
import { About, Code } from './About.tsx'
import { Board } from './Board.tsx'
import { eventCall } from './calls.ts'
import { NotThere } from './NotThere.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { Ticket } from './Ticket.tsx'
import classes from './walk-in.module.css'

const AT = { show: '' }

/** A walk-in event for everybody: what it is and how to come; its queue; its poster; and a ticket to it, by its link. */
export default function WalkIn() {
  const { id = '', token } = useParams({ strict: false }) as { id?: string; token?: string }
  const [{ show }] = useAddress(AT)
  const event = show === 'board' ? <Board id={id} /> : <Event id={id} poster={show === 'poster'} />
  return <Queries>{token ? <Ticket link={token} /> : event}</Queries>
}

const Event = ({ id, poster }: { id: string; poster: boolean }) => {
  const t = useWords()
  const { data: event, error } = useApiState(eventCall, { id }, { anonymous: true, refetchInterval: 30_000 })
  useTitle(event?.title ?? 'Fourshore')
  if (!event)
    return (
      <div className={classes.page}>
        <NotThere error={error} />
      </div>
    )
  const closed = event.state !== 'open' && event.state !== 'live'
  return (
    <div className={`${classes.page} ${poster ? classes.poster : ''}`}>
      <section className={classes.card}>
        <p className={classes.kicker}>{t('by', { company: `\u2068${event.company}\u2069` })}</p>
        <h1 className={classes.title} dir="auto">
          {event.title}
        </h1>
        <About event={event} />
        {poster && (
          <div className={classes.scan}>
            <Code text={event.url} label={event.url} />
            <p className={classes.big}>{t('board.scan')}</p>
            <p className="ltr">{event.url}</p>
            <button type="button" className={classes.press} onClick={() => print()}>
              {t('board.print')}
            </button>
          </div>
        )}
      </section>
      {!poster && closed && (
        <p className={classes.card} role="status">
          {t(`states.${event.state as 'paused' | 'ended' | 'cancelled' | 'draft'}`)} {event.reason}
        </p>
      )}
      {!poster && !closed && <RegisterForm event={event} />}
    </div>
  )
}
