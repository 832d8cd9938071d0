import { describe, expect, test } from 'vitest'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
import type { Nature } from '../../../countries/payroll.ts'
import { minimumGates } from './person-pay.rules.ts'
import { type CheckedPerson, checkGates } from './run-checks.rules.ts'

const SGD = { code: 'SGD', minorUnits: 2 }
const QUIET: CheckedPerson = {
  hasAccount: true,
  sharedWith: [],
  permitUntil: null,
  net: 100_000,
  lastNet: 100_000,
  isStopped: false,
}
const keysOf = (over: Partial<CheckedPerson>) => checkGates({ ...QUIET, ...over }, 20, SGD).map(({ key }) => key)

describe('what is looked at before somebody is paid', () => {
  test.each<[string, Partial<CheckedPerson>, string[]]>([
    ['nothing of whom all is in order', {}, []],
    ['an account that is not there', { hasAccount: false }, ['bank_missing']],
    ['an account of another as well', { sharedWith: ['Bob'] }, ['bank_shared']],
    ['a permit that ends', { permitUntil: '2026-11-03' }, ['permit']],
    ['a net that falls by the share', { net: 80_000 }, ['swing']],
    ['not one that falls by less', { net: 80_001 }, []],
    ['one that rises by the share', { net: 120_000 }, ['swing']],
    ['one that rises from nothing', { lastNet: 0 }, ['swing']],
    ['not the first pay of somebody', { lastNet: null, net: 900_000 }, []],
    ['not the figures of somebody who is stopped', { net: 0, isStopped: true }, []],
  ])('%s', (_, over, expected) => expect(keysOf(over)).toEqual(expected))

  test('of many with one account three are named, and how many more there are', () => {
    const [gate] = checkGates({ ...QUIET, sharedWith: ['A', 'B', 'C', 'D', 'E'] }, 20, SGD)
    expect(gate?.message).toContain('A, B, C and 2 more people')
  })
})

