import { expect, test } from 'vitest'
import { payFit } from './pay.rules.ts'

const job = { payMax: '4200.50', questions: [{ id: 'licence' }, { id: 'pay', pays: true }] }
const said = (value: string) => [
  { id: 'licence', values: ['yes'] },
  { id: 'pay', values: [value] },
]

test.each([
  ['4200.50', 'in'],
  ['4200.51', 'above'],
  ['100', 'in'],
  ['', 'unknown'],
] as const)('who expects %s is %s', (value, fit) => expect(payFit(job, said(value))).toBe(fit))

test('nothing is said of pay where the job does not ask, and nothing is guessed', () => {
  expect(payFit({ payMax: '4200' }, said('1'))).toBeNull()
  expect(payFit(job, [])).toBe('unknown')
  expect(payFit({ ...job, payMax: null }, said('1'))).toBe('unknown')
})
