import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveSeekerPlan, premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { readStoredCv } from '../profile/cvs.service.ts'
import { MOST_RESUMES } from './kinds.rules.ts'

let app: TestServer
let now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const seeker = async (email: string, paid = true) => {
  const { token, userId } = await premiumSeeker(app, email, { isPaid: paid, now })
  return { token, id: userId }
}

const WORK = [
  {
    title: 'Accountant',
    employer: 'Harbour Foods Pte Ltd',
    place: 'Singapore',
    from: '2021-03',
    to: 'present',
    lines: ['Closed the month in 4 days'],
  },
]
const fillProfile = (token: string) =>
  app.call('PUT', '/api/seeker/profile', {
    token,
    body: {
      version: 0,
      headline: 'Accountant',
      phone: '+65 9123 4567',
      work: WORK,
      skills: [{ label: 'Bookkeeping' }],
    },
  })

const make = (token: string, body: Record<string, unknown> = {}) =>
  app.call('POST', '/api/seeker/resumes', {
    token,
    body: { name: 'For banks', country: 'SG', from: 'profile', ...body },
  })

describe('a CV built here', () => {
  test('is made from the profile, changed, read back whole in each format and put among one’s CVs', async () => {
    const { token } = await seeker('asha.rao@rivers.example')
    await fillProfile(token)
    const made = await make(token)
    expect(made.status).toBe(201)
    const { id, document, revision, paper, photo } = made.body.data
    expect([revision, paper, photo]).toEqual([1, 'A4', 'left-out'])
    expect(document.basics).toMatchObject({ name: 'Asha Rao', email: 'asha.rao@rivers.example', phone: '+6591234567' })
    expect(document.work).toMatchObject([{ name: 'Harbour Foods Pte Ltd', position: 'Accountant', endDate: '' }])
    const path = `/api/seeker/resumes/${id}`
    const saved = await app.call('PUT', path, {
      token,
      body: {
        revision,
        name: 'For banks in Canada',
        country: 'CA',
        template: 'compact',
        document: { ...document, sections: [{ key: 'skills', shown: true }] },
      },
    })
    expect(saved.body.data).toMatchObject({ revision: 2, paper: 'LETTER' })
    const read = (await app.call('GET', path, { token })).body.data
    expect(read.document.sections.map((one: { key: string }) => one.key)).toEqual([
      'skills',
      'summary',
      'work',
      'education',
      'languages',
      'certificates',
    ])
    for (const format of ['pdf', 'docx', 'txt', 'json']) {
      const { body, status } = await app.call('GET', `${path}/reading?format=${format}`, { token })
      expect([format, status, body.data?.differences]).toEqual([format, 200, []])
      expect(body.data).toMatchObject({ revision: 2, pages: 1, breaks: [], isEmpty: false, private: [] })
      expect((await app.call('GET', `${path}/file?format=${format}`, { token })).status).toBe(200)
    }
    expect((await app.call('GET', `${path}/file?format=txt`, { token })).text).toContain('SKILLS\nBookkeeping')
    const used = await app.call('POST', `${path}/use`, { token, body: { format: 'pdf' } })
    expect(used).toMatchObject({ status: 201, body: { data: { duplicate: false } } })
    const { cvs } = (await app.call('GET', '/api/seeker/cvs', { token })).body.data
    expect(cvs).toMatchObject([{ id: used.body.data.cv, contentType: 'application/pdf' }])
    expect((await app.call('GET', '/api/seeker/profile/export', { token })).text).toContain('For banks in Canada')
  })

  test('is made from nothing, from a CV that was uploaded and read, and from another one', async () => {
    const { token, id: userId } = await seeker('mei@rivers.example')
    const empty = await make(token, { from: 'nothing' })
    expect(empty.body.data.document).toMatchObject({ basics: { name: 'Asha Rao', summary: '' }, work: [] })
    const { id } = empty.body.data
    const words = {
      ...empty.body.data.document,
      work: [{ name: 'Rivers', position: 'Nurse', startDate: '2019', endDate: '2021' }],
    }
    await app.call('PUT', `/api/seeker/resumes/${id}`, {
      token,
      body: { revision: 1, name: 'Nurse', country: 'IN', template: 'timeline', document: words },
    })
    const used = await app.call('POST', `/api/seeker/resumes/${id}/use`, { token, body: { format: 'docx' } })
    const early = await make(token, { from: 'cv', source: used.body.data.cv })
    expect(early.body.message).toContain('not read yet')
    await readStoredCv(app.server.services, { userId, id: used.body.data.cv })
    const read = await make(token, { from: 'cv', source: used.body.data.cv })
    expect(read.body.data.document.work).toMatchObject([
      { name: 'Rivers', position: 'Nurse', startDate: '2019', endDate: '2021' },
    ])
    const copy = await make(token, { from: 'resume', source: id })
    expect(copy.body.data.document.work).toHaveLength(1)
    expect((await make(token, { from: 'resume' })).body.message).toContain('Say which CV')
    expect((await make(token, { country: 'ZZ' })).body.message).toContain('Country must be one of')
  })

  test('refuses what was saved in another window since, keeps earlier versions and brings them back', async () => {
    const { token } = await seeker('lee@rivers.example')
    const { id, document } = (await make(token, { from: 'nothing' })).body.data
    const path = `/api/seeker/resumes/${id}`
    const save = (revision: number, summary: string) =>
      app.call('PUT', path, {
        token,
        body: {
          revision,
          name: 'Mine',
          country: 'AE',
          template: 'classic',
          document: { ...document, basics: { ...document.basics, summary } },
        },
      })
    expect((await save(1, 'First words')).status).toBe(200)
    expect((await save(1, 'Other words')).body).toMatchObject({ code: 'VERSION_CONFLICT' })
    await save(2, 'Second words')
    later(6)
    await save(3, 'Third words')
    const { revisions } = (await app.call('GET', `${path}/revisions`, { token })).body.data
    // One for a while of writing, not one for each time it was saved.
    expect(revisions.map((one: { revision: number }) => one.revision)).toEqual([3, 1])
    const restored = await app.call('POST', `${path}/restore`, { token, body: { earlier: 3, revision: 4 } })
    expect(restored.body.data).toMatchObject({ revision: 5, document: { basics: { summary: 'Second words' } } })
    const after = (await app.call('GET', `${path}/revisions`, { token })).body.data.revisions
    expect(after[0].document.basics.summary).toBe('Third words')
    expect((await app.call('POST', `${path}/restore`, { token, body: { earlier: 99, revision: 5 } })).status).toBe(404)
  })

  test('is paid for to make and change; without the plan it is still read, taken along and removed', async () => {
    const { token, id: userId } = await seeker('free@rivers.example')
    const { id, document } = (await make(token, { from: 'nothing' })).body.data
    await giveSeekerPlan(app.server.services, userId, {
      tier: 'premium_plus',
      status: 'active',
      until: new Date(now.getTime() - 40 * 86_400_000).toISOString(),
    })
    const path = `/api/seeker/resumes/${id}`
    const body = { revision: 1, name: 'Mine', country: 'SG', template: 'classic', document }
    expect(await app.call('PUT', path, { token, body })).toMatchObject({ status: 402, body: { code: 'PLAN_REQUIRED' } })
    expect((await make(token)).status).toBe(402)
    expect((await app.call('GET', '/api/seeker/resumes', { token })).body.data.resumes).toHaveLength(1)
    expect((await app.call('GET', `${path}/file?format=json`, { token })).text).toContain('jsonresume')
    expect((await app.call('DELETE', path, { token })).body.data).toEqual({ removed: true })
    expect((await app.call('GET', path, { token })).status).toBe(404)
  })

  test('is nobody else’s, names what is wrong, and says what no font of a PDF has', async () => {
    const { token } = await seeker('one@rivers.example')
    const other = await seeker('two@rivers.example')
    const { id, document } = (await make(token, { from: 'nothing' })).body.data
    const path = `/api/seeker/resumes/${id}`
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}/revisions`],
      ['GET', `${path}/reading`],
      ['GET', `${path}/file`],
      ['DELETE', path],
    ] as const)
      expect((await app.call(method, address, { token: other.token })).status).toBe(404)
    const body = { revision: 1, name: 'Mine', country: 'SG', template: 'classic' }
    const wrong = await app.call('PUT', path, {
      token,
      body: { ...body, document: { ...document, work: [{ startDate: 'March' }] } },
    })
    expect(wrong.body.message).toContain('From must be a month (YYYY-MM) or a year (YYYY)')
    const thai = { ...document, basics: { ...document.basics, summary: 'นักบัญชี' } }
    await app.call('PUT', path, { token, body: { ...body, document: thai } })
    expect((await app.call('GET', `${path}/file`, { token })).body.message).toContain('no font for')
    expect((await app.call('GET', `${path}/reading?format=docx`, { token })).body.data.differences).toEqual([])
  })

  test('there are at most so many', async () => {
    const { token } = await seeker('many@rivers.example')
    for (let n = 0; n < MOST_RESUMES; n++) await make(token, { from: 'nothing', name: `CV ${n}` })
    expect((await make(token, { from: 'nothing' })).body.message).toContain(`You keep ${MOST_RESUMES} CVs`)
  })
})
