import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from './access/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 200_000)
afterAll(() => world.app.close())

/** Every list that is read by key: who reads it, what it is asked for, how its rows are called, and the sorts it has. */
const LISTS = [
  {
    path: '/api/employees',
    rows: 'employees',
    by: 'owner',
    sorts: ['name', '-name', 'hireDate', '-hireDate', 'department', '-department', '-createdAt'],
  },
  { path: '/api/employees?search=a', rows: 'employees', by: 'owner', sorts: ['name', '-hireDate'] },
  {
    path: '/api/company/applications?outcome=all',
    rows: 'applications',
    by: 'owner',
    sorts: ['applied', '-applied', 'activity', 'due', 'unmet', '-unmet', 'name', 'match', '-match'],
  },
  {
    path: '/api/company/applications?outcome=all&names=shown',
    rows: 'applications',
    by: 'hr',
    sorts: ['name', '-name'],
  },
  { path: '/api/company/applications?needs=me', rows: 'applications', by: 'owner', sorts: ['due', '-applied'] },
  {
    path: '/api/company/jobs',
    rows: 'jobs',
    by: 'owner',
    sorts: ['updated', '-updated', 'title', '-title', 'closes', '-closes'],
  },
  { path: '/api/company/audit-log?action=employee.create', rows: 'entries', by: 'owner', sorts: [''] },
] as const

type Page = { rows: { id: string }[]; next: string | null }

describe('a list read by key', () => {
  test.each(LISTS.flatMap((list) => list.sorts.map((sort) => ({ ...list, sort }))))(
    '$path by $sort has the rows of its pages, each once',
    async ({ path, rows, by, sort }) => {
      const { token } = world.people[by]
      const read = async (asked: Record<string, string>): Promise<Page> => {
        const url = new URL(path, 'http://here')
        for (const [name, value] of Object.entries({ ...(sort && { sort }), ...asked }))
          url.searchParams.set(name, value)
        const { status, body, text } = await world.app.call('GET', `${url.pathname}${url.search}`, {
          token: token as string,
        })
        expect(status, text).toBe(200)
        return { rows: body.data[rows], next: body.data.next }
      }
      const whole = (await read({ pageSize: '200' })).rows.map((row) => row.id)
      expect(whole.length).toBeGreaterThan(3)
      const found: string[] = []
      let cursor: string | null = null
      for (let page = 1; page < 100; page++) {
        const answer: Page = await read({ pageSize: '7', page: String(page), ...(cursor ? { cursor } : {}) })
        found.push(...answer.rows.map((row) => row.id))
        cursor = answer.next
        if (!cursor || found.length >= whole.length) break
      }
      expect(found.slice(0, whole.length)).toEqual(whole)
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
