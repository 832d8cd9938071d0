import { Alert, Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { DAYS, useLastCopy } from '../../../../web/copy.ts'
import { useEvents } from '../../../../web/events.ts'
import { Link } from '../../../../web/Link.tsx'
import { useOnline } from '../../../../web/online.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { PlaceMap } from '../../../adverts/maps/screens/PlaceMap.tsx'
import type { EventMove } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { listCall, moveCall, readCall, watchCall } from './calls.ts'
import { type Picture, StateBadge, useTime } from './parts.tsx'
import { Queue, TicketList } from './Queue.tsx'
import classes from './walk-ins.module.css'

const EventForm = lazy(() => import('./EventForm.tsx'))

/** One event: what it is, what can be done with it, and, while it is live, its queue. */
export default function EventView({ id }: { id: string }) {
  const t = useWords()
  const { data, error, refetch, isFetching } = useApiState(readCall, { id })
  const client = useQueryClient()
  const told = useEvents(watchCall, { id }, () => false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is what asks anew
  useEffect(() => {
    if (told) void client.invalidateQueries({ queryKey: [readCall.path] })
  }, [told?.mark, client])
  const online = useOnline()
  const copy = useLastCopy(`walk-in:${id}`, data, DAYS.others)
  const lost = !online || error?.status === 0
  if (!data && copy && lost) return <Shown picture={copy.value} keptAt={copy.keptAt} />
  if (!data)
    return (
      <Page title={t('title')}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingTable rows={8} columns={4} />
        )}
      </Page>
    )
  return <Shown picture={data} />
}

/** `keptAt`: there is no connection, and this is the picture of then. */
const Shown = ({ picture, keptAt }: { picture: Picture; keptAt?: string }) => {
  const t = useWords()
  const format = useFormat()
  const { event, tickets } = picture
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState<'end' | 'cancel' | null>(null)
  const jobs = useApiState(listCall, {}, { enabled: editing })
  const move = useCommand(moveCall, { refreshes: [readCall, listCall] })
  const press = (what: EventMove) =>
    what === 'end' || what === 'cancel' ? setAsking(what) : move.mutate({ id: event.id, move: what })
  const full = event.slots.every((s) => s.taken >= s.capacity)
  return (
    <Page
      title={event.title}
      subtitle={`${format.day(event.day)}, ${format.isolated(`${event.starts} – ${event.ends}`)}`}
      actions={
        <>
          {event.state === 'draft' && (
            <Button variant="default" onClick={() => setEditing(true)}>
              {t('moves.edit')}
            </Button>
          )}
          {event.moves.map((m) => (
            <Button
              key={m}
              variant={m === 'publish' || m === 'begin' ? 'filled' : 'default'}
              onClick={() => press(m)}
              disabled={move.isPending}
            >
              {t(`moves.${m}`)}
            </Button>
          ))}
        </>
      }
    >
      <div className={classes.stack}>
        {keptAt && (
          <p role="status" className={classes.kept}>
            {t('lastCopy', { when: format.moment(keptAt) })}
          </p>
        )}
        <div className={classes.line}>
          <Link to={paths.walkInInterviews()}>{t('back')}</Link>
          <StateBadge state={event.state} full={full} />
          {event.state !== 'draft' && (
            <>
              <Link to={paths.walkIn(event.id)}>{t('share.page')}</Link>
              <Link to={paths.walkIn(event.id, { show: 'poster' })}>{t('share.poster')}</Link>
              <Link to={paths.walkIn(event.id, { show: 'board' })}>{t('share.board')}</Link>
            </>
          )}
        </div>
        {move.error && !asking && (
          <Alert color="red" role="alert" title={t('refused')}>
            {move.error.message}
          </Alert>
        )}
        {event.state !== 'live' && <Venue event={event} />}
        {event.state === 'live' ? <Queue picture={picture} /> : <Slots picture={picture} />}
        {event.state !== 'live' && tickets.length > 0 && (
          <TicketList title={t('queue.tickets', { n: tickets.length })} tickets={tickets} picture={picture} />
        )}
      </div>
      {editing && jobs.data && (
        <Suspense fallback={null}>
          <EventForm event={event} jobs={jobs.data.jobs} onClose={() => setEditing(false)} onSaved={() => {}} />
        </Suspense>
      )}
      {asking && (
        <AskDialog
          what={asking}
          error={move.error?.message ?? null}
          busy={move.isPending}
          onClose={() => {
            setAsking(null)
            move.reset()
          }}
          onSend={(words) => move.mutate({ id: event.id, move: asking, words }, { onSuccess: () => setAsking(null) })}
        />
      )}
    </Page>
  )
}

/** Where people come to, and what somebody has to know who cannot come as others do. */
const Venue = ({ event }: { event: Picture['event'] }) => {
  const t = useWords()
  return (
    <section className={classes.card} aria-labelledby="venue">
      <h2 id="venue" className={classes.name}>
        {t('form.venue')}
      </h2>
      <p className={classes.plain} dir="auto">
        {event.venue}
      </p>
      {event.access && (
        <>
          <h3 className={classes.name}>{t('form.access')}</h3>
          <p className={classes.plain} dir="auto">
            {event.access}
          </p>
        </>
      )}
      {event.map && <PlaceMap map={event.map} head="h3" />}
    </section>
  )
}

const Slots = ({ picture: { event } }: { picture: Picture }) => {
  const t = useWords()
  const time = useTime(event.zone)
  return (
    <section className={classes.card} aria-labelledby="slots">
      <h2 id="slots" className={classes.name}>
        {t('queue.slots')}
      </h2>
      <ul className={classes.slots}>
        {event.slots.map((s) => (
          <li key={s.position}>
            {t('queue.slot', { time: time(s.startsAt), taken: s.taken, capacity: s.capacity })}
            {s.quiet && <span className={classes.quiet}> {t('queue.quiet')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type AskProps = {
  what: 'end' | 'cancel'
  error: string | null
  busy: boolean
  onClose: () => void
  onSend: (words: string) => void
}

const AskDialog = ({ what, error, busy, onClose, onSend }: AskProps) => {
  const t = useWords()
  const [words, setWords] = useState('')
  return (
    <Dialog title={t(`moves.${what}`)} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.stack}>
        <p className={classes.plain}>{t(`ask.${what}`)}</p>
        <Textarea
          label={t('ask.words')}
          value={words}
          onChange={(e) => setWords(e.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
        />
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <div className={classes.end}>
          <Button {...(what === 'cancel' ? { color: 'red' } : {})} loading={busy} onClick={() => onSend(words)}>
            {t(`moves.${what}`)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
