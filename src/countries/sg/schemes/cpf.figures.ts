import { type Exact, exact } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { percent } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Figures of the Central Provident Fund, private sector and pensionable employees of nobody. In dollars. */

const recorded = '2026-11-23'

/** By age: up to 55, above 55 to 60, above 60 to 65, above 65 to 70, above 70. */
export const AGE_BANDS = ['<=55', '55-60', '60-65', '65-70', '>70'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export type Shares = { employer: Exact; employee: Exact }
type ShareTable = Readonly<Record<AgeBand, Shares>>

/** A table from [employer, employee] in percent, in the order of the bands. */
const table = (...rows: readonly (readonly [number, number])[]): ShareTable =>
  Object.fromEntries(
    AGE_BANDS.map((band, i) => {
      const [employer = 0, employee = 0] = rows[i] ?? []
      return [band, { employer: percent(employer), employee: percent(employee) }]
    }),
  ) as ShareTable

/** Shares of citizens and of permanent residents from their third year, where the month's wages are above 750. */
export const fullRates = effectiveDated('CPF contribution rates', [
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: table([17, 20], [15.5, 17], [12, 11.5], [9, 7.5], [7.5, 5]),
    source: sources.cpf2025,
    recorded,
  },
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: table([17, 20], [16, 18], [12.5, 12.5], [9, 7.5], [7.5, 5]),
    source: sources.cpf2026,
    recorded,
  },
  {
    from: '2027-01-01',
    until: '2027-12-31',
    value: table([17, 20], [16.5, 19], [13, 13], [9, 7.5], [7.5, 5]),
    source: sources.cpf2027,
    recorded,
  },
])

/** Shares of permanent residents in their first year, where both pay graduated rates. */
export const firstYearRates = effectiveDated('CPF graduated rates, first year', [
  {
    from: '2016-01-01',
    until: '2026-12-31',
    value: table([4, 5], [4, 5], [3.5, 5], [3.5, 5], [3.5, 5]),
    source: sources.cpfGraduated,
    recorded,
  },
])

/** Shares of permanent residents in their second year, where both pay graduated rates. */
export const secondYearRates = effectiveDated('CPF graduated rates, second year', [
  {
    from: '2016-01-01',
    until: '2026-12-31',
    value: table([9, 15], [6, 12.5], [3.5, 7.5], [3.5, 5], [3.5, 5]),
    source: sources.cpfGraduated,
    recorded,
  },
])

/** Ordinary wages of a month that are contributed on. */
export const ordinaryCeiling = effectiveDated('CPF ordinary wage ceiling', [
  { from: '2016-01-01', until: '2023-08-31', value: exact(6000), source: sources.cpfCeiling, recorded },
  { from: '2023-09-01', until: '2023-12-31', value: exact(6300), source: sources.cpfCeiling, recorded },
  { from: '2024-01-01', until: '2024-12-31', value: exact(6800), source: sources.cpfCeiling, recorded },
  { from: '2025-01-01', until: '2025-12-31', value: exact(7400), source: sources.cpfCeiling, recorded },
  { from: '2026-01-01', until: '2027-12-31', value: exact(8000), source: sources.cpf2026, recorded },
])

/** Wages of a calendar year with one employer that are contributed on: additional wages up to this less the ordinary ones. */
export const annualCeiling = effectiveDated('CPF annual salary ceiling', [
  { from: '2016-01-01', until: '2027-12-31', value: exact(102_000), source: sources.awCeiling, recorded },
])

/** Interest on contributions that come late: a share for each month begun, and the least of it (from memory). */
export const lateInterest = effectiveDated('CPF interest', [
  {
    from: '2016-01-01',
    until: '2027-12-31',
    value: { aMonth: percent('1.5'), least: exact(5) },
    source: sources.cpfDue,
    recorded,
  },
])

/** Monthly wages: up to `nil` nothing, up to `employerOnly` the employer alone, up to `phasedIn` the employee's share by degrees. */
export const lowWages = effectiveDated('CPF low wages', [
  {
    from: '2016-01-01',
    until: '2027-12-31',
    value: { nil: exact(50), employerOnly: exact(500), phasedIn: exact(750) },
    source: sources.cpfGraduated,
    recorded,
  },
])
