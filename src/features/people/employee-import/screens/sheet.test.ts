import { expect, test } from 'vitest'
import { fingerprint } from '../../../platform/imports/columns.rules.ts'
import { decodeText, type FileRows, kindOf, readRows } from '../../../platform/imports/screens/file.ts'
import {
  applyServerProblems,
  correctCell,
  countsOf,
  markSavedBefore,
  readyRowsOf,
  sheetOf,
  validateSheet,
  wrongRowsCsv,
} from '../../../platform/imports/screens/sheet.ts'
import { mapHeaders } from '../headers.ts'
import { judgeEmployees } from './judge.ts'

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
const read = (file: FileRows, countries: never[] = []) => sheetOf(file, mapHeaders(file.headers, countries))
const judged = async (csv: string) => {
  const sheet = read(await readRows('f.csv', csv))
  await validateSheet(sheet, judgeEmployees(around), () => {})
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
  expect(decodeText(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José')
  expect(decodeText(new TextEncoder().encode('José'))).toBe('José')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A')
})

test.each([
  ['a.CSV', '', 'csv'],
  ['a.tsv', '', 'csv'],
  ['a', 'text/csv', 'csv'],
  ['a.XLSX', 'application/zip', 'xlsx'],
  ['a', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['a.xls', 'application/vnd.ms-excel', null],
  ['a.pdf', 'application/pdf', null],
])('%s of type %j is %s', (name, type, kind) => expect(kindOf({ name, type })).toBe(kind))

test('a large file is read whole, across pieces, with letters of several bytes', async () => {
  const line = 'Zoë 李,zoe@x.co,HR,Clerk,here\n'
  const file = await readRows('f', HEAD + line.repeat(60_000))
  expect(file.rows.length).toBe(60_000)
  expect(new Set(file.rows.map((r) => r.join())).size).toBe(1)
})

test('a wrong row is put right where it stands, and the same address twice is noticed', async () => {
  const sheet = await judged(`${HEAD}Ada,ada@x.co,HR,Clerk,here\r\nBo,ADA@x.co,HR,Clerk,here\r\n,c@x.co,HR,Clerk,there`)
  expect([...sheet.errors].sort()).toEqual([
    [1, [{ field: 'email', message: 'Email is already in row 2 of this file', duplicate: true }]],
    [
      2,
      [
        { field: 'full_name', message: 'Full name is required' },
        { field: 'country', message: 'Country must be: here' },
      ],
    ],
  ])
  expect(readyRowsOf(sheet)).toEqual([0])
  correctCell(sheet, { index: 1, column: 'email', text: 'bo@x.co' }, judgeEmployees(around))
  correctCell(sheet, { index: 2, column: 'full_name', text: '=Cy' }, judgeEmployees(around))
  expect(readyRowsOf(sheet)).toEqual([0, 1])
  expect(sheet.suspects).toEqual([1, 2])
  expect(wrongRowsCsv(sheet, 'reason')).toBe(
    "\ufeffname,email,dept,title,country,reason\r\n'=Cy,c@x.co,HR,Clerk,there,Country must be: here\r\n",
  )
})

test('a column the file lacks can be filled in, and what the server refuses joins the list', async () => {
  const sheet = await judged('name,email,dept,title\nAda,a@x.co,HR,Clerk')
  expect(readyRowsOf(sheet)).toEqual([])
  correctCell(sheet, { index: 0, column: 'country', text: 'here' }, judgeEmployees(around))
  expect(readyRowsOf(sheet)).toEqual([0])
  applyServerProblems(sheet, new Map([[0, [{ field: 'email', message: 'taken', duplicate: true }]]]), sheet.changes)
  expect([readyRowsOf(sheet), sheet.suspects, countsOf(sheet)]).toEqual([
    [],
    [0],
    { fresh: 0, duplicate: 1, wrong: 0, saved: 0 },
  ])
  // Changed since: what is said of the row as it was is not about it.
  const asOf = sheet.changes
  correctCell(sheet, { index: 0, column: 'email', text: 'b@x.co' }, judgeEmployees(around))
  applyServerProblems(sheet, new Map([[0, [{ field: 'email', message: 'taken' }]]]), asOf)
  expect(readyRowsOf(sheet)).toEqual([0])
  expect(sheet.fileMapping).toEqual(['full_name', 'email', 'department', 'position'])
})

test('whoever is twice in the file is found by e-mail, employee ID and identity number; one put right frees the other', async () => {
  const id = {
    key: 'idNo',
    record: 'id_no',
    aliases: [],
    label: 'ID number',
    kind: 'text',
    secret: true,
    identifies: true,
  }
  const field = { ...id, canonical: (t: string) => t.toUpperCase(), on: {} }
  const here = { ...country, fields: [field], derive: (facts: object) => facts }
  const near = {
    today: '2027-01-01',
    countries: { all: [here], find: (t: string) => (t === 'here' ? here : undefined) },
  } as never
  const csv = `name,email,dept,title,country,emp id,id_no\n${[
    'Ada,a@x.co,HR,Clerk,here,7,k1',
    'Bo,b@x.co,HR,Clerk,here,7,',
    'Cy,c@x.co,HR,Clerk,here,,K1',
    'Di,A@x.co,HR,Clerk,here,,',
    ',a@x.co,HR,Clerk,here,,',
  ].join('\n')}`
  const sheet = read(await readRows('f.csv', csv), [here as never])
  await validateSheet(sheet, judgeEmployees(near), () => {})
  const said = (i: number) => sheet.errors.get(i)?.map((e) => e.message) ?? []
  expect([0, 1, 2, 3, 4].map(said)).toEqual([
    [],
    ['Employee ID is already in row 2 of this file'],
    ['ID number is already in row 2 of this file'],
    ['Email is already in row 2 of this file'],
    ['Full name is required'],
  ])
  expect(countsOf(sheet)).toEqual({ fresh: 1, duplicate: 3, wrong: 1, saved: 0 })
  correctCell(sheet, { index: 0, column: 'email', text: 'ada@x.co' }, judgeEmployees(near))
  expect([3, 4].map(said)).toEqual([[], ['Full name is required']])
  correctCell(sheet, { index: 4, column: 'full_name', text: 'Eve' }, judgeEmployees(near))
  expect(said(4)).toEqual(['Email is already in row 5 of this file'])
  // A row an import has added keeps what it holds, wherever it stands.
  markSavedBefore(sheet, [[6, 6]])
  expect([said(3), said(4), countsOf(sheet)]).toEqual([
    ['Email is already in row 6 of this file'],
    [],
    { fresh: 1, duplicate: 3, wrong: 0, saved: 1 },
  ])
})

test('the same content has the same fingerprint, another one another', () => {
  expect(fingerprint('abc')).toBe(fingerprint('abc'))
  expect(fingerprint('abc')).not.toBe(fingerprint('abd'))
  expect(fingerprint('')).toMatch(/^[0-9a-f]{32}$/)
})
