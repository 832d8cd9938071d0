import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import classes from '../../distance/screens/distance.module.css'
import type { Zone } from '../contract.ts'
import { SNOOZES } from '../shape.rules.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, pauseCall, snoozeCall, zonesCall } from './calls.ts'
import { useWeekdays } from './Times.tsx'

const SNOOZE_WORDS: Readonly<Record<number, 'zones.snoozeDay' | 'zones.snoozeWeek'>> = {
  1: 'zones.snoozeDay',
  7: 'zones.snoozeWeek',
}

type Props = { zones: readonly Zone[]; onEdit: (zone: Zone) => void }

/** The zones somebody has: where, which jobs, what was found, and a rest or an end for each. */
export const ZoneList = ({ zones, onEdit }: Props) => {
  const t = useWords()
  if (zones.length === 0) return <EmptyState title={t('zones.none')}>{t('zones.noneText')}</EmptyState>
  return (
    <ul className={classes.list}>
      {zones.map((zone) => (
        <OneZone key={zone.id} zone={zone} onEdit={() => onEdit(zone)} />
      ))}
    </ul>
  )
}

const OneZone = ({ zone, onEdit }: { zone: Zone; onEdit: () => void }) => {
  const t = useWords()
  const job = usePublicJobs()
  const format = useFormat()
  const pause = useCommand(pauseCall, { refreshes: [zonesCall] })
  const snooze = useCommand(snoozeCall, { refreshes: [zonesCall] })
  const away = useCommand(deleteCall, { refreshes: [zonesCall] })
  const nameOf = useWeekdays()
  const { id, name, kind, town, radiusKm, corners, search, type, payMin, paused, snoozedUntil, found, days, from, to } =
    zone
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const where = () => {
    if (kind === 'area') return t('zones.area', { count: corners.length, town: town.name })
    return t(kind === 'town' ? 'zones.townKm' : 'zones.pointKm', { km: format.number(radiusKm ?? 0), town: town.name })
  }
  const about = [
    search && t('zones.words', { search }),
    type && job(`types.${type}`),
    payMin !== null && t('zones.pay', { pay: format.number(payMin) }),
  ].filter((part) => typeof part === 'string')
  const times = [days.length > 0 && format.list(days.map(nameOf)), from !== null && `\u2066${from} – ${to}\u2069`]
    .filter((part) => typeof part === 'string')
    .join(' · ')
  const named = (what: string) => t('zones.ofZone', { what, name })
  return (
    <li className={classes.card}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={classes.quiet}>
        <bdi>{where()}</bdi>
        {about.length > 0 && <bdi> · {format.list(about)}</bdi>}
      </p>
      {times !== '' && <p className={classes.quiet}>{t('zones.times', { times })}</p>}
      <p className={classes.quiet}>
        {t(paused ? 'zones.paused' : 'zones.active')} · {t('zones.found', { count: found })}
      </p>
      {snoozedUntil && !paused && <p>{t('zones.snoozed', { until: format.moment(snoozedUntil) })}</p>}
      <div className={classes.row}>
        {!paused &&
          (snoozedUntil === null ? SNOOZES.filter((count) => count > 0) : [0]).map((count) => (
            <Button
              key={count}
              size="compact-sm"
              variant="default"
              disabled={snooze.isPending}
              aria-label={named(t(SNOOZE_WORDS[count] ?? 'zones.snoozeEnd'))}
              onClick={() => snooze.mutate({ id, days: count }, failed)}
            >
              {t(SNOOZE_WORDS[count] ?? 'zones.snoozeEnd')}
            </Button>
          ))}
        <Button
          size="compact-sm"
          variant="default"
          loading={pause.isPending}
          aria-label={named(t(paused ? 'zones.resume' : 'zones.pause'))}
          onClick={() => pause.mutate({ id, paused: !paused }, failed)}
        >
          {t(paused ? 'zones.resume' : 'zones.pause')}
        </Button>
        <Button size="compact-sm" variant="default" aria-label={named(t('zones.edit'))} onClick={onEdit}>
          {t('zones.edit')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={away.isPending}
          aria-label={named(t('zones.delete'))}
          onClick={() =>
            away.mutate({ id }, { ...failed, onSuccess: () => notify.success(t('zones.deleted', { name })) })
          }
        >
          {t('zones.delete')}
        </Button>
      </div>
    </li>
  )
}
