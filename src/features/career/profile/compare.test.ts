import { describe, expect, test } from 'vitest'
import { type Analysis, compareAnalyses } from './compare.rules.ts'

const check = (key: string, severity: 'wrong' | 'careful' | 'ok') => ({ key, severity, quote: null, count: 1 })
const cv = (given: Partial<Analysis>): Analysis => ({
  document: [],
  content: [],
  private: [],
  skills: [],
  text: '',
  job: null,
  ...given,
})
const skills = (...labels: string[]) => labels.map((label) => ({ label, known: true }))
const job = (...verdicts: ('met' | 'partly' | 'not_found')[]) => ({
  title: 'Nurse',
  requirements: verdicts.map((verdict, i) => ({ requirement: `must ${i}`, verdict, quote: null })),
})

describe('two CVs beside each other', () => {
  test('differ in what one does better, a remark against its opposite', () => {
    const found = compareAnalyses(
      cv({ document: [check('oneColumn', 'ok'), check('noHidden', 'ok')], content: [check('noPhone', 'careful')] }),
      cv({ document: [check('columns', 'careful'), check('noHidden', 'ok')], content: [check('phone', 'ok')] }),
    )
    expect(found.checks.map((c) => [c.topic, c.here?.key, c.there?.key, c.better])).toEqual([
      ['oneColumn', 'oneColumn', 'columns', 'here'],
      ['phone', 'noPhone', 'phone', 'there'],
    ])
    expect(found.same).toBe(1)
  })

  test('a remark that only one gets is for the better in the other', () => {
    const { checks } = compareAnalyses(cv({ document: [check('tables', 'careful')] }), cv({}))
    expect(checks).toMatchObject([{ topic: 'tables', there: null, better: 'there' }])
  })

  test('are compared must-have by must-have, and by the skills of one alone whatever their letters', () => {
    const found = compareAnalyses(
      cv({ job: job('met', 'partly', 'not_found'), skills: skills('Excel', 'Xero') }),
      cv({ job: job('met', 'not_found', 'met'), skills: skills('xero', 'Payroll') }),
    )
    expect(found.requirements.map((r) => [r.topic, r.better])).toEqual([
      ['must 1', 'here'],
      ['must 2', 'there'],
    ])
    expect([found.skillsHere, found.skillsThere, found.same]).toEqual([['Excel'], ['Payroll'], 1])
  })

  test('the same one twice has no difference', () => {
    const one = cv({ document: [check('long', 'careful')], skills: skills('A'), job: job('met') })
    expect(compareAnalyses(one, one)).toEqual({
      checks: [],
      requirements: [],
      same: 2,
      skillsHere: [],
      skillsThere: [],
    })
  })
})
