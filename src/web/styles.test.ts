import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const mantine = join(root, 'node_modules/@mantine/core')
const components = join(mantine, 'esm/components')

const read = (file: string) => readFileSync(file, 'utf8')
const hasStyles = (name: string) => existsSync(join(mantine, `styles/${name}.layer.css`))

/** Components that a source names when it imports from Mantine. */
const namedIn = (source: string): string[] =>
  [...source.matchAll(/import (?:type )?\{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    ),
  )

/** Style sheets that a component and what it is made of read, by the modules they import. */
const sheetsOf = (first: string): Set<string> => {
  const [seen, waiting, sheets] = [new Set<string>(), [first], new Set<string>()]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === '' || seen.has(name)) continue
    seen.add(name)
    for (const file of globSync(`${components}/${name}/**/*.mjs`))
      for (const [, from = ''] of read(file).matchAll(/from ["'](\.[^"']+)["']/g)) {
        const path = normalize(join(dirname(file), from))
        const [, other] = /\/components\/([A-Za-z]+)\//.exec(path) ?? []
        if (other) waiting.push(other)
        const [, sheet] = /\/([A-Za-z]+)\.module(?:\.css)?\.mjs$/.exec(path) ?? []
        if (sheet) sheets.add(sheet)
      }
  }
  return sheets
}

test('every component that is used has its styles, and none is loaded that nobody uses', () => {
  const sources = globSync(join(root, 'src/**/*.{ts,tsx}'))
  const used = new Set(sources.flatMap((file) => namedIn(read(file))))
  const needed = new Set([...used].flatMap((name) => [...sheetsOf(name)]).filter(hasStyles))
  expect(needed.size).toBeGreaterThan(25)
  const lists = ['styles.ts', 'styles.dashboard.ts'].map((file) => read(join(import.meta.dirname, file))).join('\n')
  const loaded = [...lists.matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name)
  expect([...needed].filter((name) => !loaded.includes(name))).toEqual([])
  // Shown by programs around it: messages at the corner, checkboxes and switches beside their labels.
  const besides = ['baseline', 'global', 'InlineInput', 'Notification', 'ThemeIcon', 'Text', 'Group']
  expect(loaded.filter((name) => !needed.has(name) && !besides.includes(name))).toEqual([])
})
