import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/dates.ts'
import {
  countedOf,
  countsUnverified,
  dayOfYear,
  decisionProblems,
  maskedTaxId,
  type WindowInput,
  windowOf,
  withoutSecrets,
  withSecrets,
} from './rules.ts'

const WINDOWS = { changesUntil: '12-31', proofsFrom: '12-01', proofsBy: '01-15' }
const stageOn = (today: string, over: Partial<WindowInput> = {}) =>
  windowOf({ today, yearFrom: '2026-04-01', windows: WINDOWS, startedOn: '2020-01-01', openUntil: null, ...over }).stage

describe('the windows of a declaration', () => {
  test('lie in the tax year, January in the next calendar year', () => {
    expect(dayOfYear('2026-04-01', '12-01')).toBe('2026-12-01')
    expect(dayOfYear('2026-04-01', '01-15')).toBe('2027-01-15')
    expect(dayOfYear('2026-04-01', '02-29')).toBe('2027-02-28')
  })

  test('let plans change, then amounts with their proofs, then nothing', () => {
    expect(stageOn('2026-04-01')).toBe('changes')
    expect(stageOn('2026-12-31')).toBe('changes')
    expect(stageOn('2027-01-01')).toBe('proofs')
    expect(stageOn('2027-01-15')).toBe('proofs')
    expect(stageOn('2027-01-16')).toBe('closed')
    expect(stageOn('2026-03-31')).toBe('closed')
    expect(stageOn('2027-04-01')).toBe('closed')
  })

  test('close between the two where the company says so', () => {
    const windows = { changesUntil: '05-31', proofsFrom: '12-01', proofsBy: '01-15' }
    expect(stageOn('2026-07-01', { windows })).toBe('closed')
    expect(stageOn('2026-12-01', { windows })).toBe('proofs')
  })

  test('are open thirty days for who has joined, and to the day payroll opens them again', () => {
    expect(stageOn('2027-02-20', { startedOn: '2027-02-01' })).toBe('changes')
    expect(stageOn('2027-03-04', { startedOn: '2027-02-01' })).toBe('closed')
    expect(stageOn('2027-02-10', { openUntil: '2027-02-10' })).toBe('changes')
    expect(stageOn('2027-02-11', { openUntil: '2027-02-10' })).toBe('closed')
  })
})

const states = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }),
  verified: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
})

describe('what counts', () => {
  test('of a relief is what was verified, what was declared until the proofs close, and nothing after', () => {
    const open = { amount: 500, state: 'open' as const, verified: null }
    expect(countedOf({ kind: 'relief' }, open, true)).toBe(500)
    expect(countedOf({ kind: 'relief' }, open, false)).toBe(0)
    expect(countedOf({ kind: 'relief' }, { amount: 500, state: 'accepted', verified: 300 }, true)).toBe(300)
    expect(countedOf({ kind: 'income' }, open, false)).toBe(500)
  })

  test('never passes what was declared of what lowers the tax, and closing never adds to it', () => {
    fc.assert(
      fc.property(states, fc.constantFrom('relief' as const, 'withheld' as const), ({ amount, verified }, kind) => {
        const item = { amount, verified, state: verified === null ? ('open' as const) : ('accepted' as const) }
        const [before, after] = [countedOf({ kind }, item, true), countedOf({ kind }, item, false)]
        expect(before).toBeLessThanOrEqual(amount)
        expect(after).toBeLessThanOrEqual(before)
        expect(after).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('of income is never less for having been looked at or closed', () => {
    fc.assert(
      fc.property(states, fc.boolean(), ({ amount, verified }, isOpen) => {
        const state = verified === null ? ('open' as const) : ('accepted' as const)
        expect(countedOf({ kind: 'income' }, { amount, verified, state }, isOpen)).toBeGreaterThanOrEqual(amount)
      }),
    )
  })

  test('unverified is what is paid up to the closing day, or to the day it was opened again to', () => {
    const q = { proofsBy: '2027-01-15', openUntil: null }
    expect(countsUnverified({ ...q, payDay: '2027-01-15' })).toBe(true)
    expect(countsUnverified({ ...q, payDay: addDays('2027-01-15', 1) })).toBe(false)
    expect(countsUnverified({ ...q, payDay: '2027-02-28', openUntil: '2027-02-28' })).toBe(true)
  })
})

describe('payroll’s word on an item', () => {
  test('accepts no more than was declared, and says why less or without a proof', () => {
    const head = { kind: 'relief' as const }
    expect(decisionProblems(head, { amount: 100, proofs: 1 }, { verified: 101, reason: '' })).toHaveProperty('verified')
    expect(decisionProblems(head, { amount: 100, proofs: 1 }, { verified: 50, reason: '' })).toHaveProperty('reason')
    expect(decisionProblems(head, { amount: 100, proofs: 0 }, { verified: 100, reason: '' })).toHaveProperty('reason')
    expect(decisionProblems(head, { amount: 100, proofs: 1 }, { verified: 100, reason: '' })).toEqual({})
    expect(
      decisionProblems({ kind: 'income' }, { amount: 100, proofs: 0 }, { verified: 99, reason: 'x' }),
    ).toHaveProperty('verified')
  })
})

test('tax numbers are kept apart and come back to where they were', () => {
  const head = {
    fields: [{ key: 'lenderPan', kind: 'tax_id' as const, label: { en: '', fr: '', ar: '', hi: '', ta: '', zh: '' } }],
  }
  const place = {
    from: '2026-04',
    until: '2027-03',
    rent: 1,
    city: 'Pune',
    landlord: 'A',
    address: '',
    relation: '',
    taxId: 'ABCPE1234F',
    hasNoTaxId: false,
  }
  const item = { facts: { lender: 'Bank', lenderPan: 'AAACB1234C' }, places: [place, { ...place, taxId: '' }] }
  const { secrets, ...plain } = withoutSecrets(head, item)
  expect(JSON.stringify(plain)).not.toMatch(/ABCPE1234F|AAACB1234C/)
  expect(withSecrets(plain, secrets)).toEqual(item)
  expect(maskedTaxId('ABCPE1234F')).toBe('••••••234F')
})
