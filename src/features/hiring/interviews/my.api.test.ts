import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { type Applied, aJob, anApplication } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { routes } from '../../../app/features.ts'
import { storeFile } from '../../../server/files.ts'
import { openMessage } from '../../../server/messages.ts'

type Employee = { id: string; userId: string; token: string; email: string }
let now = new Date('2026-12-01T02:00:00Z')
let app: TestServer
let mei: Person
let rival: Person
let ravi: Employee
let lina: Employee
let stranger: Employee
let asha: Applied
let current: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Rival')
  ravi = await employee(mei, 'Ravi Menon', 'Head Chef')
  lina = await employee(mei, 'Lina Goh', 'Sous Chef')
  stranger = await employee(rival, 'Somebody Else', 'Clerk')
  asha = await anApplication(app, mei, await aJob(app, mei, { niceToHave: ['Tamil food'] }))
  const cv = await storeFile(app.server.services, mei.companyId, pdfOf())
  await app.look(`
    insert into files (company_id, id, purpose, name, content_type, bytes, sha256, storage_key)
    values ('${mei.companyId}', '${cv.id}', 'cv', 'asha.pdf', 'application/pdf', ${cv.bytes}, '\\x${cv.sha256.toString('hex')}', '${cv.storage_key}')`)
  const answers = [
    { ask: 'Have you cooked for 200?', values: ['yes'] },
    { ask: 'What salary do you expect?', values: ['9000'] },
    { ask: 'What is your religion?', values: ['none of yours'] },
    { ask: 'Your phone number?', values: ['+6591234567'] },
  ].map((a, i) => ({ ...a, id: `q${i}`, kind: 'text', unmet: false, why: '', explanation: '' }))
  await app.look(
    `update applications set cv_file_id = '${cv.id}', answers = '${JSON.stringify(answers)}' where id = '${asha.id}'`,
  )
  current = (await arrange([ravi.userId, mei.userId])).body.data.interview.id
})
afterAll(() => app.close())

/** Somebody with a record, and, when they have opened it, an account of their own. */
const employee = async (owner: Person, fullName: string, designation: string, opened = true): Promise<Employee> => {
  const { body } = await app.call('POST', '/api/employees/unified', {
    token: owner.token,
    body: formOf({ fullName, designation }),
  })
  const { id, email } = body.data.employee
  const welcome = await app.call('POST', `/api/employees/${id}/welcome-email`, {
    token: owner.token,
    body: { generatePassword: true },
  })
  const [user] = await app.look<{ id: string }>(`select id from users where employee_id = '${id}'`)
  if (!opened) return { id, userId: user?.id ?? '', token: '', email }
  const currentPassword = welcome.body.data.tempPassword
  const first = await app.call('POST', '/api/auth/login', {
    body: { email, password: currentPassword, role: 'employee', company: owner.slug },
  })
  const chosen = await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword, newPassword: PASSWORD },
  })
  return { id, userId: user?.id ?? '', token: chosen.body.token, email }
}

const START = '2026-12-07T02:00:00.000Z'
const arranged = (panel: string[], over: Record<string, unknown> = {}) => ({
  kind: 'video',
  minutes: 45,
  zone: 'Asia/Singapore',
  place: 'https://meet.example/kitchen',
  note: 'Bring a knife',
  panel,
  slots: [START],
  agreed: true,
  ...over,
})
const arrange = (panel: string[], over: Record<string, unknown> = {}, application = asha.id) =>
  app.call('POST', `/api/company/applications/${application}/interviews`, {
    token: mei.token,
    body: arranged(panel, over),
  })
const change = (id: string, panel: string[], over: Record<string, unknown> = {}) =>
  app.call('POST', `/api/company/interviews/${id}/change`, { token: mei.token, body: arranged(panel, over) })
const list = async (who: Employee) => (await app.call('GET', '/api/my-interviews', { token: who.token })).body.data
const open = (who: Employee, id = current) => app.call('GET', `/api/my-interviews/${id}`, { token: who.token })
const fill = (who: { token: string }, over: Record<string, unknown> = {}, id = current) =>
  app.call('PUT', `/api/my-interviews/${id}/scorecard`, {
    token: who.token,
    body: {
      ratings: [{ name: 'Cooking for 200', rating: 4, evidence: 'Ran a kitchen of twelve.' }],
      overall: 4,
      summary: 'Calm.',
      submit: true,
      ...over,
    },
  })
