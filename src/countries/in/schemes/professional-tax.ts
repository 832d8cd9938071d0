import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import { type Band, bandOf, bands, inMajor, inMinor } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Professional tax, a State’s tax on who is employed there; at most 2,500 a year (Article 276). By wages of the month, in Tamil Nadu and Kerala
 * of the half-year. In rupees; wages in and tax out in paise. States that levy it and have no table here are refused by name.
 */

const recorded = '2026-11-23'
/** A day on which the figures held: their beginning was not seen. */
const KNOWN_FROM = '2025-01-01'
/** Looked at again by then: a day after it is refused. */
const until = '2027-03-31'

type Table = {
  per: 'month' | 'half_year'
  /** Of everybody, or of men. */
  due: readonly Band<Exact>[]
  ofWomen?: readonly Band<Exact>[]
  /** What is due in February in place of 200, so that the year comes to 2,500. */
  february?: Exact
}

const table = (...pairs: readonly (readonly [number | string | null, number])[]): readonly Band<Exact>[] =>
  bands(...pairs.map(([upper, due]) => [upper, exact(due)] as const))

const monthly = (due: readonly Band<Exact>[], source: Source, from: Day, more: Partial<Table> = {}) => ({
  from,
  until,
  value: { per: 'month' as const, due, ...more },
  source,
  recorded,
})

const TO_200 = exact(200)
const andhra = table([15_000, 0], [20_000, 150], [null, 200])
const karnataka = table(['24999.99', 0], [null, 200])
const february = exact(300)

const TABLES = {
  KA: effectiveDated<Table>('Professional tax of Karnataka', [
    { ...monthly(karnataka, sources.ptKarnataka, '2023-04-01'), until: '2025-03-31' },
    monthly(karnataka, sources.ptKarnataka, '2025-04-01', { february }),
  ]),
  MH: effectiveDated<Table>('Professional tax of Maharashtra', [
    monthly(table([7500, 0], [10_000, 175], [null, 200]), sources.ptMaharashtra, '2023-04-01', {
      ofWomen: table([25_000, 0], [null, 200]),
      february,
    }),
  ]),
  TN: effectiveDated<Table>('Professional tax of Chennai', [
    {
      from: '2024-10-01',
      until,
      value: {
        per: 'half_year',
        due: table([21_000, 0], [30_000, 180], [45_000, 425], [60_000, 930], [75_000, 1025], [null, 1250]),
      },
      source: sources.ptChennai,
      recorded,
    },
  ]),
  AP: effectiveDated<Table>('Professional tax of Andhra Pradesh', [monthly(andhra, sources.ptAndhra, KNOWN_FROM)]),
  TS: effectiveDated<Table>('Professional tax of Telangana', [monthly(andhra, sources.ptTelangana, KNOWN_FROM)]),
  GJ: effectiveDated<Table>('Professional tax of Gujarat', [
    monthly(table([12_000, 0], [null, 200]), sources.ptGujarat, '2022-04-01'),
  ]),
  WB: effectiveDated<Table>('Professional tax of West Bengal', [
    monthly(
      table([10_000, 0], [15_000, 110], [25_000, 130], [40_000, 150], [null, 200]),
      sources.ptWestBengal,
      KNOWN_FROM,
    ),
  ]),
  KL: effectiveDated<Table>('Professional tax of Kerala', [
    {
      from: '2024-10-01',
      until,
      value: {
        per: 'half_year',
        due: table(
          ['11999.99', 0],
          ['17999.99', 320],
          ['29999.99', 450],
          ['44999.99', 600],
          ['99999.99', 750],
          ['124999.99', 1000],
          [null, 1250],
        ),
      },
      source: sources.ptKerala,
      recorded,
    },
  ]),
} as const

/** States and Union Territories that levy none. */
const NONE_LEVIED: ReadonlySet<string> = new Set('DL HR UP RJ UK HP CH JK GA AN AR LD'.split(' '))
const noTax = effectiveDated('States without professional tax', [
  { from: '2023-04-01', until, value: true, source: sources.ptNone, recorded },
])

export type ProfessionalTaxInput = {
  state: string
  /** Wages of the month, or income of the half-year where the State asks by it. */
  wages: Minor
  /** A day of the month. */
  day: Day
  gender?: 'F' | 'M'
}

/** By what a State reckons: the month’s wages or the half-year’s income. Null: it levies none. @throws RangeError for one without a table */
export const professionalTaxPer = (state: string, day: Day): Table['per'] | null => {
  if (NONE_LEVIED.has(state)) return null
  const found = Object.entries(TABLES).find(([key]) => key === state)?.[1]
  if (!found) throw new RangeError(`Professional tax: no table on file for ${state}`)
  return found.on(day).value.per
}

/** Professional tax of a month or half-year, in paise. The same for whoever joins or leaves inside it: it is no part of pay. */
export const professionalTax = (q: ProfessionalTaxInput): Derived<Minor> => {
  refuseNegative('Wages', q.wages)
  const per = professionalTaxPer(q.state, q.day)
  const found = Object.entries(TABLES).find(([key]) => key === q.state)?.[1]
  const edition = found?.on(q.day) ?? noTax.on(q.day)
  const value = found ? dueOf(found.on(q.day).value, q) : exact(0)
  const why = explain({
    rule: ruleOf(`in.pt.${q.state.toLowerCase()}`, `Professional tax of ${q.state}`, edition),
    unit: 'INR',
    value,
    inputs: [[per === 'half_year' ? 'Income of the half-year' : 'Wages of the month', inMajor(q.wages)]],
  })
  return { value: inMinor(value), why }
}

const dueOf = (of: Table, q: ProfessionalTaxInput): Exact => {
  const due = bandOf(q.gender === 'F' && of.ofWomen ? of.ofWomen : of.due, inMajor(q.wages))
  const isFebruary = q.day.slice(5, 7) === '02'
  return isFebruary && of.february && due.equals(TO_200) ? of.february : due
}
