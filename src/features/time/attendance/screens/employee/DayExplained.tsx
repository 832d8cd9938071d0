import type { Explained } from '../../../../../shared/explain.ts'
import { Derivation } from '../../../../../web/ui/Explain.tsx'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { TimeRange } from '../../../../../web/ui/TimeRange.tsx'
import { explainedIn, useLawWords } from '../../../schedules/screens/useLawWords.ts'
import { isAcceptable } from '../../day-states.rules.ts'
import { useWords } from '../../employee/words/index.ts'
import type { DayView, PunchView } from '../../shapes.contract.ts'
import { LimitBadge } from './LimitBadge.tsx'
import classes from './mine.module.css'
import { PunchPhoto } from './PunchPhoto.tsx'
import { StateBadge } from './StateBadge.tsx'
import { useTimes } from './useTimes.ts'

type Props = {
  day: DayView
  keeps?: boolean
  /** Where the photo of a punch is read from; left out: whoever reads sees none. */
  photoOf?: ((punchId: string) => string) | undefined
}

/**
 * A day explained: the plan, each punch and where it went, and what the minutes are by which rule. `keeps`: whoever reads it keeps attendance, and is told
 * what to do next.
 */
export const DayExplained = ({ day, keeps = false, photoOf }: Props) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const say = useLawWords()
  const { zone } = day
  return (
    <div className={classes.detail}>
      <p className={classes.row}>
        {day.day && <StateBadge state={day.day.state} />}
        <span className={classes.note}>{t('day.zone', { zone: zone.replaceAll('_', ' ') })}</span>
      </p>
      {day.locked && <p className={classes.note}>{t('day.locked')}</p>}
      {day.day?.exceptions.map((kind) => (
        <div key={kind}>
          <StatusBadge tone="wrong">{t(`problems.${kind}`)}</StatusBadge>
          {isAcceptable(kind) && (
            <p className={classes.note}>
              {t(`problemSays.${kind}`)} {keeps && t(`problemNext.${kind}`)}
            </p>
          )}
        </div>
      ))}
      {day.accepted.map(({ kind, reason, by }) => (
        <p key={kind} className={classes.note}>
          {t(`problems.${kind}`)}. {t('problemAccepted', { who: by ?? '', reason })}
        </p>
      ))}
      {day.shifts.length === 0 && <p className={classes.note}>{t('day.noPlan')}</p>}
      {day.shifts.map((shift) => (
        <p key={shift.key}>
          {shift.off === 'default' ? (
            t('day.noPlan')
          ) : (
            <PlaceTime from={shift.plan.from} until={shift.plan.until} zone={zone}>
              {t('day.shift', { from: clock(shift.plan.from, zone), until: clock(shift.plan.until, zone) })}
            </PlaceTime>
          )}
          {shift.breakMinutes > 0 && (
            <span className={classes.note}>
              {' · '}
              {t('day.breaks')}: {duration(shift.breakMinutes)}
            </span>
          )}
        </p>
      ))}
      {day.day && day.day.late > 0 && <p className={classes.note}>{t('day.late', { time: duration(day.day.late) })}</p>}
      {day.day && day.day.early > 0 && (
        <p className={classes.note}>{t('day.early', { time: duration(day.day.early) })}</p>
      )}
      <h3 className={classes.subtitle}>{t('day.punches')}</h3>
      {day.punches.length === 0 && <p className={classes.note}>{t('day.noPunches')}</p>}
      <ul className={classes.list}>
        {day.punches.map((punch) => (
          <Punch key={punch.id} punch={punch} zone={zone} photoOf={photoOf} />
        ))}
      </ul>
      {day.entries.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('day.counts')}</h3>
          <table className={classes.table}>
            <tbody>
              {day.entries.map((entry) => (
                <tr key={entry.from}>
                  <td>
                    <TimeRange from={clock(entry.from, zone)} until={clock(entry.until, zone)} />
                  </td>
                  <td>
                    <bdi>{entry.label ? say(entry.label) : t('day.notCounted')}</bdi>
                    {entry.rate !== null && (
                      <div className={classes.note}>
                        <bdi>{say(entry.rate)}</bdi>
                      </div>
                    )}
                  </td>
                  <td className="figures">{duration(entry.minutes)}</td>
                  <td className={classes.note}>
                    {entry.paid < entry.minutes && entry.kind !== 'not_counted'
                      ? t('day.approvedOf', { paid: duration(entry.paid), minutes: duration(entry.minutes) })
                      : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {day.notices.map((notice) => (
        <p key={`${notice.label}${notice.from}`}>
          <LimitBadge notice={notice} />
        </p>
      ))}
      {day.problem && <p className={classes.note}>{say(day.problem)}</p>}
      {day.derivation && (
        <details>
          <summary>{t('day.rule')}</summary>
          <Derivation explained={explainedIn(say, day.derivation as Explained)} />
        </details>
      )}
    </div>
  )
}

type PunchProps = { punch: PunchView; zone: string; photoOf: Props['photoOf'] }

const Punch = ({ punch, zone, photoOf }: PunchProps) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const { fixed } = punch
  const who = { who: fixed?.by ?? '', reason: fixed?.reason ?? '', time: fixed?.at ? clock(fixed.at, zone) : '' }
  const isGone = fixed?.kind === 'void' || fixed?.kind === 'retime'
  const notes = [
    t(`source.${punch.source ?? 'fix'}`),
    punch.device,
    punch.offline ? t('day.offline') : null,
    punch.place === 'not_asked' ? null : t(`place.${punch.place}`),
    punch.photo === null || punch.photo === 'kept' ? null : t(`photo.${punch.photo}`),
    Math.abs(punch.driftSeconds) >= 60
      ? `${punch.driftSeconds > 0 ? '+' : '−'}${duration(Math.round(Math.abs(punch.driftSeconds) / 60))}`
      : null,
    punch.reason ? t(`reasons.${punch.reason as 'no_window'}`) : null,
  ].filter(Boolean)
  return (
    <li>
      <span className="figures" data-gone={isGone || undefined}>
        <PlaceTime from={punch.at} zone={zone}>
          {isGone ? <s>{clock(punch.at, zone)}</s> : <strong>{clock(punch.at, zone)}</strong>}
        </PlaceTime>
      </span>{' '}
      {t(`direction.${punch.direction}`)} <span className={classes.note}>{notes.join(' · ')}</span>
      {punch.photo === 'kept' && photoOf && (
        <PunchPhoto address={photoOf(punch.id)} name={t('photo.of', { time: clock(punch.at, zone) })} />
      )}
      {punch.moved && (
        <div>
          <StatusBadge tone="careful">
            {t('place.moved', { km: Math.round(punch.moved.metres / 1000), time: duration(punch.moved.minutes) })}
          </StatusBadge>
        </div>
      )}
      {fixed && (
        <div className={classes.note}>
          {fixed.kind === 'retime' && t('day.moved', who)}
          {fixed.kind === 'void' && t('day.voided', who)}
          {fixed.kind === 'add' && t('day.added', who)}
        </div>
      )}
    </li>
  )
}
