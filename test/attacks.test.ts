import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const ROW = /^\| ([ABCDEFGHI]\d+) \| (.+?) \| `(.+?)` \| (.+?) \|$/
const rows = readFileSync(join(root, 'docs/attacks.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, fault = '', , file = '', name = ''] = ROW.exec(line) ?? []
    return fault === '' ? [] : [{ fault, file, name }]
  })

const numbered = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`)

describe('a fault that was found by attack', () => {
  test('has a test, each of them', () => {
    expect([...new Set(rows.map(({ fault }) => fault))]).toEqual([
      ...numbered('A', 14),
      ...numbered('B', 13),
      ...numbered('C', 9),
      ...numbered('D', 11),
      ...numbered('E', 11),
      ...numbered('F', 6),
      ...numbered('G', 8),
      ...numbered('H', 14),
      ...numbered('I', 14),
    ])
  })

  test.each(rows)('$fault: “$name” stands in $file', ({ file, name }) => {
    const text = readFileSync(join(root, file), 'utf8')
    const quoted = ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`)
    expect(quoted.some((title) => text.includes(title))).toBe(true)
  })
})
