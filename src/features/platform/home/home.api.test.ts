import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seekerOf } from '../../../../test/applicants.ts'
import { pngOf } from '../../../../test/files.ts'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Home } from './contract.ts'

let app: TestServer
let mei: Person
/** Morning in Singapore, 08:30. */
const now = new Date('2026-11-23T00:30:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
beforeEach(async () => {
  mei = await app.employer()
})
afterAll(() => app.close())

const homeOf = async ({ token }: Pick<Person, 'token'>, language = 'en'): Promise<Home> => {
  const { status, body } = await app.call('GET', `/api/home?language=${language}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const hire = async (who: Person, over: Record<string, unknown>) => {
  const { body, text } = await app.call('POST', '/api/employees/unified', { token: who.token, body: formOf(over) })
  expect(body.data?.employee.id, text).toBeTruthy()
  return body.data.employee.id as string
}
const linesOf = (home: Home, id: string) => home.days.find((kind) => kind.id === id)?.lines ?? []
const decisionOf = (home: Home, id: string) => home.decisions.find((kind) => kind.id === id)

describe('a new company', () => {
  test('is led through its first steps, and a step that was done is ticked', async () => {
    const before = await homeOf(mei)
    expect(before.steps.map(({ id, done }) => [id, done])).toEqual([
      ['second-factor', false],
      ['colleague', false],
      ['entity', false],
      ['people', false],
      ['job', false],
    ])
    await hire(mei, { fullName: 'Asha Rao' })
    await aJob(app, mei)
    await anAdministrator(app, mei, 'Hana')
    const after = await homeOf(mei)
    expect(after.steps.filter(({ done }) => done).map(({ id }) => id)).toEqual(['colleague', 'people', 'job'])
  })

  test('has nothing waiting, and nothing to draw', async () => {
    expect(await homeOf(mei)).toMatchObject({
      today: '2026-11-23',
      until: '2026-11-29',
      decisions: [],
      days: [],
      pulse: [],
    })
  })
})

describe('the frame around every page', () => {
  const frameOf = async ({ token }: { token: string }) =>
    (await app.call('GET', '/api/home/frame', { token })).body.data

  test('has one’s own navigation and the company’s logo, once there are any', async () => {
    const bare = { navigation: { pinned: [], folded: [], order: [], hijri: false }, counts: [], logoUrl: null }
    expect(await frameOf(mei)).toEqual(bare)
    const navigation = { pinned: ['memos'], folded: [], order: [] }
    await app.call('PUT', '/api/navigation', { token: mei.token, body: navigation })
    const { body } = await app.call('POST', '/api/employer/logo?name=logo.png', {
      token: mei.token,
      file: pngOf(),
    })
    expect(await frameOf(mei)).toEqual({
      navigation: { ...navigation, hijri: false },
      counts: [],
      logoUrl: body.profile.logoUrl,
    })
    expect(body.profile.logoUrl).toMatch(/^\/api\/companies\//)
    expect(await frameOf(await app.employer('SG', 'Rival House'))).toEqual(bare)
  })

  test('is no company’s of whoever looks for work', async () => {
    const { token } = await seekerOf(app)
    expect((await app.call('GET', '/api/home/frame', { token })).status).toBe(403)
  })
})

describe('these days', () => {
  test('show who starts within seven days, of one’s own company alone', async () => {
    const rival = await app.employer('SG', 'Rival House')
    await hire(rival, { fullName: 'Somebody Else', joinDate: '2026-11-24' })
    await hire(mei, { fullName: 'Asha Rao', joinDate: '2026-11-25' })
    await hire(mei, { fullName: 'Ravi Kumar', joinDate: '2026-11-23' })
    await hire(mei, { fullName: 'Next Month', joinDate: '2026-12-23' })
    const starters = linesOf(await homeOf(mei), 'starters')
    expect(starters.map(({ title, day }) => [title, day])).toEqual([
      ['Ravi Kumar', '2026-11-23'],
      ['Asha Rao', '2026-11-25'],
    ])
    expect(starters[0]?.to).toMatch(/^\/dashboard\/employees\?open=profile&id=/)
  })

  test('count what does not fit', async () => {
    for (let n = 0; n < 7; n++) await hire(mei, { fullName: `Person ${n}`, joinDate: '2026-11-24' })
    const starters = (await homeOf(mei)).days.find(({ id }) => id === 'starters')
    expect([starters?.lines.length, starters?.more]).toEqual([5, 2])
  })
})

describe('what waits', () => {
  test('is a candidate who was promised an answer by a day that has passed, and leads to them', async () => {
    const job = await aJob(app, mei, { responseDays: 5 })
    await app.look(`update jobs set status = 'open' where id = '${job}'`)
    const { id } = await anApplication(app, mei, job)
    await app.look(`update applications set applied_at = '2026-11-20', first_response_at = null where id = '${id}'`)
    expect(decisionOf(await homeOf(mei), 'late-answers')).toBeUndefined()
    await app.look(`update applications set applied_at = '2026-11-01' where id = '${id}'`)
    const late = decisionOf(await homeOf(mei), 'late-answers')
    expect(late).toMatchObject({ count: 1, overdue: 1, label: 'Candidates waiting longer than promised' })
    const behind = await app.call('GET', `/api/company/applications?behind=promises`, { token: mei.token })
    expect(behind.body.data.totalCount ?? behind.body.data.applications.length).toBe(1)
    const frame = await app.call('GET', '/api/home/frame', { token: mei.token })
    expect(frame.body.data.counts).toEqual([{ path: '/dashboard/manage-applications', count: 1 }])
  })

  test('is a pass that runs out within a month, and stands among these days only in its last week', async () => {
    await hire(mei, {
      fullName: 'Ahmed Ali',
      nationality: 'Indian',
      employmentStatus: 'work_permit',
      complianceData: {
        workPassType: 'Work Permit',
        workPassNumber: 'W1234567',
        workPassExpiry: '2026-11-30',
        fin: 'F1234567N',
      },
    })
    expect(decisionOf(await homeOf(mei), 'expiring')).toMatchObject({ count: 1, overdue: 0 })
    expect(linesOf(await homeOf(mei), 'expiring')).toEqual([])
  })

  test('is a pass with the country whose word it is, so that it is read in one’s own language', async () => {
    await hire(mei, {
      fullName: 'Ahmed Ali',
      nationality: 'Indian',
      employmentStatus: 'work_permit',
      complianceData: {
        workPassType: 'Work Permit',
        workPassNumber: 'W1234567',
        workPassExpiry: '2026-11-27',
        fin: 'F1234567N',
      },
    })
    expect(linesOf(await homeOf(mei, 'ar'), 'expiring')).toMatchObject([{ detail: 'Work Permit', country: 'SG' }])
  })

  test('is said in the language of whoever reads', async () => {
    await hire(mei, { fullName: 'Asha Rao', joinDate: '2026-11-25' })
    expect((await homeOf(mei, 'ar')).days[0]?.label).toBe('يبدؤون العمل')
  })
})

describe('the pulse', () => {
  test('has how many people there were, month by month', async () => {
    await hire(mei, { fullName: 'Asha Rao', joinDate: '2026-03-10' })
    await hire(mei, { fullName: 'Ravi Kumar', joinDate: '2026-11-01' })
    const headcount = (await homeOf(mei)).pulse.find(({ id }) => id === 'headcount')
    expect(headcount?.points.map(({ name, value }) => `${name} ${value}`)).toEqual([
      '2025-12 0', '2026-01 0', '2026-02 0', '2026-03 1', '2026-04 1', '2026-05 1', '2026-06 1', '2026-07 1', '2026-08 1', '2026-09 1', '2026-10 1', '2026-11 2',
    ]) // biome-ignore format: a year
  })
})

describe('people', () => {
  test('are those employed today, with who is to come and who has left named apart', async () => {
    await hire(mei, { fullName: 'Asha Rao', joinDate: '2026-03-10' })
    await hire(mei, { fullName: 'Ravi Kumar', joinDate: '2026-12-01' })
    const gone = await hire(mei, { fullName: 'Lim Bo', joinDate: '2026-01-05' })
    await app.look(`update employments set ended_on = '2026-11-22' where employee_id = '${gone}'`)
    const last = await hire(mei, { fullName: 'Tan Wei', joinDate: '2026-01-05' })
    await app.look(`update employments set ended_on = '2026-11-23' where employee_id = '${last}'`)
    expect((await homeOf(mei)).people).toEqual({
      employed: 2,
      starting: 1,
      left: 1,
      countries: [{ country: 'SG', count: 2 }],
    })
    // The plan counts the same.
    const plan = (await app.call('GET', '/api/company/plan', { token: mei.token })).body.data
    expect(JSON.stringify(plan)).toContain('"people":2')
  })
})

describe('each role', () => {
  test('sees of the home page what its permissions have: HR no candidates, nobody the steps of who runs the company', async () => {
    const job = await aJob(app, mei, { responseDays: 5 })
    await app.look(`update jobs set status = 'open' where id = '${job}'`)
    const { id } = await anApplication(app, mei, job)
    await app.look(`update applications set applied_at = '2026-11-01', first_response_at = null where id = '${id}'`)
    const hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
    const ofHr = await homeOf(hr)
    expect(decisionOf(ofHr, 'late-answers'), 'leads to a page that HR does not have').toBeUndefined()
    expect(ofHr.pulse.map((one) => one.id)).not.toContain('pipeline')
    await app.look(`update users set role = 'finance' where id = '${hr.userId}'`)
    const home = await homeOf(hr)
    expect(decisionOf(home, 'late-answers')).toBeUndefined()
    expect(home.pulse.map((one) => one.id)).not.toContain('pipeline')
    expect(home.steps).toEqual([])
  })
})
