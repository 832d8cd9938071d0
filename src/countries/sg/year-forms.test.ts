import { describe, expect, test } from 'vitest'
import type { PaidLine, PaidPerson } from '../filing.ts'
import { ir8a } from './year-forms.ts'

const line = (over: Partial<PaidLine>): PaidLine => ({
  employmentId: 'e',
  payDay: '2026-03-31',
  month: '2026-03',
  until: '2026-03-31',
  key: 'basic',
  kind: 'earning',
  nature: 'basic',
  party: null,
  amount: 0,
  value: '0',
  ...over,
})
const earned = (nature: string, amount: number) => line({ key: nature, nature, amount })
const taken = (key: string, amount: number, month = '2026-03') =>
  line({ key, kind: 'deduction', nature: null, party: 'employee', amount, month })
const boxesOf = (...lines: PaidLine[]) => {
  const paid: PaidPerson = { facts: {}, net: 0, lines, balances: {} }
  return Object.fromEntries(ir8a.boxes.map(({ box, amount }) => [box, amount(paid, '2026-01-01')]))
}

describe('form IR8A', () => {
  test('has each kind of pay under its own item, and all of it once', () => {
    const boxes = boxesOf(
      earned('basic', 500_000),
      earned('overtime', 20_000),
      earned('bonus', 1_000_000),
      earned('allowance', 15_000),
      earned('commission', 70_000),
      earned('notice_pay', 250_000),
      earned('in_kind', 4_000),
    )
    expect(boxes).toMatchObject({
      a: 520_000,
      b: 1_000_000,
      d1: 15_000,
      d2: 70_000,
      d3: 250_000,
      d8: 4_000,
      d: 339_000,
    })
    expect(['a', 'b', 'd'].reduce((sum, box) => sum + (boxes[box] ?? 0), 0)).toBe(1_859_000)
  })

  test('keeps compensation for loss of office, which is not taxed, out of the total', () => {
    expect(boxesOf(earned('severance', 1_200_000))).toMatchObject({ 'd3 note': 1_200_000, d: 0, a: 0 })
  })

  test('parts the Mosque Building and Mendaki Fund month by month: 11 times 19.50 and once 26.00', () => {
    const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
    const boxes = boxesOf(
      ...months.map((month) => taken('shg.mbmf', month === '2026-12' ? 2_600 : 1_950, month)),
      taken('shg.cdac', 100),
    )
    expect([boxes.MBF, boxes.Donations]).toEqual([16_600, 7_450 + 100])
  })

  test('tells an amount that somebody asked for as the fund’s whole', () => {
    expect(boxesOf(taken('shg.mbmf', 1_000))).toMatchObject({ MBF: 1_000, Donations: 0 })
  })

  test('adds two runs of one month before it looks into the schedule', () => {
    expect(boxesOf(taken('shg.mbmf', 650), taken('shg.mbmf', 1_300))).toMatchObject({ MBF: 1_350, Donations: 600 })
  })
})
