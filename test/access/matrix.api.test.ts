import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/app/features.ts'
import { type Endpoint, pathNames } from '../../src/shared/endpoint.ts'
import { type Json, NOBODY } from '../contracts.ts'
import type { Answer } from '../support.ts'
import { growWorld } from './grow.ts'
import { longest, NEEDS_MORE, NO_OBJECT, OBJECTS, OPEN_TO_ALL } from './objects.ts'
import { requestBy } from './requests.ts'
import { send } from './send.ts'
import { nameOf, type Reached, watchCalls } from './taken-back.ts'
import { isOf, isUnpaid, listed, mayCall } from './who.ts'
import { KINDS, objectOf, openWorld, type Someone, type World } from './world.ts'

let world: World
let reached: Reached
let cells = 0
const wrong: string[] = []

beforeAll(async () => {
  reached = watchCalls()
  world = await openWorld()
  expect(await growWorld(world)).toEqual([])
}, 400_000)
afterAll(async () => {
  reached.stop()
  await world.app.close()
})

/** With ACCESS_ONLY the calls whose address has it in, as somebody asks who has just added them. */
const only = process.env.ACCESS_ONLY ?? ''
const calls = routes.map(({ endpoint }) => endpoint).filter(({ path }) => path.includes(only))
/** Parts of addresses that are no key: values that name nothing. */
const UNKNOWN: Readonly<Record<string, string>> = { version: '1', row: '1', month: '2099-12' }
const people = (): Someone[] => KINDS.map((kind) => world.people[kind])
const cell = (isRight: boolean, what: () => string) => {
  cells++
  if (!isRight) wrong.push(what())
}
const told = (who: Someone, endpoint: Endpoint, what: string, { status, text }: Answer) =>
  `${who.kind}, ${nameOf(endpoint)}, ${what}: ${status} ${text.slice(0, 160)}`
/** All that a refusal says but the number of the request. */
const said = ({ status, body }: Answer) => JSON.stringify({ status, ...(body as Json), requestId: 0 })

