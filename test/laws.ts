import type { CountryWorkingTime } from '../src/countries/time.ts'

const source = { title: 'Act of this test', checkedOn: '2026-11-01', confirmed: true }

/** A law under which all minutes are regular. */
export const hasNoLimits: Pick<CountryWorkingTime, 'classes' | 'classify' | 'limits'> = {
  classes: [{ key: 'regular', label: 'Normal hours', kind: 'regular' }],
  classify: ({ days }) => ({
    value: days.map(({ day, worked }) => ({
      day,
      class: 'regular',
      minutes: worked.reduce((sum, { from, until }) => sum + until - from, 0),
    })),
    why: {
      value: '0',
      unit: 'minutes',
      rule: { id: 'test.regular', title: 'All minutes are regular', effectiveFrom: null, source },
      inputs: [],
      steps: [],
    },
  }),
  limits: [],
}
