import { describe, expect, test } from 'vitest'
import { pageOfOperators } from '../../../../test/pdf-operators.ts'
import { pdfText } from './pdf.text.ts'

const LINES = [
  'Nurul Huda binte Rahman',
  'Barista and shift supervisor',
  'WORK EXPERIENCE',
  'Shift Supervisor, Common Beans Pte Ltd',
  'Jan 2023 - Present',
  'Barista, Harbour Coffee',
  'Mar 2020 - Dec 2022',
  'EDUCATION',
  'Diploma in Hospitality Management',
]
const shown = (text: string) => `(${text})`
const each = (set: (text: string, i: number) => string) => LINES.map(set).join('\n')

/** Nine lines from the top, by every operator that moves on to a line. */
const WAYS: Readonly<Record<string, string>> = {
  'Td for each line': `BT /F1 11 Tf 50 804 Td ${each((l) => `0 -14 Td ${shown(l)} Tj`)} ET`,
  'TL and T*': `BT /F1 11 Tf 50 790 Td 14 TL ${each((l) => `${shown(l)} Tj T*`)} ET`,
  'TL, then a quote': `BT /F1 11 Tf 14 TL 50 804 Td ${each((l) => `${shown(l)} '`)} ET`,
  'TL, then a double quote with its spacings': `BT /F1 11 Tf 14 TL 50 804 Td ${each((l) => `0.1 0.05 ${shown(l)} "`)} ET`,
  'TD, which sets the leading': `BT /F1 11 Tf 50 804 Td 0 -14 TD ${each((l) => `${shown(l)} Tj T*`)} ET`,
  'Tm for each line': `BT /F1 11 Tf ${each((l, i) => `1 0 0 1 50 ${790 - i * 14} Tm ${shown(l)} Tj`)} ET`,
  'Tm with the size in it': `BT /F1 1 Tf ${each((l, i) => `11 0 0 11 50 ${790 - i * 14} Tm ${shown(l)} Tj`)} ET`,
  'a text object for each line': each((l, i) => `BT /F1 11 Tf 50 ${790 - i * 14} Td ${shown(l)} Tj ET`),
  'cm around a page drawn from the top': `q 1 0 0 -1 0 842 cm ${each((l, i) => `BT /F1 11 Tf 1 0 0 -1 50 ${52 + i * 14} Tm ${shown(l)} Tj ET`)} Q`,
  'TJ with kerning': `BT /F1 11 Tf 14 TL 50 790 Td ${each((l) => `[${[...l].map(shown).join(' 5 ')}] TJ T*`)} ET`,
  'a negative leading, from the bottom up': `BT /F1 11 Tf -14 TL 50 678 Td ${[...LINES]
    .reverse()
    .map((l) => `${shown(l)} Tj T*`)
    .join('\n')} ET`,
  'the leading set before the text object': `14 TL BT /F1 11 Tf 50 790 Td ${each((l) => `${shown(l)} Tj T*`)} ET`,
  'the leading kept in a stored state': `14 TL q BT /F1 11 Tf 50 790 Td 9 TL ET Q BT /F1 11 Tf 50 790 Td ${each((l) => `${shown(l)} Tj T*`)} ET`,
}

const read = async (content: string, rotate = 0) =>
  pdfText(new Uint8Array(pageOfOperators(content, { rotate })), () => {})

describe('a plain page is read from its top, and nothing of it is hidden', () => {
  test.each(Object.entries(WAYS))('%s', async (_way, content) => {
    const { text, hidden } = await read(content)
    expect(text.split('\n')).toEqual(LINES)
    expect(hidden).toEqual([])
  })

  test('raised and lowered letters stay in their line', async () => {
    const { text, hidden } = await read(
      'BT /F1 11 Tf 14 TL 50 790 Td (Graduated with the 1) Tj 4 Ts (st) Tj 0 Ts ( prize) Tj T* (and water as H) Tj -3 Ts (2) Tj 0 Ts (O) Tj ET',
    )
    expect(text).toContain('Graduated with the 1')
    expect(text.replace(/\s/g, '')).toContain('prize')
    expect(text.split('\n')[0]).toMatch(/st ?prize$/)
    expect(hidden).toEqual([])
  })

  test.each([90, 180, 270])('a page that is turned by %i degrees when shown', async (rotate) => {
    const { text, hidden } = await read(`BT /F1 11 Tf 50 500 Td 14 TL ${each((l) => `${shown(l)} Tj T*`)} ET`, rotate)
    expect(text.split('\n')).toEqual(LINES)
    expect(hidden).toEqual([])
  })

  test.each([
    ['upwards', (i: number) => `0 1 -1 0 ${60 + i * 14} 100 Tm`],
    ['downwards', (i: number) => `0 -1 1 0 ${500 - i * 14} 700 Tm`],
    ['upside down', (i: number) => `-1 0 0 -1 500 ${100 + i * 14} Tm`],
  ])('text that runs %s', async (_way, at) => {
    const { text, hidden, lines } = await read(`BT /F1 11 Tf ${each((l, i) => `${at(i)} ${shown(l)} Tj`)} ET`)
    expect(text.split('\n')).toEqual(LINES)
    expect(hidden).toEqual([])
    for (const { box } of lines) {
      expect(box?.x).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(1)
    }
  })

  test('a word along the margin does not cut into the lines beside it', async () => {
    const { text } = await read(
      `BT /F1 24 Tf 0 1 -1 0 40 400 Tm (CURRICULUM VITAE) Tj ET BT /F1 11 Tf 70 790 Td 14 TL ${each((l) => `${shown(l)} Tj T*`)} ET`,
    )
    expect(text.split('\n')).toEqual([...LINES, 'CURRICULUM VITAE'])
  })

  test('two columns by T* are read one after the other', async () => {
    const left = ['Skills', 'Latte art', 'Stock control', 'Food hygiene', 'Excel', 'English', 'Malay']
    const column = (x: number, lead: number, lines: readonly string[]) =>
      `BT /F1 11 Tf ${lead} TL ${x} 790 Td ${lines.map((l) => `${shown(l)} Tj T*`).join(' ')} ET`
    const { text } = await read(`${column(50, 19, left)} ${column(250, 14, LINES)}`)
    expect(text.split('\n')).toEqual([...left, ...LINES])
  })

  test('a picture or a box that shows only through a small window covers nothing outside it', async () => {
    const { text, hidden } = await read(
      `BT /F1 11 Tf 50 790 Td 14 TL ${each((l) => `${shown(l)} Tj T*`)} ET q 400 100 50 50 re W n 1 1 1 rg 0 0 595 842 re f Q`,
    )
    expect(text.split('\n')).toEqual(LINES)
    expect(hidden).toEqual([])
  })
})
