import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Licences that ask for no more than their text, which comes with the package; whatever else is used is named in the README. */
const PLAIN = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
])

type Locked = { license?: string; dev?: boolean; link?: boolean }

test('a package whose licence asks for more, or that names none, is named in the README', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const readme = read('README.md')
  const used = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  expect(used.length).toBeGreaterThan(100)
  const asksMore = used.filter(
    ([, { license = '' }]) =>
      !license
        .replace(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((one) => PLAIN.has(one)),
  )
  const names = asksMore.map(([path]) => path.split('node_modules/').at(-1) ?? path)
  expect(names).toContain('world-countries')
  expect(names.filter((name) => !readme.includes(name))).toEqual([])
})
