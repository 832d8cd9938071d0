import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { PlaceTime } from '../../../../web/ui/PlaceTime.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { NowBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { nowCall, watchCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'
import { PersonDay } from './PersonDay.tsx'

const RemoteDialog = lazy(() => import('./RemoteDialog.tsx'))

type Person = NowBoard['sites'][number]['people'][number]
type OpenDay = { employeeId: string; day: string }
const TONE = {
  in: 'ok',
  late: 'careful',
  missing: 'wrong',
  out: 'idle',
  scheduled: 'idle',
  away: 'calm',
  absent: 'wrong',
} as const
/** Those somebody has to do something about come first. */
const ORDER = ['missing', 'absent', 'late', 'in', 'scheduled', 'out', 'away'] as const

const never = () => false

/** Who is here at this moment, by site, as it changes. */
export const Now = () => {
  const t = useWords()
  const client = useQueryClient()
  const may = useMay()
  const [isRemote, setRemote] = useState(false)
  const told = useEvents(watchCall, {}, never)
  const { data, error, isPending, isFetching, refetch } = useApiState(nowCall, {}, { refetchInterval: 60_000 })
  const [open, setOpen] = useState<OpenDay | null>(null)
  useEffect(() => {
    if (told) void client.invalidateQueries({ queryKey: [nowCall.path] })
  }, [told, client])
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={6} columns={4} />
  }
  const { totals } = data
  return (
    <>
      <Figures
        loading={isPending}
        figures={[
          {
            label: t('now.in'),
            value: totals.in,
            hint:
              totals.remote > 0
                ? t('now.ofRemote', { count: totals.expected, remote: totals.remote })
                : t('now.of', { count: totals.expected }),
            tone: 'ok',
          },
          { label: t('now.late'), value: totals.late, tone: 'careful' },
          { label: t('now.missing'), value: totals.missing, tone: 'wrong' },
          { label: t('now.away'), value: totals.away, hint: t('now.awayMeans') },
          {
            label: t('now.exceptions'),
            value: data.exceptions,
            hint: t('now.exceptionsMean'),
            to: paths.attendance({ tab: 'days', open: 'yes' }),
          },
        ]}
      />
      {data.sites.length === 0 && (
        <EmptyState
          title={t('now.none')}
          action={
            <Button component={Link} to={paths.attendance({ tab: 'devices' })}>
              {t('now.addKiosk')}
            </Button>
          }
        >
          {t('now.noneText')}
        </EmptyState>
      )}
      {may('attendance.write') && (
        <Button mt="md" variant="default" onClick={() => setRemote(true)}>
          {t('remote.open')}
        </Button>
      )}
      <div className={classes.sites}>
        {data.sites.map((site) => (
          <Site key={site.id ?? site.zone} site={site} onOpen={setOpen} />
        ))}
      </div>
      {isRemote && (
        <Suspense>
          <RemoteDialog onClose={() => setRemote(false)} />
        </Suspense>
      )}
      {open && <PersonDay employeeId={open.employeeId} day={open.day} onClose={() => setOpen(null)} />}
    </>
  )
}

const Site = ({ site, onOpen }: { site: NowBoard['sites'][number]; onOpen: (day: OpenDay) => void }) => {
  const t = useWords()
  const { clock } = useTimes()
  const { zoneName } = useFormat()
  const now = new Date().toISOString()
  const sorted = site.people.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  const people = sorted.filter(({ state }) => state !== 'away')
  const away = sorted.filter(({ state }) => state === 'away')
  const line = (person: Person) => (
    <One
      key={person.employeeId}
      person={person}
      zone={site.zone}
      onOpen={() => onOpen({ employeeId: person.employeeId, day: person.workDate })}
    />
  )
  const name = site.name ?? t('now.noSiteIn', { zone: zoneName(site.zone) })
  return (
    <section className={classes.site} aria-label={name}>
      <header className={classes.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span className={classes.note}>
          <PlaceTime from={now} zone={site.zone}>
            {t('now.localTime', { time: clock(now, site.zone) })}
          </PlaceTime>
        </span>
      </header>
      {people.length > 0 && <ul className={classes.people}>{people.map(line)}</ul>}
      {/* Nothing is to be done about them: by name only when somebody asks. */}
      {away.length > 0 && (
        <details className={classes.away} open={people.length === 0}>
          <summary>{t('now.awayHere', { count: away.length })}</summary>
          <ul className={classes.people}>{away.map(line)}</ul>
        </details>
      )}
    </section>
  )
}

const One = ({ person, zone, onOpen }: { person: Person; zone: string; onOpen: () => void }) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const notes = [
    person.since
      ? t(person.state === 'in' || person.state === 'late' ? 'now.since' : 'now.left', {
          time: clock(person.since, zone),
        })
      : null,
    person.state === 'scheduled' && person.planFrom ? t('now.from', { time: clock(person.planFrom, zone) }) : null,
    person.lateMinutes > 0 ? t('now.lateBy', { time: duration(person.lateMinutes) }) : null,
    person.remote ? t('now.remote') : null,
    person.place === 'away' ? t('now.notAtSite') : null,
  ].filter(Boolean)
  return (
    <li>
      <button type="button" className={classes.person} onClick={onOpen}>
        <span>
          <bdi className={classes.name}>{person.name}</bdi>
          <span className={classes.note}>{notes.join(' · ')}</span>
        </span>
        <StatusBadge tone={TONE[person.state]}>{t(`nowState.${person.state}`)}</StatusBadge>
      </button>
    </li>
  )
}
