import { describe, expect, test } from 'vitest'
import { hashList, indexCsv, packNames } from './audit-pack.rules.ts'

describe('the index of an audit pack', () => {
  const document = { path: 'receipts/a.pdf', kind: 'receipt', about: 'CPF', bytes: 3, sha256: 'ab' } as const
  test.each([
    ['plain', 'CPF', 'CPF'],
    ['with commas and quotes', 'Lim, "Ann"', '"Lim, ""Ann"""'],
    ['with what a spreadsheet would run', '=1+1', "'=1+1"],
  ])('writes what is %s', (_, about, expected) => {
    expect(indexCsv([{ ...document, about }]).split('\r\n')[1]).toBe(`receipts/a.pdf,receipt,${expected},3,ab`)
  })

  test('lists what is kept in the system without a path or size', () => {
    expect(indexCsv([{ ...document, path: null, bytes: null }])).toContain('\r\n,receipt,CPF,,ab')
  })

  test('gives hashes as they are checked', () => {
    expect(hashList([{ path: 'a', sha256: 'x' }])).toBe('x  a\n')
  })

  test('calls no two files the same, and lets none out of its folder', () => {
    const nameOf = packNames()
    expect(['r.pdf', 'r.pdf', '../../x/é y.pdf', ''].map((name) => nameOf('receipts', name))).toEqual([
      'receipts/r.pdf',
      'receipts/r-2.pdf',
      'receipts/.._.._x_y.pdf',
      'receipts/',
    ])
  })
})
