import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['+65 1234', "'+65 1234"],
  ['-5', '-5'],
  [null, ''],
  ['＝1+1', "'＝1+1"],
])('the cell %j is written %s', (value, cell) => expect(csvCell(value)).toBe(cell))

test('a line ends as RFC 4180 has it', () => expect(csvLine(['a', 1, null])).toBe('a,1,\r\n'))
