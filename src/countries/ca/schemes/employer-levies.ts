import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import { bandOf, bands, inMajor, inMinor, NONE, notNegative, percent, smaller, toNearest } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Levies on the payroll of a year in a province, paid by the employer alone. Tables in dollars, pay in and out in cents. */

const recorded = '2026-11-23'

const ontario = effectiveDated('Employer Health Tax of Ontario', [
  {
    from: '2020-01-01',
    until: '2028-12-31',
    value: {
      exemption: exact(1_000_000),
      /** Private employers above this have no exemption. */
      exemptUpTo: exact(5_000_000),
      rates: bands<Exact>(
        [200_000, percent('0.98')],
        [230_000, percent('1.101')],
        [260_000, percent('1.223')],
        [290_000, percent('1.344')],
        [320_000, percent('1.465')],
        [350_000, percent('1.586')],
        [380_000, percent('1.708')],
        [400_000, percent('1.829')],
        [null, percent('1.95')],
      ),
    },
    source: sources.ehtOntario,
    recorded,
  },
])

const britishColumbia = effectiveDated('Employer Health Tax of British Columbia', [
  {
    from: '2024-01-01',
    until: '2026-12-31',
    value: {
      exemption: exact(1_000_000),
      notchUpTo: exact(1_500_000),
      notchRate: percent('5.85'),
      rate: percent('1.95'),
    },
    source: sources.ehtBritishColumbia,
    recorded,
  },
])

const manitoba = effectiveDated('Health and Post Secondary Education Tax Levy of Manitoba', [
  {
    from: '2025-01-01',
    until: '2025-12-31',
    value: {
      exemption: exact(2_250_000),
      notchUpTo: exact(4_500_000),
      notchRate: percent('4.3'),
      rate: percent('2.15'),
    },
    source: sources.levyManitoba,
    recorded,
  },
])

const newfoundland = effectiveDated('Health and Post Secondary Education Tax of Newfoundland and Labrador', [
  {
    from: '2025-01-01',
    until: '2026-12-31',
    value: { exemption: exact(2_000_000), rate: percent(2) },
    source: sources.levyNewfoundland,
    recorded,
  },
])

const quebecFund = effectiveDated('Health services fund of Quebec', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: {
      from: exact(1_000_000),
      upTo: exact(7_800_000),
      least: percent('1.65'),
      leastPrimary: percent('1.25'),
      most: percent('4.26'),
      /** Percent = first + second × millions of payroll, to two decimals. */
      line: [exact('1.2662'), exact('0.3838')],
      linePrimary: [exact('0.8074'), exact('0.4426')],
    },
    source: sources.healthServicesFund,
    recorded,
  },
])

type Payroll = {
  province: string
  /** Remuneration of the year in the province, in cents. */
  remuneration: Minor
  /** A day of the year. */
  day: Day
  /** Ontario: public sector and charities keep the exemption whatever they pay; it is shared among associated employers. */
  keepsExemption?: boolean
  exemption?: Minor
  /** Quebec: primary sector and manufacturing. */
  primary?: boolean
}

type Notched = { exemption: Exact; notchUpTo: Exact; notchRate: Exact; rate: Exact }

/** Nothing up to the exemption, a steep rate above it, one rate on all once that is dearer. */
const notched = ({ exemption, notchUpTo, notchRate, rate }: Notched, pay: Exact): Exact => {
  if (pay.compare(exemption) <= 0) return NONE
  return pay.compare(notchUpTo) <= 0 ? pay.sub(exemption).mul(notchRate) : pay.mul(rate)
}

const ofOntario = (q: Payroll, pay: Exact): Exact => {
  const { exemption, exemptUpTo, rates } = ontario.on(q.day).value
  const has = q.keepsExemption || pay.compare(exemptUpTo) <= 0
  const own = q.exemption === undefined ? exemption : smaller(inMajor(q.exemption), exemption)
  return notNegative(pay.sub(has ? own : NONE)).mul(bandOf(rates, pay))
}

const ofQuebec = (q: Payroll, pay: Exact): Exact => {
  const { from, upTo, least, leastPrimary, most, line, linePrimary } = quebecFund.on(q.day).value
  if (pay.compare(from) <= 0) return pay.mul(q.primary ? leastPrimary : least)
  if (pay.compare(upTo) >= 0) return pay.mul(most)
  const [first = NONE, second = NONE] = q.primary ? linePrimary : line
  return pay.mul(toNearest(first.add(second.mul(pay).div(1_000_000)), '0.01')).div(100)
}

const ofNewfoundland = (q: Payroll, pay: Exact): Exact => {
  const { exemption, rate } = newfoundland.on(q.day).value
  return notNegative(pay.sub(exemption)).mul(rate)
}

const LEVIES: Readonly<
  Record<string, { figures: { on: (day: Day) => Parameters<typeof ruleOf>[2] }; of: (q: Payroll, pay: Exact) => Exact }>
> = {
  ON: { figures: ontario, of: ofOntario },
  BC: { figures: britishColumbia, of: (q, pay) => notched(britishColumbia.on(q.day).value, pay) },
  MB: { figures: manitoba, of: (q, pay) => notched(manitoba.on(q.day).value, pay) },
  NL: { figures: newfoundland, of: ofNewfoundland },
  QC: { figures: quebecFund, of: ofQuebec },
}

/** Provinces that levy on payroll. */
export const LEVYING_PROVINCES: readonly string[] = Object.keys(LEVIES)

/** What a year's payroll in a province costs its employer, in cents; nought where the province levies nothing. */
export const employerLevy = (q: Payroll): Derived<Minor> => {
  refuseNegative('Remuneration', q.remuneration)
  const levy = LEVIES[q.province]
  if (!levy) throw new RangeError(`${q.province} has no levy on payroll on file`)
  const value = inMinor(levy.of(q, inMajor(q.remuneration)))
  const why = explain({
    rule: ruleOf(`ca.levy.${q.province.toLowerCase()}`, `Levy on payroll, ${q.province}`, levy.figures.on(q.day)),
    unit: 'CAD',
    value: inMajor(value),
    inputs: [['Remuneration of the year in the province', inMajor(q.remuneration)]],
  })
  return { value, why }
}
