import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features, routes } from '../src/app/features.ts'
import type { Endpoint } from '../src/shared/endpoint.ts'
import { mayCall } from './access/who.ts'
import { type Kind, objectOf, openWorld, type World } from './access/world.ts'
import { type Schema, schemaOf } from './contracts.ts'
import { ALWAYS, FILLED, NARROWED } from './lists.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  for (const fill of Object.values(FILLED)) await fill(world)
}, 200_000)
afterAll(() => world.app.close())

/** Whoever reads most of it first. */
const READERS: readonly Kind[] = ['owner', 'platformOwner', 'employee', 'seeker']

const choicesOf = (schema: Schema | undefined): string[] =>
  [schema, ...(schema?.anyOf ?? [])].flatMap((each) => (each?.enum ?? []) as string[]).filter(Boolean)

/** A list is a call that takes the place where a page ended: nobody has to name it here. */
const LISTS = routes
  .map(({ endpoint }) => endpoint as Endpoint)
  .filter((endpoint) => endpoint.method === 'GET' && schemaOf(endpoint).properties?.cursor)
const CASES = LISTS.flatMap((endpoint) => {
  const sorts = choicesOf(schemaOf(endpoint).properties?.sort)
  const usual = ALWAYS[endpoint.path] ?? {}
  return [usual, ...(NARROWED[endpoint.path] ?? [])].flatMap((filter) =>
    (sorts.length > 0 ? sorts : ['']).map((sort) => ({ endpoint, path: endpoint.path, sort, filter })),
  )
})

/** Screens that draw a list, with the columns of its file that their table names. */
const SCREENS = globSync('src/features/*/*/screens/**/*.tsx').flatMap((path) => {
  const own = readFileSync(path, 'utf8')
  const list = /<ListScreen\b[^<>]*?\blist="([\w-]+)"/.exec(own)?.[1]
  if (!list) return []
  // Columns stand with their list, or beside it: a folder with two lists has each with its own.
  const folder = `${path.split('/').slice(0, 5).join('/')}/**/*.tsx`
  const texts = own.includes('inFile: [') ? [own] : globSync(folder).map((each) => readFileSync(each, 'utf8'))
  const columns = texts.flatMap((text) =>
    [...text.matchAll(/inFile: \[([^\]]*)\]/g)].flatMap((found) => found[1]?.match(/\w+/g) ?? []),
  )
  return [{ list, columns }]
})

type Page = { rows: string[]; next: string | null; total: number | null }

const readPage = async (endpoint: Endpoint, input: Record<string, string>): Promise<Page> => {
  const kind = READERS.find((each) => mayCall(`GET ${endpoint.path}`, each)) as Kind
  const whose = world.people[kind]
  const named = endpoint.path.includes(':') ? ((await objectOf(world, endpoint.path, whose)) ?? {}) : {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(named[name]))
  const { status, body, text } = await world.app.call('GET', `${path}?${new URLSearchParams(input)}`, {
    token: whose.token as string,
  })
  expect(status, text).toBe(200)
  const answer = endpoint.envelope === false ? body : body.data
  const rows = Object.values(answer).find(Array.isArray) as { id?: string }[]
  return { rows: rows.map((row) => row.id ?? JSON.stringify(row)), next: answer.next, total: answer.totalCount ?? null }
}

describe('a list read by key', () => {
  test('is every list there is', () => {
    expect(LISTS.length).toBeGreaterThanOrEqual(16)
    expect(SCREENS.length).toBeGreaterThanOrEqual(8)
    for (const path of Object.keys({ ...ALWAYS, ...NARROWED, ...FILLED }))
      expect(LISTS.map((l) => l.path)).toContain(path)
  })

  test.each(SCREENS)('$list as a file has every column its table shows', ({ list, columns }) => {
    const file = features
      .flatMap((feature) => [...(feature.listExports ?? []), ...(feature.platformListExports ?? [])])
      .find((each) => each.list === list)
    expect(columns.length).toBeGreaterThan(2)
    const inFile = file?.columns.map((column) => column.id) ?? []
    expect(columns.filter((column) => !inFile.includes(column))).toEqual([])
  })

  test.each(CASES)(
    '$path by $sort has the rows of its pages, each once $filter',
    async ({ endpoint, sort, filter }) => {
      const { page: hasPage, pageSize: size } = schemaOf(endpoint).properties ?? {}
      expect(size, 'a list says how many rows a page has').toBeDefined()
      const asked = { ...filter, ...(sort === '' ? {} : { sort }) }
      const whole = await readPage(endpoint, { ...asked, pageSize: String(Math.min(200, size?.maximum ?? 50)) })
      expect(whole.rows.length).toBeGreaterThan(3)
      expect(new Set(whole.rows).size).toBe(whole.rows.length)
      if (whole.total !== null && whole.next === null) expect(whole.total).toBe(whole.rows.length)
      const pageSize = whole.rows.length > 20 ? '7' : '2'
      const found: string[] = []
      let cursor: string | null = null
      for (let page = 1; page < 120; page++) {
        const answer: Page = await readPage(endpoint, {
          ...asked,
          pageSize,
          ...(hasPage ? { page: String(page) } : {}),
          ...(cursor ? { cursor } : {}),
        })
        found.push(...answer.rows)
        cursor = answer.next
        if (!cursor || found.length >= whole.rows.length) break
      }
      expect(found.slice(0, whole.rows.length)).toEqual(whole.rows)
      if (!hasPage) return
      // By its number alone it is the same page: an address that was kept opens where it did.
      const second = await readPage(endpoint, { ...asked, pageSize, page: '2' })
      expect(second.rows).toEqual(whole.rows.slice(Number(pageSize), 2 * Number(pageSize)))
    },
  )

  test('refuses a place of another list', async () => {
    const { token } = world.people.owner
    const { body } = await world.app.call('GET', '/api/company/jobs?pageSize=1', { token: token as string })
    const { status, body: refused } = await world.app.call('GET', `/api/employees?cursor=${body.data.next}`, {
      token: token as string,
    })
    expect(status).toBe(422)
    expect(refused.fields).toEqual({ cursor: 'Cursor must be the next of an earlier answer' })
  })
})
