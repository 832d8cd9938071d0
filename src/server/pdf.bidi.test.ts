import { describe, expect, it } from 'vitest'
import { type Direction, directionOf, visualRuns } from './pdf.bidi.ts'

const seen = (text: string, direction: Direction = directionOf(text)) =>
  visualRuns(text, direction)
    .map(({ shown }) => shown)
    .join('')
const turned = (text: string) => [...text].reverse().join('')

describe('a line of mixed writing, from left to right', () => {
  it('is as it is written where all of it runs so', () =>
    expect(seen('Pay: AED 12,500.00 (monthly)')).toBe('Pay: AED 12,500.00 (monthly)'))
  it('has Arabic from the right, with its Latin words and figures in their own order', () => {
    expect(seen('الراتب 12,500.00 AED شهريا')).toBe(`${turned('شهريا')} AED 12,500.00 ${turned('الراتب')}`)
    expect(seen('من 2026-11-23 إلى 2027-01-31')).toBe(`31-01-2027 ${turned('إلى')} 23-11-2026 ${turned('من')}`)
  })
  it('has an Arabic name within a Latin sentence in its place', () =>
    expect(seen('Dear نور حداد, welcome to Al Noor (2026).')).toBe(
      `Dear ${turned('نور حداد')}, welcome to Al Noor (2026).`,
    ))
  it('has brackets that face the right way', () =>
    expect(seen('الاسم (نور)')).toBe(`(${turned('نور')}) ${turned('الاسم')}`))
  it('has figures of the Arabic script from the left, though their font turns round what it is given', () => {
    expect(seen('العدد ١٢٣')).toBe(`١٢٣ ${turned('العدد')}`)
    expect(visualRuns('العدد ١٢٣', 'rtl').find(({ shown }) => shown === '١٢٣')?.text).toBe('٣٢١')
  })
  it('has a full stop of an Arabic sentence at its left end', () =>
    expect(seen('مرحبا Fourshore.')).toBe(`.Fourshore ${turned('مرحبا')}`))
  it('keeps marks with their letters', () => {
    const [run] = visualRuns('مُدَرِّس', 'rtl')
    expect(run).toMatchObject({ font: 'arabic', text: 'مُدَرِّس'.normalize('NFC') })
  })
  it('has a box for letters that no font of ours has, and nothing for control characters', () =>
    expect(seen('กขค\u202e A\u200f')).toBe('□□□ A'))
  it('in Chinese runs from the left, in its own font', () => {
    expect(seen('陈伟明 Tan, 2026。')).toBe('陈伟明 Tan, 2026。')
    expect(visualRuns('陈伟明 Tan', 'ltr').map(({ font }) => font)).toEqual(['chinese', 'plain', 'plain'])
  })
  it('in Tamil and Hindi runs from the left', () => {
    expect(seen('வணக்கம் Asha 2026')).toBe('வணக்கம் Asha 2026')
    expect(seen('नमस्ते Asha')).toBe('नमस्ते Asha')
  })
})

it('a paragraph runs the way of its first letter', () => {
  expect(directionOf('12 – مرحبا')).toBe('rtl')
  expect(directionOf('Dear نور')).toBe('ltr')
  expect(directionOf('123')).toBe('ltr')
})
