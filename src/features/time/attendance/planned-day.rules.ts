import type { ShiftInstance } from '../schedules/expand.rules.ts'
import type { PlannedDay } from '../schedules/instances.rules.ts'
import { instantOfMinute, instantText } from '../schedules/place-clock.rules.ts'
import type { ClassifyDay, WorkingTimeLaw } from './classify.rules.ts'

/** What a planned day is to punches and to the law. */

/** How long after midnight a punch out may still belong to a day that nobody planned. */
const OPEN_DAY_MINUTES = 36 * 60

/**
 * What catches punches on a day without any shift: the whole day, until noon of the next, with nothing expected. Whoever works without a plan has
 * their hours all the same.
 */
export const openDay = ({ day, zone }: Pick<PlannedDay, 'day' | 'zone'>): ShiftInstance => {
  const at = (minute: number) => instantText(instantOfMinute(day, minute, zone))
  const plan = { from: at(0), until: at(1440) }
  return {
    key: `${day}#0`,
    shiftTypeId: '',
    rosterShiftId: null,
    workDate: day,
    plan,
    window: { from: plan.from, until: at(OPEN_DAY_MINUTES) },
    breaks: [],
    planned: 0,
    zone,
    origin: 'default',
    off: 'default',
    middle: at(720),
    allowances: {
      graceIn: 0,
      graceOut: 0,
      counts: { before: true, after: true, block: 0 },
      roundIn: { minutes: 1, towards: 'nearest' },
      roundOut: { minutes: 1, towards: 'nearest' },
    },
  }
}

/** The shift of a day that nobody planned catches what is punched around the clock; days without any have the whole day. */
export const withOpenDays = (instances: readonly ShiftInstance[], plans: readonly PlannedDay[]): ShiftInstance[] => {
  const planned = new Set(instances.map(({ workDate }) => workDate))
  const wide = instances.map((one) =>
    one.origin === 'default' ? { ...one, window: openDay({ day: one.workDate, zone: one.zone }).window } : one,
  )
  return [...wide, ...plans.filter(({ day }) => !planned.has(day)).map(openDay)]
}

/** What work on a day is: on a holiday, on a day of rest, or neither. Where both meet the law says which it is. */
export const kindOf = (
  plan: Pick<PlannedDay, 'kind' | 'holiday'> | undefined,
  law: Pick<WorkingTimeLaw, 'holidayMovesFromRest'>,
): ClassifyDay['kind'] => {
  const isRest = plan?.kind === 'rest'
  if (plan?.holiday?.part === 'whole' && !(isRest && law.holidayMovesFromRest)) return 'holiday'
  return isRest ? 'rest_day' : 'working'
}
