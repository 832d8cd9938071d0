import { describe, expect, test } from 'vitest'
import { directionOf, isPlain, visualRuns } from './pdf.bidi.ts'
import { fontRuns } from './pdf.fonts.ts'

describe('a text of Latin letters and figures', () => {
  /** Every letter that is taken for plain, between two of no direction. */
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter(isPlain)

  test('is what the algorithm would draw of it: as it stands, from the left, in one font', () => {
    expect(letters.length).toBeGreaterThan(500)
    for (const letter of letters)
      for (const text of [letter, `1${letter}2`, `(${letter}, ${letter})`, `A ${letter}- 3.50`]) {
        const runs = visualRuns(text, 'ltr')
        expect(runs.map((run) => run.text).join('')).toBe(text)
        expect(new Set(runs.map(({ font }) => font))).toEqual(new Set(['plain']))
      }
  })

  test('is one piece; any other is not taken for one', () => {
    expect(fontRuns('CPF, employee · 1,200.50', true, 'ltr')).toEqual([
      { text: 'CPF, employee · 1,200.50', font: 'bold' },
    ])
    expect(['راتب', 'வரி', '工资', 'वेतन', 'a\u00adb', '½', 'e\u0301', '☃', 'a\tb'].filter(isPlain)).toEqual([])
    expect(directionOf('راتب 12')).toBe('rtl')
  })
})
