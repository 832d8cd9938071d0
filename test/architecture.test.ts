import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

type File = { path: string; text: string; imports: string[] }

const files: File[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(src, path), 'utf8')
    const found = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((m) =>
      relative(src, join(src, dirname(path), m[1] as string)),
    )
    return { path, text, imports: found }
  })

/** Types cross any wall: what matters is which code runs where. */
const typeOnly = (file: File, target: string) => {
  const name = target.split('/').at(-1)
  return (
    new RegExp(`import type [^;]*?'[^']*${name?.replace('.', '\\.')}'`).test(file.text) &&
    !new RegExp(`import (?!type)[^;]*?'[^']*/${name?.replace('.', '\\.')}'`).test(file.text)
  )
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const code = files.filter((f) => !isTest(f.path))
const broken = (wrong: (from: string, to: string, file: File) => boolean) =>
  code.flatMap((f) => f.imports.filter((to) => wrong(f.path, to, f)).map((to) => `${f.path} → ${to}`))

const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]
const inScreens = (path: string) => /^features\/[^/]+\/(screens|([^/]+\/)?words)\//.test(path)

/** Files of a feature that both sides use: contract, rules, policy and what is named after them. */
const isPure = (path: string) =>
  /^features\/[^/]+\/((\w+\.)?(contract|rules)|policy|columns|headers|reading|figures|dialog)\.ts$/.test(path)

describe('who may import whom', () => {
  test('shared imports itself alone', () => {
    expect(broken((from, to) => from.startsWith('shared/') && !to.startsWith('shared/'))).toEqual([])
  })

  test('a country imports its own folder, what all countries share, and shared', () => {
    expect(
      broken((from, to) => {
        const country = /^countries\/([a-z]{2})\//.exec(from)?.[1]
        return (
          Boolean(country) &&
          !to.startsWith(`countries/${country}/`) &&
          !/^countries\/[\w.-]+\.ts$/.test(to) &&
          !to.startsWith('shared/')
        )
      }),
    ).toEqual([])
  })

  test('nobody imports a country by name', () => {
    expect(broken((from, to) => !/^countries\/[a-z]{2}\//.test(from) && /^countries\/[a-z]{2}\//.test(to))).toEqual([])
  })

  test('nobody outside the countries names one', () => {
    const codes = readdirSync(join(src, 'countries'), { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => e.name.toUpperCase())
    const named = new RegExp(`['"\`](${codes.join('|')})['"\`]`)
    const allowed = (path: string) => path.startsWith('countries/') || path.includes('/words/')
    expect(code.filter((f) => !allowed(f.path) && named.test(f.text)).map((f) => f.path)).toEqual([])
  })

  test('rules, policies and contracts touch no database, network, clock or screen', () => {
    expect(
      broken(
        (from, to, file) =>
          isPure(from) &&
          !typeOnly(file, to) &&
          !isPure(to) &&
          !to.startsWith('shared/') &&
          !/^countries\/[\w.-]+\.ts$/.test(to),
      ),
    ).toEqual([])
    const pure = code.filter((f) => isPure(f.path) || /^countries\/[a-z]{2}\//.test(f.path))
    expect(
      pure
        .filter((f) => /from 'node:|fetch\(|new Date\(\)|Date\.now\(|Math\.random|randomUUID/.test(f.text))
        .map((f) => f.path),
    ).toEqual([])
  })

  test('screens reach the server through a contract’s types and nothing else', () => {
    expect(
      broken((from, to, file) => {
        if (!inScreens(from) && !from.startsWith('web/')) return false
        if (to.startsWith('web/') || to.startsWith('shared/') || inScreens(to) || isPure(to)) return false
        return !/^countries\/[\w.-]+\.ts$/.test(to) && !typeOnly(file, to)
      }),
    ).toEqual([])
  })

  test('the server and the web side know no feature', () => {
    expect(broken((from, to) => /^(server|web)\//.test(from) && /^features\//.test(to))).toEqual([])
    expect(broken((from, to) => from.startsWith('server/') && to.startsWith('web/'))).toEqual([])
    expect(broken((from, to) => from.startsWith('web/') && to.startsWith('server/'))).toEqual([])
  })

  test('nobody but app imports app', () => {
    expect(broken((from, to) => !from.startsWith('app/') && to.startsWith('app/'))).toEqual([])
  })

  test('a feature uses another’s contract, rules or service, not its SQL', () => {
    expect(
      broken((from, to) => {
        const [a, b] = [featureOf(from), featureOf(to)]
        return Boolean(a && b && a !== b) && /(queries|routes|jobs)\.ts$/.test(to)
      }),
    ).toEqual([])
  })

  test('features form no circle', () => {
    const uses = new Map<string, Set<string>>()
    for (const f of code.filter((c) => !inScreens(c.path) && !isPure(c.path)))
      for (const to of f.imports) {
        const [a, b] = [featureOf(f.path), featureOf(to)]
        if (a && b && a !== b && !isPure(to)) uses.set(a, (uses.get(a) ?? new Set()).add(b))
      }
    const circle = (start: string, at: string, seen: string[]): string[] | null => {
      for (const next of uses.get(at) ?? []) {
        if (next === start) return [...seen, next]
        if (!seen.includes(next)) {
          const found = circle(start, next, [...seen, next])
          if (found) return found
        }
      }
      return null
    }
    expect([...uses.keys()].map((f) => circle(f, f, [f])).filter(Boolean)).toEqual([])
  })
})

describe('the files themselves', () => {
  const all = files.filter((f) => f.path !== 'server/tables.ts')

  test('are short: none over 300 lines, lists of words none over 450', () => {
    // A list of sentences has no turns to lose oneself in; a translation with six plurals is longer than its original.
    const limit = (f: File) => (isTest(f.path) ? 700 : /\/words\//.test(f.path) ? 450 : 300)
    expect(all.filter((f) => f.text.split('\n').length - 1 > limit(f)).map((f) => f.path)).toEqual([])
  })

  test('hold nothing unfinished by its own words, and no test that is skipped', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', 'not implemented', 'lorem ipsum', '\\b(it|test|describe)\\.(skip|todo|only)\\b'].join(
        '|',
      ),
    )
    expect(all.filter((f) => marks.test(f.text)).map((f) => f.path)).toEqual([])
  })

  test('the database is opened in one place, and every query goes through it', () => {
    const clients = code.filter((f) => /from 'pg'/.test(f.text)).map((f) => f.path)
    expect(clients.sort()).toEqual([
      'server/changes.ts',
      'server/embedded.ts',
      'server/health.ts',
      'server/jobs.ts',
      'server/migrate.ts',
      'server/sql.ts',
      'server/tenancy.ts',
    ])
  })

  test('every table with a company is written with its keys carrying it', () => {
    const tables = readdirSync(join(root, 'database'))
      .filter((f) => /^\d/.test(f))
      .map((f) => readFileSync(join(root, 'database', f), 'utf8'))
      .join('\n')
    const bare = [...tables.matchAll(/references employees( \(([^)]*)\))?/g)].filter(
      (m) => !m[2]?.includes('company_id'),
    )
    expect(bare.map((m) => m[0])).toEqual([])
  })
})