const letters = async (to: string) => {
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string; recipient: string }>(
    `select id, company_id, sealed, template, recipient from outbox where recipient = '${to}' and template like 'interview%' order by created_at, id`,
  )
  return rows.map((row) => ({ ...row, ...openMessage(app.server.services, row) }))
}
const calendarIn = (letter: Awaited<ReturnType<typeof letters>>[number] | undefined) => {
  const text = Buffer.from(letter?.attachments?.[0]?.content ?? '', 'base64').toString()
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { method: calendar.getFirstPropertyValue('method'), text: text.replaceAll('\r\n ', '') }
}

describe('who can be asked to hold an interview', () => {
  test('is found by name or position: active employees of the company who have opened their account', async () => {
    const find = async (search: string, token = mei.token) =>
      (await app.call('GET', `/api/company/interviewers?search=${search}`, { token })).body.data.people
    expect(await find('ravi')).toEqual([{ userId: ravi.userId, name: 'Ravi Menon', position: 'Head Chef' }])
    expect((await find('chef')).map((p: { name: string }) => p.name).sort()).toEqual(['Lina Goh', 'Ravi Menon'])
    await employee(mei, 'Unopened Person', 'Waiter', false)
    expect(await find('unopened')).toEqual([])
    expect(await find('ravi', rival.token)).toEqual([])
  })

  test('others are refused with the reason', async () => {
    const unopened = await employee(mei, 'Siti Nur', 'Waiter', false)
    const refused = await arrange([unopened.userId])
    expect([refused.status, refused.body.fields.panel]).toEqual([
      422,
      'Siti Nur cannot hold an interview: an employee must be active and have opened their account.',
    ])
    const gone = 'Somebody you chose does not work for your company any more.'
    expect((await arrange([stranger.userId])).body.fields.panel).toBe(gone)
    const leaver = await employee(mei, 'Leaving Soon', 'Waiter')
    await app.look(`update employees set status = 'inactive' where id = '${leaver.id}'`)
    expect((await arrange([leaver.userId])).body.fields.panel).toContain('must be active')
    await app.look(`update employees set status = 'terminated' where id = '${leaver.id}'`)
    expect((await arrange([leaver.userId])).body.fields.panel).toBe(gone)
    await app.look(`update candidates set email = '${lina.email}' where email = '${asha.email}'`)
    const own = await arrange([lina.userId])
    expect(own.body.fields.panel).toBe('Nobody holds the interview of their own application.')
    await app.look(`update candidates set email = '${asha.email}' where email = '${lina.email}'`)
  })
})

test('of the calls about hiring, an employee can make those about their own interviews and no other', () => {
  const anybody = {
    sessionId: '',
    userId: '',
    role: 'employee',
    email: '',
    companyId: 'one',
    employeeId: 'two',
  } as const
  const made = routes.flatMap(({ kind, may, endpoint: { method, path } }) =>
    kind === 'company' && may(anybody) ? [`${method} ${path}`] : [],
  )
  expect(made.filter((call) => /interview|applica|candidate|job|recruit|pipeline|offer|talent|cv/.test(call))).toEqual([
    'GET /api/my-interviews',
    'GET /api/my-interviews/:id',
    'GET /api/my-interviews/:id/cv',
    'PUT /api/my-interviews/:id/scorecard',
  ])
  // Their company’s name and colours; and what waits for a manager who has an account of the portal alone.
  const ofCompany = made.filter((call) => call.includes(' /api/company'))
  expect(ofCompany.filter((call) => !call.includes('/api/company/approvals'))).toEqual(['GET /api/company/me'])
})

