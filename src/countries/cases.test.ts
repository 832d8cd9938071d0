import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type CaseBook,
  differences,
  given,
  judgeCase,
  loadCaseBooks,
  readCases,
  refusingMissing,
  refusingOddFields,
} from './cases.ts'

const here = import.meta.dirname
const books = await loadCaseBooks(here)
const files = (await readdir(here, { recursive: true }))
  .filter((file) => /^[a-z]{2}\/[\w.]*vectors\.json$/.test(file))
  .toSorted()
const cases = files.flatMap((file) => readCases(readFileSync(join(here, file), 'utf8'), file))

describe('worked examples', () => {
  it('stand in every country’s folder, each once', () => {
    expect([...books.keys()].toSorted()).toEqual([...new Set(cases.map((c) => c.country))].toSorted())
    expect(new Set(cases.map((c) => c.id)).size).toBe(cases.length)
  })

  it.each(cases.map((c) => [`${c.id} ${c.topic} ${JSON.stringify(c.input)}`.slice(0, 120), c] as const))(
    '%s',
    (_name, example) => {
      const { outcome, differences: found } = judgeCase(books, example)
      expect({ outcome, found }).toEqual({ outcome: 'holds', found: [] })
    },
  )
})

/** Answered without a question: one figure for everybody, a list of days, or a number of a person that is not one. */
const WITHOUT_QUESTION = new RegExp(
  [
    '^(id\\.|eid_|public_holidays|nric_|uen$|emirates_id$|iban$)',
    '(maternity|paternity|parental|bereavement|infant_care|hajj)',
    '^(t4127\\.K1_2026|wps_sif_parse|pension_base_freeze)$',
  ].join('|'),
)

describe('a case that gives nothing of what is asked', () => {
  const topics = [...books].flatMap(([country, book]) =>
    Object.entries(book.answers)
      .filter(([topic]) => !WITHOUT_QUESTION.test(topic))
      .map(([topic, answer]) => [country, topic, answer] as const),
  )

  it.each(topics)('%s %s is refused with a reason, never answered and never broken', (_country, _topic, answer) => {
    expect(() => answer({ unknown: 1 })).toThrow(RangeError)
  })
})

describe('the judge of cases', () => {
  const book: CaseBook = {
    answers: {
      sum: (input) => input.a + input.b,
      fields: () => ({ value: 3, pay: 10.02, days: ['2026-01-01'] }),
      refuses: () => {
        throw new RangeError('no figure on file for 2031-01-01')
      },
      breaks: () => JSON.parse('{'),
    },
    tolerances: { fields: 0.02 },
  }
  const judged = (topic: string, expected: unknown, input: unknown = {}) =>
    judgeCase(new Map([['FD', book]]), { id: '1', country: 'FD', topic, input, expected }).outcome

  it('tells what holds, what differs and what nobody answers', () => {
    expect(judged('sum', 3, { a: 1, b: 2 })).toBe('holds')
    expect(judged('sum', '3.00', { a: 1, b: 2 })).toBe('holds')
    expect(judged('sum', 4, { a: 1, b: 2 })).toBe('differs')
    expect(judged('sum', null, { a: 1, b: 2 })).toBe('differs')
    expect(judged('nothing', 4)).toBe('unknown')
    expect(judged('toString', 4)).toBe('unknown')
  })

  it('compares fields, within the tolerance of the topic, and no words', () => {
    expect(judged('fields', { pay: 10, days: ['2026-01-01'], reason: 'because' })).toBe('holds')
    expect(judged('fields', { pay: 9.99 })).toBe('differs')
    expect(judged('fields', { other: 1 })).toBe('differs')
    expect(judged('fields', 3)).toBe('holds')
    expect(judged('fields', { days: [] })).toBe('differs')
    expect(differences({ a: { b: 1 } }, { a: { b: 2 } }, 0)).toEqual(['a.b: expected 1, answered 2'])
    expect(differences(false, undefined, 0)).toEqual(['expected false, answered nothing'])
  })

  it('finds a field and a name of the input however it is spelled, symbols to the letter', () => {
    expect(judged('fields', { Pay: 10.02 })).toBe('holds')
    expect(differences({ due_date: 1 }, { dueDate: 1 }, 0)).toEqual([])
    expect(differences({ c2: 1 }, { C2: 1 }, 0)).toEqual(['c2: expected 1, answered nothing'])
    expect(given({ wage_month: '2026-11', F: 1 }, 'month', 'wageMonth')).toBe('2026-11')
    expect(given({ month: null, wageMonth: 3 }, 'month', 'wage_month')).toBe(3)
    expect(given({ f: 1 }, 'F')).toBeUndefined()
    expect(given('text', 'length')).toBeUndefined()
  })

  it('finds what a case calls by another name that means the same, after the names it is asked by', () => {
    expect(given({ date_of_birth: '1971-11-15' }, 'birthDate')).toBe('1971-11-15')
    expect(given({ staff: 12 }, 'employees')).toBe(12)
    expect(given({ employees: 3, staff: 12 }, 'headcount', 'employees')).toBe(3)
    // What may be another figure is no other name: a wage may be of an hour.
    expect(given({ wage: 20, salary: 4000 }, 'wages')).toBeUndefined()
  })

  it('compares a file line by line, however its lines end', () => {
    expect(differences(['a', 'b'], 'a\r\nb\r\n', 0)).toEqual([])
    expect(differences('a\nb', 'a\r\nb\r\n', 0)).toEqual([])
    expect(differences(['a', 'c'], 'a\nb', 0)).toEqual(['[1]: expected "c", answered "b"'])
  })

  it('takes a refusal for what it is, and a fault for a fault', () => {
    expect(judged('refuses', { error: 'no figure' })).toBe('holds')
    expect(judged('refuses', { refused: true })).toBe('holds')
    expect(judged('refuses', 'refused: no figure')).toBe('holds')
    expect(judged('refuses', null)).toBe('holds')
    expect(judged('refuses', { pay: 1 })).toBe('differs')
    expect(judged('sum', { refused: true }, { a: 1, b: 2 })).toBe('differs')
    expect(judged('breaks', { refused: true })).toBe('differs')
  })

  it('refuses by the name of the field what cannot be answered, and asks everything else', () => {
    const { pay: plain } = refusingOddFields({ pay: (input) => input.hours })
    const pay = plain && refusingMissing({ 'Basic wage': ['monthlyBasic', 'basic'], Hours: /^hours$/i }, plain)
    const said = (input: unknown) => {
      try {
        return pay?.(input)
      } catch (error) {
        return error instanceof RangeError ? error.message : error
      }
    }
    expect(said({ basic: 2000, hours: 2 })).toBe(2)
    expect(said({ hours: 2 })).toBe('Basic wage is missing')
    expect(said({ basic: 2000 })).toBe('Hours is missing')
    expect(said({ basic: 2000, hours: -1 })).toBe('hours: -1 is below nought')
    expect(said({ basic: 2000, hours: 2, daily_hours: [8, 25] })).toBe('daily_hours: 25 is more than 24')
    expect(said({ basic: 2000, hours: 2, date: '2026-02-30' })).toBe('date: 2026-02-30 is no day')
    expect(said({ basic: 2000, hours: 2, week_of: 'next week' })).toBe('week_of: next week is no day')
    expect(said({ basic: 2000, hours: 2, day: 'daily' })).toBe(2)
  })
})
