import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import type { PaidPerson } from '../../filing.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import { bandOf, bands, downTo, inMajor, inMinor, larger, NONE, percent, smaller, upTo } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Skills Development Levy, the self-help groups and the foreign worker levy. Dollars in the tables. */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2027-12-31'

const sdlFigures = effectiveDated('Skills Development Levy', [
  {
    // From memory; the figures themselves are confirmed.
    from: '2008-10-01',
    until,
    value: { rate: percent('0.25'), least: exact(2), most: exact('11.25') },
    source: sources.sdl,
    recorded,
  },
])

/** The levy of one employee on all wages of a month, foreigners included, unrounded, in dollars: nothing is rounded before it is summed. */
export const sdlOf = (wages: Minor, day: Day): Derived<Exact> => {
  refuseNegative('Wages', wages)
  const edition = sdlFigures.on(day)
  const { rate, least, most } = edition.value
  const value = wages === 0 ? NONE : smaller(larger(inMajor(wages).mul(rate), least), most)
  const why = explain({
    rule: ruleOf('sg.sdl', 'Skills Development Levy, 0.25 % of wages, 2 to 11.25', edition),
    unit: 'SGD',
    value,
    inputs: [['Wages of the month', inMajor(wages)]],
  })
  return { value, why }
}

/** The levy of all people of a month in cents: what each comes to unrounded is summed, and the cents of the sum are dropped. */
export const levyOfMonth = (people: readonly PaidPerson[]): Minor => {
  const sum = people.reduce((total, { lines }) => {
    const last = lines.filter(({ key }) => key === 'sdl').at(-1)
    return last ? total.add(exact(last.value)) : total
  }, NONE)
  return inMinor(downTo(sum))
}

/** What an employer pays for all: the levies summed unrounded, then without the cents of the sum. Sum exact in dollars, payable in cents. */
export const sdlPayable = (wages: readonly Minor[], day: Day): { sum: Exact; payable: Minor } => {
  const sum = wages.reduce((total, one) => total.add(sdlOf(one, day).value), NONE)
  return { sum, payable: inMinor(downTo(sum)) }
}

export const SELF_HELP_FUNDS = ['CDAC', 'SINDA', 'MBMF', 'ECF'] as const
export type SelfHelpFund = (typeof SELF_HELP_FUNDS)[number]

const fund = (
  name: string,
  from: Day,
  source: (typeof sources)[keyof typeof sources],
  ...pairs: readonly (readonly [number | null, number | string])[]
) =>
  effectiveDated(name, [
    { from, until, value: bands(...pairs.map(([upper, due]) => [upper, exact(due)] as const)), source, recorded },
  ])

const FUNDS = {
  CDAC: fund(
    'CDAC contribution',
    '2015-01-01',
    sources.cdac,
    [2000, '0.5'],
    [3500, 1],
    [5000, '1.5'],
    [7500, 2],
    [null, 3],
  ),
  SINDA: fund(
    'SINDA contribution',
    '2015-01-01',
    sources.sinda,
    [1000, 1],
    [1500, 3],
    [2500, 5],
    [4500, 7],
    [7500, 9],
    [10_000, 12],
    [15_000, 18],
    [null, 30],
  ),
  MBMF: fund(
    'MBMF contribution',
    '2016-06-01',
    sources.mbmf,
    [1000, 3],
    [2000, '4.5'],
    [3000, '6.5'],
    [4000, 15],
    [6000, '19.5'],
    [8000, 22],
    [10_000, 24],
    [null, 26],
  ),
  ECF: fund(
    'ECF contribution',
    '2015-01-01',
    sources.ecf,
    [1000, 2],
    [1500, 4],
    [2500, 6],
    [4000, 9],
    [7000, 12],
    [10_000, 16],
    [null, 20],
  ),
} as const

/** What an employee gives to a self-help group, by gross wages of the month with overtime and bonus; the employer has no share. In cents. */
export const selfHelpOf = (name: SelfHelpFund, wages: Minor, day: Day): Derived<Minor> => {
  refuseNegative('Wages', wages)
  const edition = FUNDS[name].on(day)
  const due = wages === 0 ? NONE : bandOf(edition.value, inMajor(wages))
  const why = explain({
    rule: ruleOf(`sg.shg.${name.toLowerCase()}`, `${name} contribution by wages of the month`, edition),
    unit: 'SGD',
    value: due,
    inputs: [['Gross wages of the month', inMajor(wages)]],
  })
  return { value: inMinor(due), why }
}

/** What a month costs for a worker on a pass, by sector and tier: the employer's alone, never taken from pay. Dollars; a company may set its own. */
const levyMonthly = effectiveDated('Foreign worker levy a month', [
  {
    from: '2025-09-01',
    until,
    value: {
      s_pass: exact(650),
      services_1: exact(300),
      services_2: exact(400),
      services_3: exact(600),
      manufacturing_1: exact(250),
      manufacturing_2: exact(350),
      manufacturing_3: exact(550),
      construction_1: exact(500),
      construction_2: exact(900),
      process_r1: exact(200),
      process_r2: exact(450),
      process_r1_nts: exact(300),
      process_r2_nts: exact(650),
      marine_r1: exact(350),
      marine_r2: exact(500),
    } satisfies Record<string, Exact>,
    source: sources.workPermitLevy,
    recorded,
  },
])

/** The levy of a whole month in a tier, in cents; null: nothing is on file. */
export const levyOfTier = (tier: string, day: Day): Minor | null => {
  const found = Object.entries(levyMonthly.find(day)?.value ?? {}).find(([key]) => key === tier)?.[1]
  return found ? inMinor(found) : null
}

/** The tiers a worker may stand in, those of the day. */
export const levyTiers = (day: Day): readonly string[] => Object.keys(levyMonthly.on(day).value)

/**
 * The levy of a month in cents: whole for a worker who was there all of it, else by day, the day a twelfth of the year by 365 up to the cent
 * (from memory). `monthly` is the company's own setting, in cents; left out, the figure on file for the tier.
 */
export const foreignWorkerLevy = (q: {
  tier: string
  days: number | 'whole'
  day: Day
  monthly?: Minor
}): Derived<Minor> => {
  const edition = levyMonthly.on(q.day)
  const onFile = Object.entries(edition.value).find(([key]) => key === q.tier)?.[1]
  const monthly = q.monthly === undefined ? onFile : inMajor(q.monthly)
  if (!monthly) throw new RangeError(`Foreign worker levy: no figure on file for ${q.tier}`)
  const daily = upTo(monthly.mul(12).div(365), '0.01')
  const value = q.days === 'whole' ? monthly : smaller(daily.mul(q.days), monthly)
  const why = explain({
    rule: ruleOf('sg.fwl', 'Foreign worker levy', edition),
    unit: 'SGD',
    value,
    inputs: [
      ['Levy a month', monthly],
      ['Days', q.days, 'days'],
    ],
    steps: [['Levy a day, a twelfth of the year by 365, up to the cent', daily]],
  })
  return { value: inMinor(value), why }
}
