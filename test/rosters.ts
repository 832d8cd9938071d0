import { effectiveDated } from '../src/countries/country.ts'
import type {
  CheckedPerson,
  CheckedShift,
  CheckLaw,
  MayWorkQuestion,
  SiteRules,
} from '../src/features/time/schedules/work-check.rules.ts'
import type { Day } from '../src/shared/dates.ts'
import { hasNoLimits } from './laws.ts'
import { rosterShift } from './shifts.ts'

/** People and shifts to ask whether somebody may work. */

const source = { title: 'Act of this test', checkedOn: '2026-11-01', confirmed: true }

export const restLaw = { betweenShifts: null, daysAWeek: 1, mostDaysBetween: 12, withoutBreak: 360, source }

/** A law with a rest day a week, 48 hours a week and nothing else. */
export const plainLaw: CheckLaw = {
  ...hasNoLimits,
  rest: () => restLaw,
  limits: [
    {
      key: 'hours_week',
      regime: 'plain',
      label: '48 hours a week',
      per: 'week',
      figure: effectiveDated('Hours a week', [{ from: '2000-01-01', value: 48 * 60, source, recorded: '2026-11-01' }]),
      counts: 'all',
      at: 'block',
    },
  ],
}

export const siteRules: SiteRules = {
  restBetweenShifts: 600,
  dayMinutes: null,
  weekMinutes: null,
  mostDaysRunning: null,
  weekStartsOn: 1,
  unavailable: 'error',
  youth: [],
  locked: [],
  notice: null,
}

export const worker = (name: string, changes: Partial<CheckedPerson> = {}): CheckedPerson => ({
  id: name,
  name,
  employed: { from: '2020-01-01', until: null },
  birthDate: null,
  skills: [],
  leave: [],
  permit: null,
  unavailable: [],
  regime: 'plain',
  facts: {},
  daysAWeek: 5,
  normal: 480,
  ...changes,
})

/** A shift "07:00-15:00" of a day with an unpaid break of an hour, or without one. */
export const checkedShift = (
  day: Day,
  hours: string,
  changes: Partial<CheckedShift> & { zone?: string } = {},
): CheckedShift => {
  const { startsAt, endsAt, workDate, zone, id } = rosterShift(day, hours, changes.zone)
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  return {
    id,
    workDate,
    plan: { from: startsAt, until: endsAt },
    zone,
    minutes,
    hasBreak: true,
    skill: null,
    ...changes,
  }
}

export const question = (
  person: CheckedPerson,
  shift: CheckedShift,
  changes: Partial<MayWorkQuestion> = {},
): MayWorkQuestion => ({
  person,
  shift,
  neighbours: [],
  law: plainLaw,
  site: siteRules,
  now: '2026-10-01T00:00:00.000Z',
  ...changes,
})
