import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIVES, type Life, twoColumns } from '../../../../test/cvs.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { readStoredCv } from '../profile/cvs.service.ts'
import { workOf } from './rules.ts'

let app: TestServer
let mei: Person
let asha: string
let userId: string
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-12-01T02:00:00Z') })
  mei = await app.employer('SG', 'Harbour Works')
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: {
      email: 'asha@people.example',
      password: PASSWORD,
      role: 'job_seeker',
      firstName: 'Asha',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  asha = body.token
  userId = body.user.id
})
afterAll(() => app.close())

const published = async (mustHave: string[], over: object = {}) => {
  const [place] = await app.look<{ id: number }>(`select id from places where country = 'SG' and name = 'Bugis'`)
  const content = {
    title: 'Cook',
    country: 'SG',
    department: 'Kitchen',
    mustHave,
    employmentType: 'FULL_TIME',
    description:
      'Cooks for two hundred people a day, with a team of six and produce from the market next door. '.repeat(3),
    workMode: 'onsite',
    placeId: place?.id,
    payMin: '3000',
    payMax: '4000',
    payPeriod: 'MONTH',
    vacancyExists: true,
    usesAi: false,
    applyEmail: 'jobs@harbour.example',
    closesOn: '2027-01-31',
    ...over,
  }
  const made = await app.call('POST', '/api/company/jobs', { token: mei.token, body: { content } })
  const { id } = made.body.data.job
  const open = await app.call('POST', `/api/company/jobs/${id}/move`, { token: mei.token, body: { action: 'publish' } })
  expect(open.status, open.text).toBe(200)
  return id as string
}
const profile = {
  work: [
    {
      title: 'Line cook',
      employer: 'Sea View',
      from: '2020-01',
      to: '2024-01',
      lines: ['Menu planning for 80 guests'],
    },
  ],
  skills: [{ label: 'Food hygiene', skillId: null, years: 4 }],
  authorisations: [{ country: 'SG', status: 'needs_sponsorship' }],
}

describe('how one fits a job', () => {
  test('says nothing of must-haves before there is a profile or a CV', async () => {
    const job = await published(['Menu planning'])
    const { status, body } = await app.call('GET', `/api/seeker/fits/${job}`, { token: asha })
    expect([status, body.data]).toEqual([
      200,
      { from: 'nothing', fit: { id: job, must: null, work: 'not_said', country: 'SG', lines: [] } },
    ])
  })

  test('is told with each must-have, what was found for it, and how the right to work fits; on cards only how many', async () => {
    const saved = await app.call('PUT', '/api/seeker/profile', { token: asha, body: { version: 0, ...profile } })
    expect(saved.status, saved.text).toBe(200)
    const job = await published(['Menu planning', '6 years of food hygiene', 'Underwater welding'], {
      sponsorship: 'yes',
    })
    const one = await app.call('GET', `/api/seeker/fits/${job}`, { token: asha })
    expect(one.body.data.from).toBe('profile')
    expect(one.body.data.fit).toMatchObject({ must: { met: 1, of: 3 }, work: 'sponsored' })
    expect(one.body.data.fit.lines.map((l: { verdict: string }) => l.verdict)).toEqual(['met', 'partly', 'not_found'])
    expect(one.body.data.fit.lines[0].quote).toContain('Menu planning')
    const other = await published(['Menu planning'])
    const cards = await app.call('GET', `/api/seeker/fits?jobs=${job},${other}`, { token: asha })
    expect(cards.body.data.fits).toEqual([
      { id: job, must: { met: 1, of: 3 }, work: 'sponsored', country: 'SG' },
      { id: other, must: { met: 1, of: 1 }, work: 'not_sponsored', country: 'SG' },
    ])
  })

  test('goes by the newest CV once it is read, not by the profile', async () => {
    const job = await published(['Payroll', 'Menu planning'])
    const file = await twoColumns(LIVES[0] as Life)
    const sent = await app.call('POST', '/api/seeker/cvs?name=cv.pdf', { token: asha, file })
    const before = await app.call('GET', `/api/seeker/fits/${job}`, { token: asha })
    expect(before.body.data.from).toBe('profile')
    await readStoredCv(app.server.services, { userId, id: sent.body.data.cv.id })
    const { body } = await app.call('GET', `/api/seeker/fits/${job}`, { token: asha })
    expect(body.data).toMatchObject({ from: 'cv', fit: { must: { met: 1, of: 2 } } })
    expect(body.data.fit.lines.map((l: { verdict: string }) => l.verdict)).toEqual(['met', 'not_found'])
  })

  test('leaves nothing behind that an employer could read', async () => {
    const left = await app.look(
      `select (select count(*) from match_runs)::int runs, (select count(*) from applications)::int sent`,
    )
    expect(left).toEqual([{ runs: 0, sent: 0 }])
  })

  test('is the affair of job seekers, of jobs that are there, fifty at a time', async () => {
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await app.call('GET', `/api/seeker/fits/${none}`, { token: asha })).status).toBe(404)
    expect((await app.call('GET', `/api/seeker/fits/${none}`, { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', `/api/seeker/fits?jobs=${none}`)).status).toBe(401)
    const many = Array.from({ length: 51 }, () => none).join(',')
    expect((await app.call('GET', `/api/seeker/fits?jobs=${many}`, { token: asha })).status).toBe(422)
  })

  test('knows five ways the right to work may fit', () => {
    const needs = [{ country: 'SG', status: 'needs_sponsorship' }]
    expect(workOf([{ country: 'SG', status: 'permanent' }], 'SG', 'no')).toBe('may')
    expect([workOf(needs, 'SG', 'yes'), workOf(needs, 'SG', 'case_by_case')]).toEqual(['sponsored', 'perhaps'])
    expect([workOf(needs, 'SG', null), workOf(needs, 'CA', 'yes')]).toEqual(['not_sponsored', 'not_said'])
  })
})
