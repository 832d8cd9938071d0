import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { dayOfSerial, plainNumber, styleOf } from './xlsx.cells.ts'
import type { NotRead } from './xlsx.problem.ts'
import { readWorkbook } from './xlsx.ts'
import { workbookOf } from './xlsx.write.ts'

const read = (zip: Uint8Array, sheet: string | null = null, most = 1_000) => {
  const rows: string[][] = []
  const numbers: number[] = []
  const book = readWorkbook(zip, sheet, most, (more, n) => {
    rows.push(...more)
    numbers.push(...n)
  })
  return { ...book, rows, numbers }
}
const problem = (zip: Uint8Array, most?: number) => {
  try {
    read(zip, null, most)
    return null
  } catch (error) {
    return (error as NotRead).problem
  }
}

/** A workbook as spreadsheets write it: shared strings, styles, sparse cells. */
const written = (sheetData: string, { strings = [] as string[], workbookPr = '', head = '' } = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '_rels/.rels':
          '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
        'xl/workbook.xml': `<workbook xmlns:r="x">${workbookPr}<sheets><sheet name="Old" state="hidden" r:id="h"/><sheet name="People" r:id="p"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="h" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="p" Type="http://x/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="s" Type="http://x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="http://x/styles" Target="styles.xml"/></Relationships>',
        'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>',
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
        'xl/worksheets/sheet2.xml': `${head}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )

describe('a workbook', () => {
  test('is read as its cells show: texts, days without a zone, numbers in full, gaps kept', () => {
    const zip = written(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Since</t></is></c></row>
       <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>6591234567</v></c><c r="C3" s="1"><v>45356</v></c><c r="D3" s="2"><v>45356.75</v></c><c r="E3" s="3"><v>42</v></c></row>
       <row r="4"><c r="A4" s="1"/></row>
       <row r="5"><c t="str"><f>A1</f><v>worked out</v></c><c><v>1.1000000000000001</v></c><c><v>6.5912345678E10</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-03-05T00:00:00</v></c><c s="4"><v>0.5</v></c></row>`,
      {
        strings: [
          '<si><t>Name</t></si>',
          '<si><r><t>Zoë </t></r><r><t xml:space="preserve">李 &amp; Co_x000A_</t></r><rPh><t>li</t></rPh></si>',
        ],
      },
    )
    expect(read(zip)).toEqual({
      sheets: ['People'],
      sheet: 'People',
      numbers: [1, 3, 5],
      rows: [
        ['Name', '', 'Since'],
        ['Zoë 李 & Co\n', '6591234567', '2024-03-05', '2024-03-05', '00042'],
        ['worked out', '1.1', '65912345678', 'TRUE', '#N/A', '2026-03-05', '0.5'],
      ],
    })
  })

  test('may count its days from 1904', () => {
    const zip = written('<row><c s="1"><v>43894</v></c></row>', { workbookPr: '<workbookPr date1904="1"/>' })
    expect(read(zip).rows).toEqual([['2024-03-05']])
  })

  test('that we write is read again, sheet by sheet', () => {
    const zip = workbookOf([
      {
        name: 'People',
        rows: [
          ['full_name', '<&"'],
          ['007', '1e5'],
        ],
        widths: [20, 20],
        bold: true,
      },
      { name: 'How to', rows: [['Read me']], widths: [80] },
    ])
    expect(read(zip)).toMatchObject({
      sheets: ['People', 'How to'],
      rows: [
        ['full_name', '<&"'],
        ['007', '1e5'],
      ],
    })
    expect(read(zip, 'How to')).toMatchObject({ sheet: 'How to', rows: [['Read me']] })
  })

  test('that is old, protected, broken, endless or holds a document type is refused', () => {
    expect(problem(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('protected')
    expect(problem(strToU8('name,email'))).toBe('broken')
    expect(problem(zipSync({ 'a.txt': strToU8('x') }))).toBe('broken')
    expect(problem(written('<row><c><v>1</v>'))).toBe('broken')
    expect(problem(written('<row><c><v>1</v></c></row>', { head: '<!DOCTYPE x [<!ENTITY a "b">]>' }))).toBe('broken')
    expect(problem(written('<row><c><v>1</v></c></row>'.repeat(4)), 2)).toBe('tooManyRows')
    expect(problem(written('<row><c r="XFD1"><v>1</v></c></row>'))).toBe('tooLarge')
    const bomb = written('')
    // What a part says of its unpacked size stands in the directory at the end.
    const view = new DataView(bomb.buffer)
    for (let i = 0; i < bomb.length - 4; i++)
      if (view.getUint32(i, true) === 0x02014b50) view.setUint32(i + 24, 0x7fffffff, true)
    expect(problem(bomb)).toBe('tooLarge')
  })

  test('with 100,000 rows is read whole', () => {
    const line = '<row><c t="inlineStr"><is><t>Ada</t></is></c><c s="1"><v>45356</v></c><c><v>65912345678</v></c></row>'
    const started = performance.now()
    const { rows } = read(written(line.repeat(100_000)), null, 200_000)
    expect(rows.length).toBe(100_000)
    expect(rows.at(-1)).toEqual(['Ada', '2024-03-05', '65912345678'])
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

test.each([
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [60, false, null],
  [61, false, '1900-03-01'],
  [45356.999999999, false, '2024-03-06'],
  [46082, false, '2026-03-01'],
  [0, false, null],
  [0, true, '1904-01-01'],
  [2958465, false, '9999-12-31'],
  [2958466, false, null],
  [Number.NaN, false, null],
])('serial %s (since 1904: %s) is %s', (serial, since1904, day) => expect(dayOfSerial(serial, since1904)).toBe(day))

test.each([
  ['0', '0'],
  ['-0.5', '-0.5'],
  ['100000000000', '100000000000'],
  ['1E+11', '100000000000'],
  ['1234567890123456', '1234567890123456'],
  ['1.23456789012345E+17', '123456789012345000'],
  ['4500.5', '4500.5'],
  ['0.30000000000000004', '0.3'],
  ['2.5E-3', '0.0025'],
  ['1E-7', '0.0000001'],
  ['', ''],
  ['abc', 'abc'],
])('the number %s is %s', (text, plain) => expect(plainNumber(text)).toBe(plain))

test.each([
  ['dd/mm/yyyy', 'day'],
  ['[$-409]d\\-mmm\\-yy;@', 'day'],
  ['mmm', 'day'],
  ['hh:mm AM/PM', 'number'],
  ['[h]:mm:ss', 'number'],
  ['General', 'number'],
  ['#,##0.00 "days"', 'number'],
  ['0.00E+00', 'number'],
  ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', 'number'],
  ['00000', 'digits'],
  ['0', 'number'],
])('the format %s shows a %s', (format, kind) => expect(styleOf(format).kind).toBe(kind))
