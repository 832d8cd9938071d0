import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../src/server/feature.ts'
import { findMigrations } from '../src/server/migrate.ts'
import { LONG_FILES, QUERIES, UPWARDS, WITHOUT_ROUTES, WRITERS } from './architecture.exceptions.ts'
import { namesByLetter, sqlStatements } from './sql.ts'

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')

/** An import: where it leads within src, and whether it is of types alone. */
type Import = { to: string; typeOnly: boolean }
type File = { path: string; text: string; imports: Import[] }

const importsOf = (path: string, text: string): Import[] => {
  const { module } = parseSync(path, text)
  const found = [
    ...module.staticImports.map((one) => ({
      name: one.moduleRequest.value,
      typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.moduleRequest ? [{ name: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports.map((one) => ({
      name: text.slice(one.moduleRequest.start, one.moduleRequest.end).replaceAll(/['"`]/g, ''),
      typeOnly: false,
    })),
  ]
  return found
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, typeOnly }) => ({ to: relative(src, join(src, dirname(path), name)), typeOnly }))
}

const files: File[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(src, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const code = files.filter((f) => !isTest(f.path))
const broken = (wrong: (from: string, to: string, one: Import) => boolean) =>
  code.flatMap((f) => f.imports.filter((one) => wrong(f.path, one.to, one)).map((one) => `${f.path} → ${one.to}`))

const areaOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]
/** area/feature */
const featureOf = (path: string) => /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
const inScreens = (path: string) =>
  /^features\/([^/]+\/)+(screens|words)\//.test(path) || path.endsWith('/feature.web.ts')

/** Files of a feature that both sides use, by their ending: contracts, rules, policies and what they are made of. */
const isPure = (path: string) =>
  /^features\/.*(\.|\/)(contract|rules|policy|columns|headers|reading|dialog|paths)\.ts$/.test(path)

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
        (from, to, { typeOnly }) =>
          isPure(from) && !typeOnly && !isPure(to) && !to.startsWith('shared/') && !/^countries\/[\w.-]+\.ts$/.test(to),
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
      broken((from, to, { typeOnly }) => {
        if (!inScreens(from) && !from.startsWith('web/')) return false
        if (to.startsWith('web/') || to.startsWith('shared/') || inScreens(to) || isPure(to)) return false
        return !/^countries\/[\w.-]+\.ts$/.test(to) && !typeOnly
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
    ).toEqual([...QUERIES])
  })
})

describe('the areas', () => {
  const place = (area: string | undefined) => AREAS.indexOf(area as (typeof AREAS)[number])

  test('are those of the plan, and every feature lies in one', () => {
    const folders = readdirSync(join(src, 'features'), { withFileTypes: true })
    expect(folders.map((f) => f.name).filter((name) => place(name) < 0)).toEqual([])
  })

  test('import only from those before them, types and screens included; the exceptions only get fewer', () => {
    const upwards = broken((from, to) => {
      const [a, b] = [areaOf(from), areaOf(to)]
      return Boolean(a && b) && place(b) > place(a)
    })
    expect([...new Set(upwards)].sort()).toEqual(Object.keys(UPWARDS).sort())
    expect(Object.keys(UPWARDS).length).toBeLessThanOrEqual(10)
  })

  test('hold no circle of features on the server and in pure files', () => {
    const uses = new Map<string, Set<string>>()
    for (const f of code.filter((c) => !inScreens(c.path)))
      for (const { to } of f.imports) {
        const [a, b] = [featureOf(f.path), featureOf(to)]
        if (a && b && a !== b && areaOf(f.path) === areaOf(to)) uses.set(a, (uses.get(a) ?? new Set()).add(b))
      }
    // Features that are left when whoever uses nobody else that is left is taken away, again and again, use each other in a circle.
    for (let before = -1; before !== uses.size; ) {
      before = uses.size
      for (const [name, used] of uses) if (![...used].some((other) => uses.has(other))) uses.delete(name)
    }
    const circles = [...uses].map(
      ([name, used]) => `${name} uses ${[...used].filter((other) => uses.has(other)).join(', ')}`,
    )
    expect(circles).toEqual([])
  })

  test('have a manifest in every feature, with calls of its own or a reason to have none', () => {
    const folders = new Set(code.flatMap((f) => featureOf(f.path) ?? []))
    const known = new Set(files.map((f) => f.path))
    const without = [...folders].filter(
      (name) => !known.has(`features/${name}/routes.ts`) && !known.has(`features/${name}/feature.ts`),
    )
    expect(without.sort()).toEqual(Object.keys(WITHOUT_ROUTES).sort())
  })
})

describe('the tables', () => {
  test('are written by the feature that owns them and nobody else; the exceptions only get fewer', () => {
    const owners = new Map<string, string>()
    for (const f of code.filter((c) => c.path.endsWith('/feature.ts')))
      for (const m of f.text.matchAll(/^ {4}(\w+): \{(?= | *$| *\n)/gm))
        owners.set(m[1] as string, featureOf(f.path) as string)
    const found = new Set<string>()
    for (const f of code.filter((c) => c.path.startsWith('features/'))) {
      const written = [
        ...f.text.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\('([a-z_]+)/g),
        ...f.text.matchAll(/\b(?:insert into|update|delete from)\s+([a-z_]+)(?=\s)/g),
      ].map((m) => m[1] as string)
      for (const table of written) {
        const owner = owners.get(table)
        const feature = featureOf(f.path) as string
        if (owner && owner !== feature) found.add(`${table}: ${feature}`)
      }
    }
    expect([...found].sort()).toEqual([...WRITERS].sort())
  })
})

describe('a statement in SQL', () => {
  const read = `sql\`select a.id from applications a join jobs j on j.id = a.job_id where exists (select from users u where u.id = a.owner_id)\``

  test('that reads more than two tables calls them by words', () => {
    expect(sqlStatements('one.ts', `const one = ${read}`).filter(namesByLetter)).toHaveLength(1)
    const found = code
      .filter((f) => f.text.includes('sql'))
      .flatMap((f) =>
        sqlStatements(f.path, f.text)
          .filter(namesByLetter)
          .map(() => f.path),
      )
    expect(found).toEqual([])
  })
})

describe('the files themselves', () => {
  const all = files.filter((f) => f.path !== 'server/tables.ts')

  test('are short: none over 300 lines, contracts, queries and screens none over 400, lists of words none over 450', () => {
    // A list of sentences has no turns to lose oneself in; a translation with six plurals is longer than its original.
    const limit = ({ path }: File) => {
      if (isTest(path)) return 700
      if (/\/(words|templates)\//.test(path)) return 450
      return /(contract|queries)\.ts$|\/screens\//.test(path) ? 400 : 300
    }
    const long = all.filter((f) => f.text.split('\n').length - 1 > limit(f)).map((f) => f.path)
    expect(long.sort()).toEqual([...LONG_FILES].sort())
  })

  test('spread no object that is written out on the spot: its names belong where the others are', () => {
    const spread = /\.{3}\{/
    expect(all.filter((f) => spread.test(f.text)).map((f) => f.path)).toEqual([])
  })

  test('nest no choices and take no more than four parameters: the linter lets no file off', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { overrides: unknown[] }
    expect(JSON.stringify(overrides)).not.toMatch(/noNestedTernary|useMaxParams/)
    expect(
      all.filter((f) => /biome-ignore lint\/(style\/noNestedTernary|complexity\/useMaxParams)/.test(f.text)),
    ).toEqual([])
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

  test('an address stands in shared/paths.ts, or the paths.ts of the feature whose screen it is: no letter, redirect or list of addresses spells one', () => {
    const ours = /publicUrl\}\/(?!#|`|api\/|feeds\/|sitemap|touch-icon\.png)/
    const spelt = /['"`]\/(?:dashboard|employee-portal|owner-admin|job-seeker|notifications)\b/
    // Addresses of an earlier release that lead to those of today, and the beginning that all of the dashboard's have: the worker, which has
    // no room for all paths, tells the browser by it.
    const known = [
      'shared/paths.ts',
      'web/guard.ts',
      'web/feature.ts',
      'app/screens.ts',
      'web/offline/offline.rules.ts',
    ]
    const wrong = code.filter(
      (f) => !f.path.includes('test') && !f.path.endsWith('/paths.ts') && !known.includes(f.path),
    )
    expect(wrong.filter((f) => ours.test(f.text) || spelt.test(f.text)).map((f) => f.path)).toEqual([])
  })

  test('a feature ends nobody’s session: who may not is said by its policy, what is not theirs by notFound (decisions/0006)', () => {
    const refusing = code.filter(
      (f) => f.path.startsWith('features/') && /Refusal\(\s*'FORBIDDEN'|invalidToken\(/.test(f.text),
    )
    // A call for whoever has a link or an account: which of the two it is shows only inside, and so does that the account is not one.
    expect(refusing.map((f) => f.path)).toEqual(['features/hiring/applications/link.ts'])
  })

  test('every table with a company is written with its keys carrying it', () => {
    const tables = findMigrations()
      .map(({ path }) => readFileSync(path, 'utf8'))
      .join('\n')
    const bare = [...tables.matchAll(/references employees( \(([^)]*)\))?/g)].filter(
      (m) => !m[2]?.includes('company_id'),
    )
    expect(bare.map((m) => m[0])).toEqual([])
  })
})