describe('an employee who holds an interview', () => {
  test('gets the letter with the calendar entry, a link to their page, and no address of the person', async () => {
    const [letter] = await letters(ravi.email)
    expect(letter).toMatchObject({ template: 'interview-arranged' })
    expect(letter?.text).toContain(`/employee-portal?tab=interviews&interview=${current}`)
    expect(letter?.text).not.toContain('/dashboard/ats')
    const entry = calendarIn(letter)
    expect(entry.method).toBe('REQUEST')
    expect([entry.text.includes(asha.email), entry.text.includes(ravi.email)]).toEqual([false, true])
    const theirs = calendarIn((await letters(asha.email)).at(-1))
    expect([theirs.text.includes(ravi.email), theirs.text.includes(mei.email)]).toEqual([false, true])
  })

  test('sees it with what the job asks, and of the person the name, the CV and answers to what the work needs', async () => {
    expect((await list(ravi)).interviews).toMatchObject([
      {
        id: current,
        candidate: 'Asha Rao',
        job: 'Chef',
        startsAt: START,
        zone: 'Asia/Singapore',
        coming: true,
        due: false,
      },
    ])
    const { status, body, text } = await open(ravi)
    expect(status, text).toBe(200)
    const { kit } = body.data
    expect(kit).toMatchObject({ candidate: 'Asha Rao', open: true, cv: { name: 'asha.pdf', type: 'application/pdf' } })
    expect(kit.job).toMatchObject({
      title: 'Chef',
      mustHave: ['Cooking for 200', 'Food safety'],
      niceToHave: ['Tamil food'],
    })
    expect(kit.interview).toMatchObject({ place: 'https://meet.example/kitchen', note: 'Bring a knife', mine: true })
    expect(kit.interview.attributes.slice(0, 2)).toEqual(['Cooking for 200', 'Food safety'])
    expect(kit.answers).toEqual([{ ask: 'Have you cooked for 200?', kind: 'text', values: ['yes'] }])
    for (const stored of [asha.email, '91234567', '9000', '5000', 'none of yours']) expect(text).not.toContain(stored)
    const cv = await app.call('GET', `/api/my-interviews/${current}/cv`, { token: ravi.token })
    expect([cv.status, cv.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const logged = await app.look(
      `select action from audit_log where actor_id = '${ravi.userId}' and target_id = '${asha.id}' order by id`,
    )
    expect(logged).toEqual([{ action: 'interview.open' }, { action: 'application.cv-read' }])
  })

  test('is refused everything else of hiring', async () => {
    const other = await anApplication(app, mei, asha.jobId, 'Tan Li Hua')
    const notMine = (await arrange([mei.userId], {}, other.id)).body.data.interview.id
    const [candidate] = await app.look<{ id: string }>(
      `select candidate_id as id from applications where id = '${asha.id}'`,
    )
    const [cv] = await app.look<{ id: string }>(`select cv_file_id as id from applications where id = '${asha.id}'`)
    const notThere: [string, string, object?][] = [
      ['GET', `/api/my-interviews/${notMine}`],
      ['GET', `/api/my-interviews/${notMine}/cv`],
      ['PUT', `/api/my-interviews/${notMine}/scorecard`, { ratings: [], overall: 3, submit: true }],
      ['GET', `/api/my-interviews/${crypto.randomUUID()}`],
      ['GET', `/api/my-interviews/${asha.id}`],
    ]
    for (const [method, path, body] of notThere)
      expect((await app.call(method, path, { token: ravi.token, ...(body ? { body } : {}) })).status, path).toBe(404)
    const forbidden: [string, string, object?][] = [
      ['GET', `/api/company/applications/${asha.id}/interviews`],
      ['POST', `/api/company/applications/${asha.id}/interviews`, arranged([ravi.userId])],
      ['GET', '/api/company/interviews/mine'],
      ['GET', '/api/company/interviewers?search=a'],
      ['POST', `/api/company/interviews/${current}/change`, arranged([ravi.userId])],
      ['POST', `/api/company/interviews/${current}/move`, { action: 'cancel' }],
      ['PUT', `/api/company/interviews/${current}/scorecard`, { ratings: [], overall: 3 }],
      ['GET', '/api/company/applications'],
      ['GET', '/api/company/applications/choices'],
      ['POST', '/api/company/applications/export', { reason: 'because' }],
      ['POST', `/api/company/applications/${asha.id}/open`],
      ['GET', `/api/company/applications/${asha.id}/cv`],
      ['POST', `/api/company/applications/${asha.id}/cv/text`],
      ['POST', `/api/company/candidates/${candidate?.id}/erase`, { reason: 'x' }],
      ['GET', '/api/company/jobs'],
      ['GET', `/api/company/jobs/${asha.jobId}`],
      ['GET', '/api/company/recruitment'],
      ['GET', `/api/company/applications/${asha.id}/offers`],
      ['GET', `/api/employees/${lina.id}`],
      ['GET', `/api/files/${cv?.id}`],
    ]
    for (const [method, path, body] of forbidden) {
      const { status } = await app.call(method, path, { token: ravi.token, ...(body ? { body } : {}) })
      expect([403, 404], `${method} ${path}: ${status}`).toContain(status)
    }
  })

  test('is alone with it: colleagues, another company and whoever works on applications have no such page', async () => {
    for (const who of [lina, stranger]) {
      expect((await list(who)).interviews).toEqual([])
      expect((await open(who)).status).toBe(404)
      expect((await fill(who)).status).toBe(404)
      expect((await app.call('GET', `/api/my-interviews/${current}/cv`, { token: who.token })).status).toBe(404)
    }
    expect((await app.call('GET', `/api/my-interviews/${current}`, { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', '/api/my-interviews')).status).toBe(401)
  })

  test('hands in a scorecard by the rules of every other: after it began, with evidence, once, the others’ hidden until then', async () => {
    expect((await fill(ravi)).body.error).toBe('This interview has not begun yet.')
    now = new Date('2026-12-07T03:00:00Z')
    await app.call('PUT', `/api/company/interviews/${current}/scorecard`, {
      token: mei.token,
      body: {
        ratings: [{ name: 'Food safety', rating: 2, evidence: 'Unsure of temperatures.' }],
        overall: 2,
        summary: 'Only for later eyes.',
        submit: true,
      },
    })
    const before = await open(ravi)
    expect(before.body.data.kit.interview).toMatchObject({ hidden: 1, cards: [] })
    expect(before.text).not.toContain('Only for later eyes.')
    expect((await list(ravi)).interviews[0]).toMatchObject({ coming: false, due: true, handedIn: false })
    const bare = await fill(ravi, { ratings: [{ name: 'Food safety', rating: 1, evidence: '' }] })
    expect([bare.status, bare.body.fields]).toEqual([
      422,
      { 'ratings.0.evidence': 'Say what you saw or heard for Food safety.' },
    ])
    const stored = await fill(ravi, { submit: false, overall: null })
    expect(stored.body.data.kit.interview.cards).toMatchObject([{ mine: true, submittedAt: null }])
    const { status, body, text } = await fill(ravi)
    expect(status, text).toBe(200)
    expect(body.data.kit.interview.hidden).toBe(0)
    expect(body.data.kit.interview.cards.map((c: { name: string }) => c.name)).toContain('Ravi Menon')
    expect(text).toContain('Only for later eyes.')
    expect((await fill(ravi)).body.error).toBe('Your scorecard is handed in; it stays as it is.')
    const [about] = await app.look<{ at: string }>(
      `select last_interview_at as at from applications where id = '${asha.id}'`,
    )
    expect(new Date(about?.at ?? 0).toISOString()).toBe(START)
    const seen = await app.call('GET', `/api/company/applications/${asha.id}/interviews`, { token: mei.token })
    expect(seen.body.data.interviews.find((i: { id: string }) => i.id === current).panel).toContainEqual({
      userId: ravi.userId,
      name: 'Ravi Menon',
      position: 'Head Chef',
      handedIn: true,
    })
    expect(seen.body.data.result).toEqual({ yes: 1, no: 1 })
  })

  test('no longer sees anything once taken off the panel, and their calendar hears of it', async () => {
    now = new Date('2026-12-08T02:00:00Z')
    const later = { slots: ['2026-12-21T02:00:00Z'] }
    const { id } = (await arrange([lina.userId, mei.userId], later)).body.data.interview
    expect((await open(lina, id)).status).toBe(200)
    expect((await change(id, [mei.userId], { slots: ['2026-12-22T02:00:00Z'] })).status).toBe(200)
    expect((await open(lina, id)).status).toBe(404)
    expect((await list(lina)).interviews).toEqual([])
    const last = calendarIn((await letters(lina.email)).at(-1))
    expect([last.method, last.text.includes(asha.email)]).toEqual(['CANCEL', false])
  })

  test('sees no papers of an application that is over, and nothing of one that was withdrawn or erased', async () => {
    const set = (outcome: string) => app.look(`update applications set outcome = '${outcome}' where id = '${asha.id}'`)
    await set('rejected')
    const over = (await open(ravi)).body.data.kit
    expect(over).toMatchObject({ open: false, cv: null, answers: [] })
    expect((await app.call('GET', `/api/my-interviews/${current}/cv`, { token: ravi.token })).status).toBe(404)
    await set('withdrawn')
    expect((await open(ravi)).status).toBe(404)
    expect((await list(ravi)).interviews).toEqual([])
    await set('active')
    expect((await open(ravi)).status).toBe(200)
    await app.look(`update candidates set erased_at = now() where email = '${asha.email}'`)
    expect((await open(ravi)).status).toBe(404)
    await app.look(`update candidates set erased_at = null where email = '${asha.email}'`)
    now = new Date('2027-06-10T02:00:00Z')
    expect((await list(ravi)).interviews).toEqual([])
    now = new Date('2026-12-08T02:00:00Z')
  })

  test('is out at once when they leave the company', async () => {
    await app.look(`update employees set status = 'terminated' where id = '${ravi.id}'`)
    expect((await open(ravi)).status).toBe(401)
  })
})

describe('an employee on the hiring team of a job', () => {
  const team = (body: unknown, token = mei.token) =>
    app.call('PUT', `/api/company/jobs/${asha.jobId}/team`, { token, body })
  const on = (who: { userId: string }, role = 'interviewer') => ({ userId: who.userId, role })

  test('can be its interviewer and nothing else, and is named with their position', async () => {
    const chosen = await team({ team: [on(lina), on(mei, 'recruiter')] })
    expect(chosen.body.data.team).toContainEqual({
      userId: lina.userId,
      name: 'Lina Goh',
      role: 'interviewer',
      employee: true,
      position: 'Sous Chef',
    })
    expect(chosen.body.data.people.map((p: { userId: string }) => p.userId)).not.toContain(lina.userId)
    for (const role of ['recruiter', 'hiring_manager', 'approver'])
      expect((await team({ team: [on(lina, role)] })).body.fields).toEqual({
        team: 'Lina Goh can hold interviews of this job and have no other part in it.',
      })
    expect((await team({ team: [on(stranger)] })).status).toBe(422)
  })

  test('is proposed first for the panel of its interviews', async () => {
    const { body } = await app.call('GET', `/api/company/applications/${asha.id}/interviews`, { token: mei.token })
    expect(body.data.defaults.panel).toEqual([{ userId: lina.userId, name: 'Lina Goh', position: 'Sous Chef' }])
  })

  test('sees nothing of the job, nor of who applied, by it', async () => {
    expect((await list(lina)).interviews).toEqual([])
    for (const path of [
      `/api/company/jobs/${asha.jobId}`,
      `/api/company/jobs/${asha.jobId}/team`,
      '/api/company/jobs',
      '/api/company/applications',
      `/api/company/applications/${asha.id}/interviews`,
    ])
      expect((await app.call('GET', path, { token: lina.token })).status, path).toBe(403)
  })

  test('is proposed no more once they have left', async () => {
    await app.look(`update employees set status = 'terminated' where id = '${lina.id}'`)
    const { body } = await app.call('GET', `/api/company/applications/${asha.id}/interviews`, { token: mei.token })
    expect(body.data.defaults.panel).toEqual([])
    const current = await app.call('GET', `/api/company/jobs/${asha.jobId}/team`, { token: mei.token })
    expect(current.body.data.team.map((m: { userId: string }) => m.userId)).toEqual([mei.userId])
  })
})