/** A fingerprint of every table that a call which is refused has no business with. */
const fingerprint = async (): Promise<Record<string, string>> => {
  const { app } = world
  const beside = [
    'audit_log',
    'sessions',
    'throttles',
    'advert_views',
    'advert_visits',
    'occupations',
    'occupation_skills',
    'occupation_titles',
    'onet_occupations',
    'onet_tasks',
    'onet_titles',
    'places',
    'skills',
  ]
  const tables = await app.look<{ name: string }>(
    `select relname name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in (${beside.map((t) => `'${t}'`).join()}) order by 1`,
  )
  const sum = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`
  const rows = await app.look<{ name: string; sum: string }>(tables.map(sum).join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum: found }) => [name, found]))
}

describe('who may make which call, and of whose', () => {
  test('is written down for every call, once, and for none that is not there', () => {
    expect([...listed].sort()).toEqual(routes.map(({ endpoint }) => nameOf(endpoint)).sort())
    const named = calls.filter(({ path }) => pathNames(path).length > 0 && !path.endsWith('/steps/:step'))
    const bare = named.filter(
      ({ path }) => !longest(OBJECTS, path) && !longest(OPEN_TO_ALL, path) && !NO_OBJECT.includes(path),
    )
    expect(bare.map(nameOf)).toEqual([])
  })

  test('refuses everybody else before anything is read, and changes nothing', { timeout: 600_000 }, async () => {
    const before = await fingerprint()
    for (const endpoint of calls) {
      const name = nameOf(endpoint)
      if (isOf(name, 'sender')) continue
      for (const who of people().filter(({ kind }) => !mayCall(name, kind))) {
        reached.begun.delete(name)
        const answer = await send(
          world.app,
          endpoint,
          Object.fromEntries(pathNames(endpoint.path).map((n) => [n, NOBODY])),
          { token: who.token },
        )
        const isOut = who.kind === 'guest' || who.kind === 'ended'
        const code = isOut ? ['TOKEN_INVALID', 'TOKEN_EXPIRED'] : ['FORBIDDEN']
        cell(
          answer.status === (isOut ? 401 : 403) && code.includes(answer.body?.code) && !reached.begun.has(name),
          () => told(who, endpoint, 'not theirs to make', answer),
        )
      }
    }
    expect(wrong.splice(0)).toEqual([])
    expect(await fingerprint()).toEqual(before)
  })

  test('answers for what is another’s as for what is not there at all, and changes nothing', {
    timeout: 600_000,
  }, async () => {
    const before = await fingerprint()
    const { rival, otherSeeker, colleague, owner, seeker } = world.people
    const whose = (who: Someone): Someone[] => {
      if (who.kind === 'rival') return [owner]
      if (who.kind === 'seeker') return [otherSeeker]
      if (who.kind === 'otherSeeker') return [seeker]
      if (who.kind === 'employee') return [rival, colleague]
      // What is a person's own is not there for whoever works beside them.
      if (['hr', 'admin', 'recruiter', 'payrollOfficer', 'finance', 'readOnly'].includes(who.kind))
        return [rival, owner]
      return who.kind === 'colleague' ? [rival, world.people.employee] : [rival]
    }
    for (const endpoint of calls.filter(({ path }) => longest(OBJECTS, path))) {
      const name = nameOf(endpoint)
      for (const who of people().filter(({ kind }) => mayCall(name, kind) && !kind.startsWith('platform'))) {
        const names = pathNames(endpoint.path)
        const input = async (value: Json) =>
          send(
            world.app,
            endpoint,
            { ...(await requestBy(world, endpoint, who, value)), ...value },
            { token: who.token, takenBack: true },
          )
        const nobody = Object.fromEntries(names.map((n) => [n, UNKNOWN[n] ?? NOBODY]))
        const none = await input(nobody)
        const missing = isUnpaid(name, who.kind) ? 402 : 404
        cell(none.status === missing, () => told(who, endpoint, 'unknown', none))
        const malformed = await send(
          world.app,
          endpoint,
          { ...(await requestBy(world, endpoint, who, nobody)), [names[0] as string]: 'no-such-thing' },
          { token: who.token, takenBack: true },
        )
        cell([404, missing].includes(malformed.status), () => told(who, endpoint, 'malformed', malformed))
        for (const other of whose(who)) {
          const theirs = await objectOf(world, endpoint.path, other)
          // What an employee may see of a company is asked of their own record: a colleague's is another's.
          if (!theirs || JSON.stringify(theirs) === JSON.stringify(await objectOf(world, endpoint.path, who))) continue
          const answer = await input(theirs)
          // Whoever works beside them may know of what it belongs to; of another company, not even that.
          const isBeside = who.companyId !== null && other.companyId === who.companyId
          cell(isBeside ? answer.status === 404 : said(answer) === said(none), () =>
            told(who, endpoint, `${other.kind}'s`, answer),
          )
        }
      }
    }
    expect(wrong.splice(0)).toEqual([])
    expect(await fingerprint()).toEqual(before)
  })

  test('lets everybody have what is theirs', { timeout: 600_000 }, async () => {
    for (const endpoint of calls.filter((e) => e.method === 'GET' || longest(OBJECTS, e.path))) {
      const name = nameOf(endpoint)
      if (NEEDS_MORE.includes(name)) continue
      for (const who of people().filter(({ kind }) => mayCall(name, kind))) {
        const own = await objectOf(world, endpoint.path, who)
        if (!own && pathNames(endpoint.path).length > 0) continue
        if (endpoint.method !== 'GET' && !routes.some((r) => r.endpoint === endpoint && r.kind === 'company')) continue
        const answer = await send(world.app, endpoint, await requestBy(world, endpoint, who), {
          token: who.token,
          takenBack: true,
        })
        const isRefused = [401, 402, 403, 404].includes(answer.status) || answer.status >= 500
        cell(isUnpaid(name, who.kind) ? answer.status === 402 : !isRefused, () =>
          told(who, endpoint, 'their own', answer),
        )
      }
    }
    expect(wrong.splice(0)).toEqual([])
  })

  test.skipIf(only)('was asked two thousand times and more', () => {
    console.error(`access matrix: ${cells} cells of ${KINDS.length} kinds of people and ${calls.length} calls`)
    expect(cells).toBeGreaterThanOrEqual(2_000)
  })
})