describe('pay below the minimum wage', () => {
  const dirham = { code: 'AED', minorUnits: 2 }
  test.each<[string, Record<string, string>, string, { agreed: number; gates: number }]>([
    ['an Emirati below 5,000 in 2025', { nationality: 'AE' }, '2025-12-31', { agreed: 499_999, gates: 1 }],
    [
      'not at 5,000, as staff of before had until June 2026',
      { nationality: 'AE' },
      '2026-06-30',
      { agreed: 500_000, gates: 0 },
    ],
    ['below 6,000 from July 2026', { nationality: 'AE' }, '2026-07-31', { agreed: 599_999, gates: 1 }],
    ['not at 6,000', { nationality: 'AE' }, '2026-07-31', { agreed: 600_000, gates: 0 }],
    ['nobody else', { nationality: 'IN' }, '2026-07-31', { agreed: 100_000, gates: 0 }],
    [
      'not in a free zone, of which nothing is on file',
      { nationality: 'AE', freeZone: 'DMCC' },
      '2026-07-31',
      { agreed: 100_000, gates: 0 },
    ],
    ['not before the figure', { nationality: 'AE' }, '2024-12-31', { agreed: 100_000, gates: 0 }],
    ['not of whom no pay is agreed by the month', { nationality: 'AE' }, '2026-07-31', { agreed: 0, gates: 0 }],
  ])('%s', async (_, facts, day, { agreed, gates }) => {
    const law = (await loadPayrolls()).get('AE')
    if (!law) throw new Error('no law')
    const q = { facts, day, agreed: { basic: agreed }, currency: dirham, weeklyHours: 48, isBeside: false }
    expect(minimumGates(law, q)).toHaveLength(gates)
  })

  type Job = { job: string; day: string; agreed: Partial<Record<Nature, number>>; hours?: number; cpfStatus?: string }
  const CLEANER = 'Cleaning, offices and shops: General or indoor cleaner'
  const SELLER = 'Retail: Assistant or cashier'
  test.each<[string, Job, string[]]>([
    [
      'a cleaner below 2,080 from July 2026',
      { job: CLEANER, day: '2026-07-01', agreed: { basic: 207_999 } },
      ['minimum'],
    ],
    ['not at it', { job: CLEANER, day: '2026-07-01', agreed: { basic: 208_000 } }, []],
    ['not at 1,910 the day before', { job: CLEANER, day: '2026-06-30', agreed: { basic: 191_000 } }, []],
    [
      'a cleaner whose basic pay is below it, whatever the allowances',
      { job: CLEANER, day: '2026-07-01', agreed: { basic: 200_000, allowance: 50_000 } },
      ['minimum'],
    ],
    [
      'not a shop assistant whose pay with allowances reaches 2,435 from September 2026',
      { job: SELLER, day: '2026-09-01', agreed: { basic: 220_000, allowance: 23_500 } },
      [],
    ],
    ['a shop assistant below it', { job: SELLER, day: '2026-09-01', agreed: { basic: 243_499 } }, ['minimum']],
    [
      'by other hours nobody knows',
      { job: SELLER, day: '2026-09-01', agreed: { basic: 1 }, hours: 20 },
      ['minimum_unknown'],
    ],
    ['before the tables nobody knows', { job: CLEANER, day: '2025-06-30', agreed: { basic: 1 } }, ['minimum_unknown']],
    ['no foreigner', { job: CLEANER, day: '2026-07-01', agreed: { basic: 1 }, cpfStatus: 'foreigner' }, []],
  ])('progressive wages in Singapore: %s', async (_, q, keys) => {
    const law = (await loadPayrolls()).get('SG')
    if (!law) throw new Error('no law')
    const gates = minimumGates(law, {
      facts: { cpfStatus: q.cpfStatus ?? 'citizen', progressiveWageJob: q.job },
      day: q.day,
      agreed: q.agreed,
      currency: { code: 'SGD', minorUnits: 2 },
      weeklyHours: q.hours ?? 44,
      isBeside: false,
    })
    expect(gates.map(({ key }) => key)).toEqual(keys)
  })

  const dollar = { code: 'CAD', minorUnits: 2 }
  type Asked = { region: string; hours: number; day: string; agreed: number }
  test.each<[string, Asked, string[]]>([
    // 17.95 an hour, 40 hours a week, 52 weeks, a twelfth: 3,111.33.
    ['in Ontario from October 2026', { region: 'ON', hours: 40, day: '2026-10-31', agreed: 311_132 }, ['minimum']],
    ['not at it', { region: 'ON', hours: 40, day: '2026-10-31', agreed: 311_133 }, []],
    ['not the day before it rises', { region: 'ON', hours: 40, day: '2026-09-30', agreed: 305_067 }, []],
    ['by the hours agreed', { region: 'Ontario', hours: 20, day: '2026-10-31', agreed: 155_567 }, []],
    ['under the Canada Labour Code', { region: 'CLC', hours: 40, day: '2026-04-30', agreed: 314_599 }, ['minimum']],
    ['of 2024 in Québec', { region: 'QC', hours: 40, day: '2024-05-31', agreed: 272_999 }, ['minimum']],
    [
      'of Nunavut since September 2026, which is not on file',
      { region: 'NU', hours: 40, day: '2026-09-30', agreed: 1 },
      ['minimum_unknown'],
    ],
    [
      'of Alberta before there are figures',
      { region: 'AB', hours: 40, day: '2017-12-31', agreed: 1 },
      ['minimum_unknown'],
    ],
    ['nowhere where no jurisdiction is known', { region: 'XX', hours: 40, day: '2026-09-30', agreed: 1 }, []],
  ])('in Canada: %s', async (_, { region, hours, day, agreed }, keys) => {
    const law = (await loadPayrolls()).get('CA')
    if (!law) throw new Error('no law')
    const gates = minimumGates(law, {
      facts: { region },
      day,
      agreed: { basic: agreed },
      currency: dollar,
      weeklyHours: hours,
      isBeside: false,
    })
    expect(gates.map(({ key }) => key)).toEqual(keys)
    expect(gates.every(({ stops }) => !stops)).toBe(true)
  })

  test.each([...'AB BC MB NB NL NS ON PE QC SK YT NT NU CLC'.split(' ')])(
    'never falls in %s from one month of 2024 to 2026 to the next, and is on file until it is refused',
    async (region) => {
      const law = (await loadPayrolls()).get('CA')
      let before = 0
      let isRefused = false
      for (let month = 0; month < 36; month += 1) {
        const day = `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-28`
        const found = law?.rules.minimumPay?.({ facts: { region }, day, weeklyHours: 40, isBeside: false })
        if (!found) throw new Error(`${region} ${day}: nothing`)
        if ('unknown' in found) isRefused = true
        else {
          expect(isRefused).toBe(false)
          expect(found.least).toBeGreaterThanOrEqual(before)
          before = found.least
        }
      }
      expect(isRefused).toBe(['SK', 'NT', 'NU'].includes(region))
    },
  )

  const local = { cpfStatus: 'citizen' }
  type Local = { facts: Record<string, string>; hours: number; day: string; agreed: number; beside: boolean }
  test.each<[string, Local, string[]]>([
    [
      '1,800 from July 2026',
      { facts: local, hours: 44, day: '2026-07-31', agreed: 179_999, beside: true },
      ['minimum'],
    ],
    ['not at it', { facts: local, hours: 44, day: '2026-07-31', agreed: 180_000, beside: true }, []],
    ['1,600 until then', { facts: local, hours: 44, day: '2026-06-30', agreed: 160_000, beside: true }, []],
    [
      'not of an employer without foreigners',
      { facts: local, hours: 44, day: '2026-07-31', agreed: 50_000, beside: false },
      [],
    ],
    [
      'not of foreigners',
      { facts: { cpfStatus: 'foreigner' }, hours: 44, day: '2026-07-31', agreed: 50_000, beside: true },
      [],
    ],
    // 10.50 an hour, 20 hours a week, 52 weeks, a twelfth: 910.
    [
      'by the hour below 35 hours a week',
      { facts: local, hours: 20, day: '2026-07-31', agreed: 90_999, beside: true },
      ['minimum'],
    ],
    [
      'which is not on file before September 2022',
      { facts: local, hours: 44, day: '2022-08-31', agreed: 1, beside: true },
      ['minimum_unknown'],
    ],
  ])('the Local Qualifying Salary of Singapore: %s', async (_, { facts, hours, day, agreed, beside }, keys) => {
    const law = (await loadPayrolls()).get('SG')
    if (!law) throw new Error('no law')
    const q = {
      facts,
      day,
      agreed: { basic: agreed },
      currency: { code: 'SGD', minorUnits: 2 },
      weeklyHours: hours,
      isBeside: beside,
    }
    expect(minimumGates(law, q).map(({ key }) => key)).toEqual(keys)
  })

  test('is found in no country without a figure on file', async () => {
    const withFigure = [...(await loadPayrolls()).values()].filter(({ rules }) => rules.minimumPay)
    expect(withFigure.map(({ code }) => code).toSorted()).toEqual(['AE', 'CA', 'SG'])
  })
})
