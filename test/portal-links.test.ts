import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')
const PORTAL = 'features/self-service/portal/screens/EmployeePortal.screen.tsx'
const texts = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

/** Tabs of the employee portal: its own, and those that features fill, each by the name of its folder. */
const tabs = new Set<string>([
  ...[...(/OTHERS = \[(.+?)\]/.exec(readFileSync(join(src, PORTAL), 'utf8'))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
    ([, name = '']) => name,
  ),
  ...texts('features/*/*/feature.web.ts')
    .filter(({ text }) => text.includes("slot: 'portal.tab'"))
    .map(({ path }) => basename(dirname(path))),
])

test('every link to a tab of the employee portal leads to one that is there', () => {
  const links = texts('**/*.{ts,tsx}').flatMap(({ path, text }) =>
    [...text.matchAll(/employeePortal\(\{\s*tab: '([\w-]+)'|employee-portal\?tab=([\w-]+)/g)].map(
      ([, named, written]) => ({ path, tab: named ?? written ?? '' }),
    ),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ tab }) => !tabs.has(tab))).toEqual([])
})
