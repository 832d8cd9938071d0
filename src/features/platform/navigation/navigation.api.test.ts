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

const none = { pinned: [], folded: [], order: [], hijri: false }
const own = { pinned: ['memos'], folded: ['hiring'], order: ['memos', 'people'] }
const get = async (token: string) => (await app.call('GET', '/api/navigation', { token })).body.data
const put = (token: string, body: unknown) => app.call('PUT', '/api/navigation', { token, body })

test('somebody’s navigation is as it was left, and theirs alone', async () => {
  expect(await get(mei.token)).toEqual(none)
  expect((await put(mei.token, own)).status).toBe(200)
  expect(await get(mei.token)).toEqual({ ...own, hijri: false })
  const ravi = await app.employer()
  expect(await get(ravi.token)).toEqual(none)
})

test('what is sent stands for all of it, each name once', async () => {
  await put(mei.token, { pinned: ['leave', 'leave'], folded: [], order: [] })
  expect(await get(mei.token)).toEqual({ ...none, pinned: ['leave'] })
})

test('whoever looks for work has one as well', async () => {
  const { token } = await seekerOf(app)
  expect((await put(token, own)).status).toBe(200)
  expect(await get(token)).toEqual({ ...own, hijri: false })
})

test('more than fits on a screen is refused by name', async () => {
  const answer = await put(mei.token, { ...own, pinned: Array.from({ length: 61 }, (_, n) => `line ${n}`) })
  expect(answer).toMatchObject({ status: 422, body: { fields: { pinned: 'Pinned lines: at most 60' } } })
})

test('the Hijri day beside dates is off until somebody chooses it, theirs alone, and stays when the navigation is arranged', async () => {
  const ravi = await app.employer()
  const choose = (shown: unknown) => app.call('PUT', '/api/navigation/hijri', { token: ravi.token, body: { shown } })
  expect((await choose(true)).body.data).toEqual({ shown: true })
  expect(await get(ravi.token)).toEqual({ ...none, hijri: true })
  expect((await get(mei.token)).hijri).toBe(false)
  expect((await put(ravi.token, own)).body.data).toEqual({ ...own, hijri: true })
  const frame = await app.call('GET', '/api/home/frame', { token: ravi.token })
  expect(frame.body.data.navigation).toEqual({ ...own, hijri: true })
  await choose(false)
  expect(await get(ravi.token)).toEqual({ ...own, hijri: false })
  expect((await choose('yes')).body.fields).toEqual({ shown: 'Shown must be yes or no' })
})
