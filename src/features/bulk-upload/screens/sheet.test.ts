import { expect, test } from 'vitest'
import { fingerprint } from '../headers.ts'
import { decode, looksLikeCsv, readRows } from './file.ts'
import { correct, judgeSheet, ready, refuse, sheetOf, wrongRowsCsv } from './sheet.ts'

const country = {
  code: 'XX',
  slug: 'here',
  name: 'Here',
  currency: { code: 'XXX', symbol: 'x', minorUnits: 2 },
  fields: [],
  employmentStatuses: null,
}
const around = {
  today: '2027-01-01',
  countries: { all: [country], find: (t: string) => (t === 'here' ? country : undefined) },
} as never
const judged = async (csv: string) => {
  const sheet = sheetOf(await readRows('f.csv', csv), [])
  await judgeSheet(sheet, around, () => {})
  return sheet
}
const HEAD = 'name,email,dept,title,country\r\n'

test.each([
  ['a;b\r\n1;2\r\n', ['a', 'b'], [['1', '2']]],
  ['sep=;\na;b\n1;2', ['a', 'b'], [['1', '2']]],
  ['a\tb\n1\t2', ['a', 'b'], [['1', '2']]],
  ['\ufeffa,b\n"x, y","say ""z""\nand go"', ['a', 'b'], [['x, y', 'say "z"\nand go']]],
  ['a,b\n\n,\n1,2\n', ['a', 'b'], [['1', '2']]],
  ['', [], []],
])('%j is read as RFC 4180 has it', async (csv, headers, rows) => {
  const file = await readRows('f.csv', csv)
  expect([file.headers, file.rows]).toEqual([headers, rows])
})

test('a row keeps the number it has in a spreadsheet', async () =>
  expect((await readRows('f', 'a,b\n\n1,2\n3,4')).numbers).toEqual([3, 4]))

test('bytes of Excel on Windows are read as text', () => {
  expect(decode(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José')
  expect(decode(new TextEncoder().encode('José'))).toBe('José')
  expect(decode(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A')
})

test('only a CSV is one', () =>
  expect([
    looksLikeCsv({ name: 'a.CSV', type: '' }),
    looksLikeCsv({ name: 'a.xlsx', type: 'application/zip' }),
  ]).toEqual([true, false]))

test('a large file is read whole, across pieces, with letters of several bytes', async () => {
  const line = 'Zoë 李,zoe@x.co,HR,Clerk,here\n'
  const file = await readRows('f', HEAD + line.repeat(60_000))
  expect(file.rows.length).toBe(60_000)
  expect(new Set(file.rows.map((r) => r.join())).size).toBe(1)
})

test('a wrong row is put right where it stands, and the same address twice is noticed', async () => {
  const sheet = await judged(`${HEAD}Ada,ada@x.co,HR,Clerk,here\r\nBo,ADA@x.co,HR,Clerk,here\r\n,c@x.co,HR,Clerk,there`)
  expect([...sheet.errors].sort()).toEqual([
    [1, [{ field: 'email', message: 'Email appears twice in this file (row 2)' }]],
    [
      2,
      [
        { field: 'full_name', message: 'Full name is required' },
        { field: 'country', message: 'Country must be: here' },
      ],
    ],
  ])
  expect(ready(sheet)).toEqual([0])
  correct(sheet, 1, 'email', 'bo@x.co', around)
  correct(sheet, 2, 'full_name', '=Cy', around)
  expect(ready(sheet)).toEqual([0, 1])
  expect(sheet.suspects).toEqual([1, 2])
  expect(wrongRowsCsv(sheet, 'reason')).toBe(
    "\ufeffname,email,dept,title,country,reason\r\n'=Cy,c@x.co,HR,Clerk,there,Country must be: here\r\n",
  )
})

test('a column the file lacks can be filled in, and what the server refuses joins the list', async () => {
  const sheet = await judged('name,email,dept,title\nAda,a@x.co,HR,Clerk')
  expect(ready(sheet)).toEqual([])
  correct(sheet, 0, 'country', 'here', around)
  expect(ready(sheet)).toEqual([0])
  refuse(sheet, 0, { field: 'email', message: 'taken' })
  expect([ready(sheet), sheet.suspects]).toEqual([[], [0]])
})

test('the same content has the same fingerprint, another one another', () => {
  expect(fingerprint('abc')).toBe(fingerprint('abc'))
  expect(fingerprint('abc')).not.toBe(fingerprint('abd'))
  expect(fingerprint('')).toMatch(/^[0-9a-f]{32}$/)
})
