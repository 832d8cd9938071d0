import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { WebFeature } from '../src/web/feature.ts'

/** Words that are there before any screen behind the sign-in is drawn, or are fetched by the block that speaks them. */
const THERE = new Set(['web', 'app', 'shell', 'ui', 'ui/chart', 'terms', 'draft', 'help'])

type Part = {
  /** What is imported from where: the names, as they stand, and the file. */
  imports: { names: string; file: string }[]
  later: string[]
  /** Scopes of words that are fetched together with what comes later. */
  loads: Set<string>
  /** Of a file of words: what speaks them, and their scope. */
  speakers: Map<string, string>
}
const parts = new Map<string, Part>()
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((hit) => hit[1] ?? '')

const partOf = (file: string): Part => {
  const known = parts.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const near = (path: string) => join(dirname(file), path)
  const part: Part = {
    imports: text.split(/\n(?=import |export )/).flatMap((statement) => {
      const from = /^(?:import|export) (?!type )([^']*?) from '(\.[^']+)'/.exec(statement)
      return from ? [{ names: from[1] ?? '', file: near(from[2] ?? '') }] : []
    }),
    later: all(/import\('(\.[^']+)'\)/g, text).map(near),
    loads: new Set(text.includes('loadWords(') ? all(/'([^']+)'/g, text) : []),
    speakers: new Map(
      [...text.matchAll(/export const (\w+) = wordsOf<[^(]*\('([^']+)'\)/g)].map((hit) => [hit[1] ?? '', hit[2] ?? '']),
    ),
  }
  parts.set(file, part)
  return part
}

/** The words that a file, what it draws and what it draws later speak, but for those fetched with what comes later. */
const spokenBy = (file: string, seen: Set<string>): string[] => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return []
  seen.add(file)
  const { imports, later, loads } = partOf(file)
  // A part of a public page brings words along, with those of what it draws.
  const brought = imports.flatMap(({ names, file: next }) =>
    /\bbring\w*Words\b/.test(names) && existsSync(next) ? all(/'([^']+)'/g, readFileSync(next, 'utf8')) : [],
  )
  return [
    ...imports.flatMap(({ names, file: next }) =>
      next.endsWith('words/index.ts')
        ? [...partOf(next).speakers].flatMap(([name, scope]) => (new RegExp(`\\b${name}\\b`).test(names) ? scope : []))
        : spokenBy(next, seen),
    ),
    ...later.flatMap((next) => spokenBy(next, seen)).filter((scope) => !loads.has(scope)),
  ].filter((scope) => !brought.includes(scope))
}

const drawn = (
  await Promise.all(
    globSync('src/features/*/*/feature.web.ts').map(async (path) => {
      const { default: feature } = (await import(join(process.cwd(), path))) as { default: WebFeature }
      const name = path.split('/').slice(2, 4).join('/')
      const { screens = [], fills = [] } = feature
      return [
        ...screens.map(({ file, access, words = [name] }) => ({
          file: `${file}.${access === 'public' ? 'page' : 'screen'}`,
          words,
        })),
        ...fills.map(({ file, words = [name] }) => ({ file: `${file}.slot`, words })),
      ].map(({ file, words }) => [join(dirname(path), 'screens', `${file}.tsx`), words] as const)
    }),
  )
).flat()

test.each(drawn)('nobody sees the key of a word: %s has the words of all that it draws', (file, words) => {
  const missing = spokenBy(file, new Set()).filter((scope) => !words.includes(scope) && !THERE.has(scope))
  expect([...new Set(missing)]).toEqual([])
})

test('the words of a screen are found behind the parts it draws', () => {
  expect(drawn.length).toBeGreaterThan(100)
  expect(spokenBy('src/features/pay/pay-files/screens/PayFiles.screen.tsx', new Set())).toContain('pay/pay-files')
})
