import { describe, expect, test } from 'vitest'
import { loadPayrolls } from '../../../countries/payroll.registry.ts'
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
    expect(minimumGates(law, { facts, day, agreed, currency: dirham })).toHaveLength(gates)
  })

  test('is found in no country without a figure on file', async () => {
    const withFigure = [...(await loadPayrolls()).values()].filter(({ rules }) => rules.minimumPay)
    expect(withFigure.map(({ code }) => code)).toEqual(['AE'])
  })
})
