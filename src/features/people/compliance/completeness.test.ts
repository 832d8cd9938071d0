import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completenessBand, explainCompleteness, recordCompleteness } from './completeness.rules.ts'

const full = {
  email: 'rufus@freedonia.example',
  full_name: 'Rufus T. Firefly',
  department: 'Operations',
  position: 'President',
  nationality: 'Freedonian',
  employment_status: 'citizen',
}

describe('record completeness', () => {
  it.each([
    [full, 100, 3, 'Compliant', 'green'],
    [{ ...full, employment_status: null }, 83, 2, 'Compliant', 'green'],
    [{ ...full, employment_status: ' ', nationality: undefined }, 67, 1, 'Needs Review', 'yellow'],
    [{ full_name: 'A', department: 'B', position: 'C' }, 50, 0, 'Needs Review', 'yellow'],
    [{ email: 'a@b.c', full_name: ' ' }, 17, 1, 'Non-Compliant', 'red'],
    [{}, 0, 0, 'Non-Compliant', 'red'],
  ])('%j, and says how', (...[current, score, verified, label, colour]) => {
    expect(recordCompleteness(current)).toEqual({ score, verified, band: { label, colour } })
    const explained = explainCompleteness(current)
    expect(explained.value).toBe(String(score))
    expect(explained.steps.at(-1)?.result).toBe(String(score))
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
      full_name: fc.option(fc.string()),
      position: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(some, (current) => {
        const { score } = recordCompleteness(current)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(recordCompleteness({ ...current, nationality: 'Freedonian' }).score).toBeGreaterThan(score)
      }),
    )
  })
})
