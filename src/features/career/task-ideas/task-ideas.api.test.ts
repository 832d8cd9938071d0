import { afterAll, beforeAll, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const seeker = async (email: string, paid = true) => {
  const { token } = await premiumSeeker(app, email, { isPaid: paid })
  return (path: string) => app.call('GET', `/api/seeker/${path}`, { token })
}
type Found = { code: string; title: string; called: string; isExact: boolean }

test('a title is matched exactly, whatever its case; several occupations are offered and none is chosen', async () => {
  const ask = await seeker('ideas@rivers.example')
  const called = async (title: string): Promise<Found[]> =>
    (await ask(`task-occupations?title=${encodeURIComponent(title)}`)).body.data.occupations
  const exact = (await called('  line  COOK ')).filter(({ isExact }) => isExact)
  expect(exact.map(({ title }) => title)).toEqual([
    'Cooks, Fast Food',
    'Cooks, Institution and Cafeteria',
    'Cooks, Restaurant',
    'Cooks, Short Order',
  ])
  expect(exact.every(({ called: by }) => by === 'Line Cook')).toBe(true)
  expect((await called('Project Engineer')).filter(({ isExact }) => isExact).length).toBeGreaterThan(10)
  // What is called exactly so stands first; what only begins so is said to.
  const begins = await called('Line Coo')
  expect(begins.length).toBeGreaterThan(0)
  expect(begins.every(({ isExact, called: by }) => !isExact && by.toLowerCase().startsWith('line coo'))).toBe(true)
  expect(await called('Chief of no such thing')).toEqual([])
  // The signs of a pattern are letters like others.
  expect(await called('%')).toEqual([])
})

test('an occupation has its task statements, the core of it first; another code is none', async () => {
  const ask = await seeker('tasks@rivers.example')
  const { title, tasks } = (await ask('task-ideas?occupation=35-2014.00')).body.data
  expect(title).toBe('Cooks, Restaurant')
  expect(tasks.length).toBeGreaterThan(15)
  expect(tasks).toContain(
    'Weigh, measure, and mix ingredients according to recipes or personal judgment, using various kitchen utensils and equipment.',
  )
  expect((await ask('task-ideas?occupation=00-0000.00')).status).toBe(404)
})

test('the data is that of the source: occupations with tasks, and all of their 19,265 statements', async () => {
  const [counts] = await app.look<{ occupations: number; tasks: number; zones: number }>(`
    select (select count(*)::int from onet_occupations) occupations, (select count(*)::int from onet_tasks) tasks,
           (select count(zone)::int from onet_occupations) zones`)
  expect(counts).toEqual({ occupations: 923, tasks: 19_265, zones: 923 })
})

test('answers within 50 ms', async () => {
  const ask = await seeker('fast@rivers.example')
  await ask('task-occupations?title=machine%20operator')
  const times: number[] = []
  for (const title of ['machine operator', 'engineer', 'cook', 'a', 'nurse']) {
    const begun = performance.now()
    expect((await ask(`task-occupations?title=${encodeURIComponent(title)}`)).status).toBe(200)
    times.push(performance.now() - begun)
  }
  // The middle of five: a single one may wait for the machine.
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(50)
})

test('they belong to Premium+, and nobody writes them', async () => {
  const ask = await seeker('free@rivers.example', false)
  expect((await ask('task-occupations?title=cook')).status).toBe(402)
  expect((await ask('task-ideas?occupation=35-2014.00')).status).toBe(402)
  const rights = await app.look<{ role: string }>(`
    select grantee || ' ' || privilege_type role from information_schema.role_table_grants
     where table_name like 'onet_%' and privilege_type <> 'SELECT' and grantee like 'fourshore_%'`)
  expect(rights).toEqual([])
})
