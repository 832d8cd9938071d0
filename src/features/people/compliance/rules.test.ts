import { describe, expect, it } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import { complianceScore, scoreColour, unknownCompliance } from './rules.ts'

const today = '2026-11-20'
describe('compliance score', () => {
  it.each([
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
  ])('%d is %s', (score, colour) => expect(scoreColour(score)).toBe(colour))

  it.each([
    [{ citizenCard: 'FD123456', region: 'north' }, 100, [], [], []],
    // (2 fields + 1 check − 0.5) ÷ 3
    [{ citizenCard: 'FD123456' }, 83, [], ['Region Known: The region decides the anthem'], []],
    // (3 − 1 − 0.5) ÷ 3
    [
      {},
      50,
      ['Citizen Card is required for Freedonia compliance'],
      ['Region Known: The region decides the anthem'],
      ['citizenCard'],
    ],
    [{ citizenCard: '1', region: 'south' }, 67, ['Citizen Card format is invalid'], [], []],
  ])('%j', (...[facts, score, errors, warnings, missingFields]) => {
    const result = complianceScore(freedonia, facts, today)
    expect(result).toMatchObject({ score, errors, warnings, missingFields })
    const withoutErrors = warnings.length ? 'partial' : 'compliant'
    expect(result.status).toBe(errors.length ? 'non-compliant' : withoutErrors)
    const lost = result.reasons.reduce((sum, reason) => sum + reason.points, 0)
    expect(100 - lost).toBeCloseTo(score, -0.5)
  })

  const full = { citizenCard: 'FD123456', region: 'north' }
  const held = (thing: 'authorization' | 'document', expiresOn: string) => [
    { thing, id: 'one', what: 'Harbour permit', expiresOn },
  ]
  it.each([
    ['a permit that ends in 17 days', held('authorization', '2026-12-07'), 83, 'partial'],
    ['one that ends in 91 days', held('authorization', '2027-02-19'), 100, 'compliant'],
    ['one that ended yesterday', held('authorization', '2026-11-19'), 67, 'non-compliant'],
    ['a paper that ended yesterday', held('document', '2026-11-19'), 83, 'partial'],
  ])('falls with %s', (_, things, score, status) =>
    expect(complianceScore(freedonia, full, today, things)).toMatchObject({ score, status }),
  )

  it('is never full beside a warning', () => {
    const result = complianceScore(freedonia, full, today, held('authorization', '2026-12-07'))
    expect(result.warnings).toEqual(['Harbour permit expires within 90 days'])
    expect(result.score).toBeLessThan(100)
    expect(result.reasons[0]).toMatchObject({ kind: 'expiry', thing: 'authorization', key: 'one' })
  })

  it('says so where a country has no rules', () => {
    expect(unknownCompliance('Sylvania')).toMatchObject({
      score: 0,
      status: 'unknown',
      errors: ['Unknown country compliance requirements: Sylvania'],
    })
  })
})
