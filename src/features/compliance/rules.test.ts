import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import freedonia from '../../../test/freedonia/index.ts'
import { completenessBand, complianceScore, recordCompleteness, scoreColour, unknownCompliance } from './rules.ts'

const today = '2026-11-20'
const full = {
  email: 'rufus@freedonia.example',
  fullName: 'Rufus T. Firefly',
  department: 'Operations',
  position: 'President',
  nationality: 'Freedonian',
  employmentStatus: 'citizen',
}

describe('record completeness', () => {
  it.each([
    [full, 100, 3, 'Compliant', 'green'],
    [{ ...full, employmentStatus: null }, 83, 2, 'Compliant', 'green'],
    [{ ...full, employmentStatus: '', nationality: undefined }, 67, 1, 'Needs Review', 'yellow'],
    [{ fullName: 'A', department: 'B', position: 'C' }, 50, 0, 'Needs Review', 'yellow'],
    [{ email: 'a@b.c', fullName: ' ' }, 17, 1, 'Non-Compliant', 'red'],
    [{}, 0, 0, 'Non-Compliant', 'red'],
  ])('%j', (employee, score, verified, label, colour) => {
    expect(recordCompleteness(employee)).toEqual({ score, verified, band: { label, colour } })
  })

  it.each([
    [80, 'Compliant'],
    [79, 'Needs Review'],
    [50, 'Needs Review'],
    [49, 'Non-Compliant'],
  ])('%d is %s', (score, label) => expect(completenessBand(score).label).toBe(label))

  it('never falls when a field is filled', () => {
    const some = fc.record({
      email: fc.option(fc.string()),
      fullName: fc.option(fc.string()),
      position: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(some, (employee) => {
        const { score } = recordCompleteness(employee)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(recordCompleteness({ ...employee, nationality: 'Freedonian' }).score).toBeGreaterThan(score)
      }),
    )
  })
})

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
  ])('%j', (facts, score, errors, warnings, missingFields) => {
    const result = complianceScore(freedonia, facts, today)
    expect(result).toMatchObject({ score, errors, warnings, missingFields })
    expect(result.status).toBe(errors.length ? 'non-compliant' : 'compliant')
    const lost = result.reasons.reduce((sum, reason) => sum + reason.points, 0)
    expect(100 - lost).toBeCloseTo(score, -0.5)
  })

  it('says so where a country has no rules', () => {
    expect(unknownCompliance('Sylvania')).toMatchObject({
      score: 0,
      status: 'unknown',
      errors: ['Unknown country compliance requirements: Sylvania'],
    })
  })
})
