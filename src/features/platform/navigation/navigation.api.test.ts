import { afterAll, beforeAll, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
})
afterAll(() => app.close())

const own = { pinned: ['memos'], folded: ['hiring'], order: ['memos', 'people'] }
const get = async (token: string) => (await app.call('GET', '/api/navigation', { token })).body.data
const put = (token: string, body: unknown) => app.call('PUT', '/api/navigation', { token, body })

test('somebody’s navigation is as it was left, and theirs alone', async () => {
  expect(await get(mei.token)).toEqual({ pinned: [], folded: [], order: [] })
  expect((await put(mei.token, own)).status).toBe(200)
  expect(await get(mei.token)).toEqual(own)
  const ravi = await app.employer()
  expect(await get(ravi.token)).toEqual({ pinned: [], folded: [], order: [] })
})

test('what is sent stands for all of it, each name once', async () => {
  await put(mei.token, { pinned: ['leave', 'leave'], folded: [], order: [] })
  expect(await get(mei.token)).toEqual({ pinned: ['leave'], folded: [], order: [] })
})

test('whoever looks for work has one as well', async () => {
  const { token } = await seekerOf(app)
  expect((await put(token, own)).status).toBe(200)
  expect(await get(token)).toEqual(own)
})

test('more than fits on a screen is refused by name', async () => {
  const answer = await put(mei.token, { ...own, pinned: Array.from({ length: 61 }, (_, n) => `line ${n}`) })
  expect(answer).toMatchObject({ status: 422, body: { fields: { pinned: 'Pinned lines: at most 60' } } })
})
