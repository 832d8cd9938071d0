import { addMonths, type Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

const recorded = '2026-11-23'

/** Lowest wage of an Emirati in fils, by what the permit is: staff of before had until the end of June 2026. */
const emiratiWage = {
  new: effectiveDated('Minimum wage of Emiratis, permits new, renewed or changed', [
    { from: '2025-01-01', until: '2025-12-31', value: 500_000, source: sources.emiratiWage, recorded },
    { from: '2026-01-01', value: 600_000, source: sources.emiratiWage, recorded },
  ]),
  existing: effectiveDated('Minimum wage of Emiratis, permits of before', [
    { from: '2025-01-01', until: '2026-06-30', value: 500_000, source: sources.emiratiWage, recorded },
    { from: '2026-07-01', value: 600_000, source: sources.emiratiWage, recorded },
  ]),
}

/** In fils; null: the law names none for people who are not Emirati. */
export const minimumWage = (person: { isEmirati: boolean; permit: 'new' | 'existing' }, on: Day): Minor | null =>
  person.isEmirati ? emiratiWage[person.permit].on(on).value : null

const keptYears = effectiveDated('Years the file of a worker is kept', [
  { from: '2022-02-02', value: 2, source: sources.records, recorded },
])

/** The day up to which the file of somebody whose service ended is kept at least. */
export const recordsKeptUntil = (endOfService: Day): Day =>
  addMonths(endOfService, 12 * keptYears.on(endOfService).value)
