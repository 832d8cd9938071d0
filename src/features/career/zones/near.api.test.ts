import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'
import { middleOfCell, nearCellOf } from './near.rules.ts'
import { NEAR_MOST } from './pace.rules.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ demonstration: true })
}, 480_000)
afterAll(() => app.close())

const seeker = async (email: string, isPaid = true) => {
  const { token, userId } = await premiumSeeker(app, email, { isPaid })
  const ask = (sent: object, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/seeker/jobs-near-cell', { token, body: sent, headers })
  const other = (method: string, path: string, sent?: object) =>
    app.call(method, path, { token, ...(sent ? { body: sent } : {}) })
  return { ask, other, userId }
}

type Near = { id: string; title: string; company: string; town: string; km: number }
type Town = { id: number; lat: number; lng: number }

/** A town with a few open jobs, fewer than an answer holds within two kilometres. */
const aTown = async (): Promise<Town> => {
  const [town] = await app.look<Town>(`
    select p.id, p.lat, p.lng from job_adverts a join places p on p.id = a.place_id
     where a.open and a.closes_at > now() and a.work_mode <> 'remote' and a.behind_here is null and p.country = 'CA'
     group by p.id having count(*) between 4 and 12 order by count(*) desc, p.id limit 1`)
  if (!town) throw new Error('No town of the demonstration has a few jobs')
  return town
}

/** What is open around a point, by the tables. */
const openAround = async (at: { lat: number; lng: number }, km: number): Promise<string[]> => {
  const adverts = await app.look<{ id: string; lat: number; lng: number }>(`
    select a.id, p.lat, p.lng from job_adverts a join places p on p.id = a.place_id
     where a.open and not a.withheld and a.closes_at > now() and a.work_mode <> 'remote' and a.behind_here is null`)
  return adverts.filter((advert) => kilometresBetween(at, advert) <= km).map(({ id }) => id)
}
const idsOf = (jobs: Near[]) => jobs.map(({ id }) => id).sort()

describe('jobs around a cell', () => {
  test('are the open ones within the distance, the nearest first, so many and no more', async () => {
    const { ask } = await seeker('near@rivers.example')
    const town = await aTown()
    const cell = nearCellOf(town)
    const few = await ask({ cell, radiusKm: 2 })
    expect(few.status, few.text).toBe(200)
    expect(idsOf(few.body.data.jobs)).toEqual((await openAround(middleOfCell(cell), 2)).sort())
    expect(few.body.data.total).toBe(few.body.data.jobs.length)
    const wide = (await ask({ cell, radiusKm: 50 })).body.data as { jobs: Near[]; total: number }
    expect(wide.total).toBe((await openAround(middleOfCell(cell), 50)).length)
    expect(wide.jobs).toHaveLength(Math.min(NEAR_MOST, wide.total))
    const away = wide.jobs.map(({ km }) => km)
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    // Distances in whole kilometres, and nothing of where anybody is.
    expect(away.every(Number.isInteger)).toBe(true)
    expect(Object.keys(wide.jobs[0] as Near).sort()).toEqual(['company', 'id', 'km', 'title', 'town'])
    // In the middle of the ocean is none.
    const none = await ask({ cell: nearCellOf({ lat: 0, lng: -30 }), radiusKm: 50 })
    expect(none.body.data).toEqual({ jobs: [], total: 0, totalIsAtLeast: false })
  })

  test('leave out what closed, is withheld, is done from anywhere, or was hidden', async () => {
    const { ask, other } = await seeker('near.hidden@rivers.example')
    const town = await aTown()
    const near = async (type?: string) =>
      idsOf((await ask({ cell: nearCellOf(town), radiusKm: 2, ...(type ? { type } : {}) })).body.data.jobs)
    const [closed, withheld, remote, hidden] = (await near()) as [string, string, string, string]
    await app.look(`update job_adverts set open = false where id = '${closed}'`)
    await app.look(`update job_adverts set open = false, withheld = true where id = '${withheld}'`)
    await app.look(`update job_adverts set work_mode = 'remote' where id = '${remote}'`)
    expect((await other('PUT', `/api/seeker/marks/${hidden}`, { kind: 'hidden' })).status).toBe(200)
    const rest = await near()
    for (const gone of [closed, withheld, remote, hidden]) expect(rest).not.toContain(gone)
    expect(await near('VOLUNTEER')).toEqual([])
  })

  test('are asked for by a cell of that size alone, and each wrong field is named', async () => {
    const { ask } = await seeker('near.wrong@rivers.example')
    const cell = nearCellOf({ lat: 1.352, lng: 103.82 })
    const sentence = 'Cell must be one of H3 of resolution 8, about 0.8 km²: nothing more exact is taken'
    for (const wrong of [undefined, null, '', 8, '1.352,103.82', '89652636d83ffff', '87652636dffffff', `${cell}f`])
      expect((await ask({ cell: wrong })).body, `${wrong}`).toMatchObject({ fields: { cell: sentence } })
    for (const radiusKm of [0, 3, 51, '10'])
      expect(await ask({ cell, radiusKm })).toMatchObject({
        status: 422,
        body: { fields: { radiusKm: 'Distance must be one of 2, 5, 10, 20, 50 kilometres' } },
      })
    expect((await ask({ cell, type: 'SOMETHING' })).body.fields).toHaveProperty('type')
  })

  test('are part of Premium+', async () => {
    const { ask } = await seeker('near.free@rivers.example', false)
    const answer = await ask({ cell: nearCellOf({ lat: 1.352, lng: 103.82 }) })
    expect(answer).toMatchObject({ status: 402, body: { code: 'PLAN_REQUIRED' } })
  })

  test('leave no trace of the cell, in no table and under no key', async () => {
    const { ask, userId } = await seeker('near.trace@rivers.example')
    const cell = nearCellOf({ lat: 43.7, lng: -79.4 })
    const lines = () => app.look(`select 1 from person_log where user_id = '${userId}'`)
    const before = (await lines()).length
    expect((await ask({ cell }, { 'idempotency-key': 'near-me-once' })).status).toBe(200)
    expect(await lines()).toHaveLength(before)
    const tables = await app.look<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
    )
    expect(tables.length).toBeGreaterThan(100)
    const number = BigInt(`0x${cell}`).toString()
    for (const { name } of tables)
      expect(
        await app.look(
          `select 1 from ${name} kept where kept::text like '%${cell}%' or kept::text like '%${number}%' limit 1`,
        ),
        name,
      ).toEqual([])
  }, 240_000)
})
