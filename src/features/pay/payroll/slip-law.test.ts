import { describe, expect, test } from 'vitest'
import { type SlipFacts, slipRefusal } from './slip-law.rules.ts'

const WHOLE: SlipFacts = {
  name: 'Ann',
  employer: 'Works',
  person: 'Ann',
  position: 'Engineer',
  hasAgreed: true,
  hasBasic: true,
}
const ASKS = ['employer', 'person', 'position', 'basic'] as const

describe('payslips that the law asks something of', () => {
  test.each<[string, Partial<SlipFacts>, string | null]>([
    ['are published whole', {}, null],
    ['not without an employer', { employer: null }, 'the employer’s name'],
    ['not without a position', { position: ' ' }, 'the position'],
    ['not without basic pay where pay by the month is shown', { hasBasic: false }, 'the basic salary'],
    ['but without it where nothing by the month is', { hasBasic: false, hasAgreed: false }, null],
  ])('%s', (_, over, missing) => {
    const refusal = slipRefusal(ASKS, [WHOLE, { ...WHOLE, ...over, name: 'Bob' }])
    if (missing === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(`show ${missing}, and it is missing for Bob.`)
  })

  test('name three of many', () => {
    const people = ['A', 'B', 'C', 'D'].map((name) => ({ ...WHOLE, name, position: '' }))
    expect(slipRefusal(['position'], people)).toContain('A, B, C …')
    expect(slipRefusal([], people)).toBeNull()
  })
})
