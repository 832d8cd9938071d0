import type { Day } from '../../shared/dates.ts'
import type { Source } from '../../shared/explain.ts'
import { type Edition, effectiveDated } from '../country.ts'
import type { ServiceLength } from '../leave.ts'
import { sources } from './sources.ts'

/** Sick, long-term sick, family and bereavement leave by jurisdiction, in days and weeks of a year. */
const from = '2026-01-01'
const recorded = '2026-11-23'
type Found<T> = Readonly<Record<string, Edition<T>[]>>

const table = <T>(what: string, editions: Found<T>) => {
  const found = new Map(
    Object.entries(editions).map(([where, list]) => [where, effectiveDated(`${what}, ${where}`, list)]),
  )
  return (jurisdiction: string, day: Day): Edition<T> => {
    const dated = found.get(jurisdiction)
    if (!dated) throw new RangeError(`${what}: none on file for ${jurisdiction}`)
    return dated.on(day)
  }
}

/** How paid days come: at once, or so many after the first month and one more with each month, or one more with each year. */
type PaidSick = { most: number; by: 'at_once' | 'month' | 'year'; first: number; afterDays: number }
type Sick = { paid: PaidSick; unpaid: number; unpaidAfterDays: number }
const unpaidOnly = (unpaid: number, unpaidAfterDays = 0): Edition<Sick>[] => [
  {
    from,
    value: { paid: { most: 0, by: 'at_once', first: 0, afterDays: 0 }, unpaid, unpaidAfterDays },
    source: sources.sickUnpaid,
    recorded,
  },
]
type Wait = { paid: number; unpaid: number }
/** All paid days at once, after so many days of employment. */
const atOnce = (most: number, unpaid: number, wait: Wait, source: Edition<Sick>['source']): Edition<Sick>[] => [
  {
    from,
    value: { paid: { most, by: 'at_once', first: most, afterDays: wait.paid }, unpaid, unpaidAfterDays: wait.unpaid },
    source,
    recorded,
  },
]

const sick = table<Sick>('Sick leave', {
  CLC: [
    {
      from,
      value: { paid: { most: 10, by: 'month', first: 3, afterDays: 30 }, unpaid: 0, unpaidAfterDays: 0 },
      source: sources.sickPaid,
      recorded,
    },
  ],
  ON: unpaidOnly(3),
  // Two paid of the ten days a year for family and illness, after three months of service.
  QC: atOnce(2, 8, { paid: 90, unpaid: 0 }, sources.sickUnpaid),
  BC: atOnce(5, 3, { paid: 90, unpaid: 90 }, sources.sickPaid),
  AB: unpaidOnly(5),
  SK: unpaidOnly(12),
  MB: unpaidOnly(3),
  NB: unpaidOnly(5),
  NS: unpaidOnly(5),
  PE: [
    {
      from: '2026-06-30',
      value: { paid: { most: 3, by: 'year', first: 1, afterDays: 365 }, unpaid: 4, unpaidAfterDays: 30 },
      source: sources.peNew,
      recorded,
    },
  ],
  NL: unpaidOnly(7),
  YT: unpaidOnly(12),
  NT: unpaidOnly(5),
  NU: unpaidOnly(0),
})

const paidDays = ({ most, by, first, afterDays }: PaidSick, { months, years, days }: ServiceLength): number => {
  if (by === 'at_once') return days < afterDays ? 0 : most
  if (by === 'year') return Math.min(most, years)
  if (days < afterDays) return 0
  return Math.min(most, first + Math.max(0, months - 1))
}

/** Days of the year for somebody with that service, paid and unpaid. @throws RangeError where none are on file */
export const sickDays = (jurisdiction: string, service: ServiceLength, day: Day) => {
  const edition = sick(jurisdiction, day)
  const { paid, unpaid, unpaidAfterDays } = edition.value
  return { paid: paidDays(paid, service), unpaid: service.days >= unpaidAfterDays ? unpaid : 0, edition }
}

const weeks = (from_: Day, value: number, source: Source = sources.longSick): Edition<number>[] => [
  { from: from_, value, source, recorded },
]
const longSick = table<number>('Long-term illness leave', {
  CLC: weeks('2022-12-18', 27),
  ON: weeks('2025-06-19', 27, sources.longSickElsewhere),
  BC: weeks('2025-11-27', 27),
  AB: [
    { from: '2025-01-01', until: '2025-12-31', value: 16, source: sources.longSick, recorded },
    { from: '2026-01-01', value: 27, source: sources.longSick, recorded },
  ],
  SK: weeks('2026-01-01', 27, sources.longSickElsewhere),
  MB: [{ from, value: 27, source: sources.longSickElsewhere, recorded }],
  QC: [{ from, value: 26, source: sources.longSickElsewhere, recorded }],
  NS: [{ from, value: 27, source: sources.longSickElsewhere, recorded }],
  PE: [{ from: '2026-06-30', value: 27, source: sources.peNew, recorded }],
})

/** Weeks a year of unpaid leave for a long illness. @throws RangeError where none are on file */
export const longSickWeeks = (jurisdiction: string, day: Day): Edition<number> => longSick(jurisdiction, day)

/** Weeks: of the mother, of a parent who took those, of a parent who did not; Québec has weeks of the father. */
export type FamilyWeeks = {
  maternity: number
  parental: number
  otherParent: number
  paternity: number
  shared: number
}
const family = (maternity: number, parental: number, more: Partial<FamilyWeeks> = {}): Edition<FamilyWeeks>[] => [
  {
    from,
    value: { maternity, parental, otherParent: parental, paternity: 0, shared: parental, ...more },
    source: sources.parental,
    recorded,
  },
]

const parental = table<FamilyWeeks>('Maternity and parental leave', {
  CLC: family(17, 63, { shared: 71 }),
  ON: family(17, 61, { otherParent: 63 }),
  QC: family(18, 65, { paternity: 5 }),
  BC: family(17, 61, { otherParent: 62 }),
  AB: family(16, 62),
  SK: family(19, 59, { otherParent: 71 }),
  MB: family(17, 63),
  NB: family(17, 62),
  NS: family(16, 61, { otherParent: 77 }),
  PE: family(17, 62),
  NL: family(17, 61),
  YT: family(17, 63),
  NT: family(17, 61),
  NU: family(17, 61),
})

/** Weeks of unpaid leave for a child. All of it is from memory. @throws RangeError where none are on file */
export const familyWeeks = (jurisdiction: string, day: Day): Edition<FamilyWeeks> => parental(jurisdiction, day)

/** Days after a death or the end of a pregnancy, and how many of them are paid after three months of service. */
export type Bereavement = Readonly<
  Record<'other' | 'child' | 'stillbirth' | 'pregnancy', { days: number; paid: number }>
>

const bereavement = table<Bereavement>('Bereavement leave', {
  CLC: [
    {
      from: '2025-12-12',
      value: {
        other: { days: 10, paid: 3 },
        child: { days: 56, paid: 3 },
        stillbirth: { days: 56, paid: 3 },
        pregnancy: { days: 3, paid: 3 },
      },
      source: sources.federalBereavement,
      recorded,
    },
  ],
})

/** Of the federal jurisdiction alone: no province's is on file. @throws RangeError for another */
export const bereavementOn = (jurisdiction: string, day: Day): Edition<Bereavement> => bereavement(jurisdiction, day)
