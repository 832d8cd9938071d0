import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, placeIn, publishJob } from '../../../../test/adverts.ts'
import { anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { POSTAL_PLACES } from '../../adverts/content/postal-codes.rules.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('CA', 'Rival')
})
afterAll(() => app.close())

const get = (path: string, by = mei) => app.call('GET', path, { token: by.token })

describe('the list of jobs as a file', () => {
  test('has its columns and its filters, runs no formula, and stands in the log', async () => {
    const risky = await beginJob(app, mei, { title: '=HYPERLINK("http://x")', department: 'A, B' })
    await publishJob(app, mei, { title: 'Quay crane operator', vacancies: 2 })
    await publishJob(app, rival, { title: 'Somebody else’s', country: 'CA', payPeriod: 'YEAR' })
    const { status, text, headers } = await get('/api/company/jobs/export?status=&search=')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toContain('jobs.csv')
    const lines = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(lines[0]).toBe(
      'Job,Department,Vacancies,Status,Must fix,Warnings,Place,Country,New,In review,Interviewing,Offers,Hired,Views,Applied on their own,Apply rate,Days on show,Quiet days,Goes live,Until,Closed,Close reason,Changed',
    )
    expect(lines).toHaveLength(3)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")","A, B",1,draft,`)
    expect(lines.find((l) => l.startsWith('Quay'))).toMatch(
      /^Quay crane operator,Operations,2,open,0,0,Singapore,SG,0,0,0,0,0,,,,0,0,,\d{4}-\d\d-\d\d,,,\d{4}/,
    )
    const open = await get('/api/company/jobs/export?status=open&sort=title')
    expect(open.text.trim().split('\r\n')).toHaveLength(2)
    expect((await get('/api/company/jobs/export?search=crane')).text).not.toContain('HYPERLINK')
    const log = await app.look(
      `select detail from audit_log where company_id = '${mei.companyId}' and action = 'job.export' order by id`,
    )
    expect(log.map((l) => (l.detail as { rows: number }).rows)).toEqual([2, 1, 1])
    expect((await get('/api/company/jobs/export?status=gone')).status).toBe(422)
    const hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
    expect((await get('/api/company/jobs/export', hr)).status).toBe(200)
    expect((await get('/api/company/jobs/export', rival)).text).not.toContain('Quay')
    expect(risky.status).toBe('draft')
  })
})

describe('what the list of jobs counts', () => {
  test('leads to a list of exactly that: interviewing and being assessed, and with an offer', async () => {
    const job = await publishJob(app, mei, { title: 'Rigger' })
    const at = { applied: 1, review: 2, interview: 2, assessment: 1, offer: 3, hired: 0 }
    for (const [kind, n] of Object.entries(at))
      for (let i = 0; i < n; i++) {
        const { id, stages } = await anApplication(app, mei, job.id)
        await app.look(`update applications set stage_id = '${stages[kind]}' where id = '${id}'`)
      }
    // Somebody who was turned down there is counted no more.
    const gone = await anApplication(app, mei, job.id)
    await app.look(
      `update applications set stage_id = '${gone.stages.interview}', outcome = 'rejected' where id = '${gone.id}'`,
    )
    const { body } = await get('/api/company/jobs?search=Rigger')
    expect(body.data.jobs[0]).toMatchObject({ fresh: 1, review: 2, interviewing: 3, offers: 3, hired: 0 })
    const listed = async (query: string) =>
      (await get(`/api/company/applications?job=${job.id}&${query}`)).body.data.totalCount
    expect(await listed('behind=atInterviews')).toBe(3)
    expect(await listed('behind=atOffers')).toBe(3)
    expect(await listed('stage=applied')).toBe(1)
    expect(await listed('stage=review')).toBe(2)
  })
})

describe('a place that a pasted advert names', () => {
  test('is found in the country of the work, and more than one of a name are all told', async () => {
    expect(await placeIn(app, 'CA', 'Toronto, Ontario, Canada')).toMatchObject({ name: 'Toronto' })
    const twice = await app.look<{ name: string; country: string }>(
      `select name, country from places group by name, country having count(*) > 1 order by count(*) desc, name limit 1`,
    )
    const [{ name, country } = { name: '', country: '' }] = twice
    const { body } = await get(`/api/places?country=${country}&search=${encodeURIComponent(name)}`)
    const same = body.data.places.filter((p: { name: string }) => p.name === name)
    expect(same.length).toBeGreaterThan(1)
  })

  test('is found by a postal code, in each country that writes one so; every area that is known has its place', async () => {
    const found = async (search: string, country = '') =>
      (await get(`/api/places?country=${country}&search=${encodeURIComponent(search)}`)).body.data.places.map(
        (place: { country: string; name: string }) => `${place.country} ${place.name}`,
      )
    expect(await found('560252')).toEqual(['IN Bengaluru', 'SG Ang Mo Kio New Town'])
    expect(await found('560252', 'SG')).toEqual(['SG Ang Mo Kio New Town'])
    expect(await found('t2p 1j9')).toEqual(['CA Calgary'])
    expect(await found('999999')).toEqual([])
    const known = await app.look<{ country: string; folded: string }>('select country, folded from places')
    const names = new Set(known.map(({ country, folded }) => `${country} ${folded}`))
    expect(POSTAL_PLACES.filter(({ country, folded }) => !names.has(`${country} ${folded}`))).toEqual([])
  })
})
