import { describe, expect, test } from 'vitest'
import { allowedActions, judgeFile, paymentState, payRefusal } from './files.rules.ts'

const content = (items: [string, number][], total: number) => ({
  items: items.map(([reference, amount]) => ({ reference, amount })),
  total,
  problems: [],
})
const due = (...items: [string, number][]) => items.map(([reference, amount]) => ({ reference, amount }))

describe('a file that was read back', () => {
  test('is the run, in any order', () => {
    const file = content(
      [
        ['B', 200],
        ['A', 100],
      ],
      300,
    )
    expect(judgeFile(file, due(['A', 100], ['B', 200]))).toEqual([])
  })

  test.each([
    ['a cent too little', content([['A', 99]], 99), 'A: the amount in the file is not that of the run'],
    ['somebody else', content([['C', 100]], 100), 'C is in the file and not in the run'],
    ['somebody missing', content([], 0), 'The file has 0 people, the run 1'],
    ['another total', content([['A', 100]], 101), 'The total of the file is not that of the run'],
  ])('is refused for %s', (_why, file, problem) => {
    expect(judgeFile(file, due(['A', 100]))).toContain(problem)
  })

  test('tells what the reading found, and two people of one reference', () => {
    const file = { ...content([['A', 100]], 100), problems: ['Line 2 has no amount'] }
    expect(judgeFile(file, due(['A', 50], ['A', 50]))).toEqual(
      expect.arrayContaining(['Line 2 has no amount', 'Two people have the same reference']),
    )
  })
})

describe('who says that a file was paid', () => {
  const file = { state: 'made', isPayment: true, rejected: 0, people: 2, isTaken: false } as const
  const by = { mayMake: true, mayPay: true, isMaker: false, isAlone: false }

  test('is not who made it, unless there is nobody else', () => {
    expect(payRefusal(file, by)).toBeNull()
    expect(payRefusal(file, { ...by, isMaker: true })).toContain('somebody else confirms')
    expect(payRefusal(file, { ...by, isMaker: true, isAlone: true })).toBeNull()
    expect(payRefusal(file, { ...by, mayPay: false })).not.toBeNull()
    expect(payRefusal({ ...file, isPayment: false }, by)).toBe('Nothing is paid by this file.')
  })

  test('may still enter what the bank refused afterwards, and takes nothing back', () => {
    expect(allowedActions({ ...file, state: 'paid' }, by)).toEqual(['download', 'reject'])
    expect(allowedActions({ ...file, rejected: 1 }, by)).toEqual(['download', 'reject', 'pay'])
    expect(allowedActions({ ...file, state: 'withdrawn' }, by)).toEqual([])
  })

  test('is also who takes back a file that may be at the bank, so that nobody alone has it paid twice', () => {
    const own = { ...by, isMaker: true }
    expect(allowedActions(file, own)).toContain('withdraw')
    expect(allowedActions({ ...file, isTaken: true }, own)).not.toContain('withdraw')
    expect(allowedActions({ ...file, isTaken: true }, by)).toContain('withdraw')
    expect(allowedActions({ ...file, isTaken: true, isPayment: false }, own)).toContain('withdraw')
  })
})

describe('the payment of somebody', () => {
  test('is sent or paid by its file, whatever was held; held before; nothing where nothing reaches them', () => {
    const one = { net: 100, isHeld: false, isSent: false, isPaid: false }
    expect(paymentState(one)).toBe('to_pay')
    expect(paymentState({ ...one, isHeld: true })).toBe('held')
    expect(paymentState({ ...one, isHeld: true, isSent: true })).toBe('sent')
    expect(paymentState({ ...one, isSent: true, isPaid: true })).toBe('paid')
    expect(paymentState({ ...one, net: 0 })).toBe('nothing')
  })
})
