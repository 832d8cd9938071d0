import { useApiState } from '../../../../../web/api.ts'
import { DAYS, useLastCopy } from '../../../../../web/copy.ts'
import { paths } from '../../../../../web/paths.ts'
import type { DrawRow } from '../../../../../web/slots.tsx'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { TimeRange } from '../../../../../web/ui/TimeRange.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyShift } from '../../mine.contract.ts'
import { shiftsOfToday } from '../../today.rules.ts'
import { mineCall } from './calls.ts'
import classes from './mine.module.css'
import { useDayName } from './useDayName.ts'

const AT_SCHEDULE = paths.employeePortal({ tab: 'schedules' })

/** Today's shift and the next one on the first page of the portal, and the offers of colleagues that wait. Without a connection, as they were last seen. */
export default function ScheduleToday({ part, row }: { part: 'now' | 'todo'; row: DrawRow }) {
  const t = useWords()
  const dayName = useDayName()
  const { data: fresh } = useApiState(mineCall, {})
  const copy = useLastCopy('my-schedule', fresh, DAYS.own)
  const data = fresh ?? copy?.value
  if (!data) return null
  const link = { to: AT_SCHEDULE, name: t('tab') }
  if (part === 'todo') {
    const waiting = data.swaps.filter(({ actions }) => actions.includes('accept')).length
    return waiting > 0 ? row({ icon: 'route', children: t('offersWait', { count: waiting }), link }) : null
  }
  const { today, next } = shiftsOfToday(data.shifts, { today: data.today, now: new Date().toISOString() })
  const mark = data.days.find(({ day, kind }) => day === data.today && kind !== 'asked')
  const free = mark?.label ?? (mark?.kind === 'rest' ? t('rest') : null)
  return row({
    icon: 'route',
    children: (
      <>
        {today.map((shift) => (
          <Shift key={shift.startsAt} shift={shift} />
        ))}
        {today.length === 0 && (
          <strong>
            {t('noneToday')}
            {free && (
              <>
                {' · '}
                <bdi>{free}</bdi>
              </>
            )}
          </strong>
        )}
        {next && (
          <span className={classes.quiet}>
            {t('nextOn', { day: dayName(next.day) })}{' '}
            <PlaceTime from={next.startsAt} until={next.endsAt} zone={next.zone}>
              <TimeRange from={next.start} until={next.end} />
            </PlaceTime>
          </span>
        )}
      </>
    ),
    link,
  })
}

const Shift = ({ shift }: { shift: MyShift }) => {
  const t = useWords()
  return (
    <>
      <strong>
        <PlaceTime from={shift.startsAt} until={shift.endsAt} zone={shift.zone}>
          <TimeRange from={shift.start} until={shift.end} />
        </PlaceTime>
      </strong>
      <span className={classes.quiet}>
        <bdi>{[shift.name, shift.site].filter(Boolean).join(' · ')}</bdi>
        {shift.calledOff && ` · ${t('calledOff')}`}
      </span>
    </>
  )
}
