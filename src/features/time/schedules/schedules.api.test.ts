import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
// A Monday morning in Singapore.
let now = new Date('2026-11-16T01:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now, worker: true })
  mei = await app.employer()
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const done = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}

type Hired = { id: string; employmentId: string; name: string; email: string }
const hire = async (over: Record<string, unknown> = {}, siteId: string | null = null): Promise<Hired> => {
  const { employee } = await done('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05', ...over }))
  const { employments } = await done('GET', `/api/employees/${employee.id}/employments`)
  if (siteId)
    await done('POST', `/api/employees/${employee.id}/terms`, {
      effectiveFrom: '2026-01-05',
      siteId,
      reason: 'Works there',
      cause: 'error',
    })
  return { id: employee.id, employmentId: employments[0].id, name: employee.full_name, email: employee.email }
}
const signIn = async ({ id, email }: Hired): Promise<string> => {
  const opened = await done('POST', `/api/employees/${id}/welcome-email`, { generatePassword: true })
  const body = { email, password: opened.tempPassword, role: 'employee', company: mei.slug }
  const { body: session } = await app.call('POST', '/api/auth/login', { body })
  const changed = await app.call('POST', '/api/auth/change-password', {
    token: session.token,
    body: { currentPassword: body.password, newPassword: PASSWORD },
  })
  return changed.body.token
}
const siteAt = async (name: string, country: string, zone: string): Promise<string> =>
  (await done('POST', '/api/company/sites', { name, country, zone })).site.id
const shiftType = async (name: string, start: string, end: string, more: object = {}): Promise<string> =>
  (
    await done('POST', '/api/schedules/shift-types', {
      name,
      code: name.slice(0, 3),
      start,
      end,
      effectiveFrom: '2026-01-01',
      ...more,
    })
  ).id
const weekOf = (shiftTypeId: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ shifts: day < 6 ? [{ shiftTypeId }] : [], rest: day === 7 }))
const put = (body: object) => call('POST', '/api/schedules/shifts', body)
const rosterOf = async (from: string, until: string) =>
  (await done('GET', `/api/schedules/roster?from=${from}&until=${until}`)) as {
    people: {
      id: string
      cells: { day: string; start: string; end: string; state: string; minutes: number; id: string; version: number }[]
    }[]
    open: { id: string; day: string; version: number; claims: number }[]
    drafts: number
  }
const cellsOf = async (person: Hired, from: string, until = from) =>
  (await rosterOf(from, until)).people.find(({ id }) => id === person.employmentId)?.cells ?? []
const publish = (from: string, until: string) => done('POST', '/api/schedules/publish', { from, until })

describe('a pattern that people follow', () => {
  test('plans their days from its first day on, off on holidays; another from a day leaves earlier days as they were', async () => {
    const day = await shiftType('Office day', '09:00', '18:00')
    const long = await shiftType('Long day', '08:00', '19:00')
    const anna = await hire({ fullName: 'Anna Lim' })
    const { id } = await done('POST', '/api/schedules/patterns', {
      name: 'Office',
      anchor: '2026-01-05',
      days: weekOf(day),
    })
    const assigned = await done('POST', '/api/schedules/assignments', {
      employmentIds: [anna.employmentId],
      scheduleId: id,
      effectiveFrom: '2026-11-01',
      reason: 'New contract',
    })
    expect(assigned).toMatchObject({ people: 1, daysChanged: 16 })
    // Deepavali fell on Sunday, 8 November: Monday is off.
    const cells = await cellsOf(anna, '2026-11-09', '2026-11-15')
    expect(cells.map((cell) => [cell.day, cell.start, cell.end, cell.minutes])).toEqual([
      ['2026-11-10', '09:00', '18:00', 480],
      ['2026-11-11', '09:00', '18:00', 480],
      ['2026-11-12', '09:00', '18:00', 480],
      ['2026-11-13', '09:00', '18:00', 480],
    ])
    const fourDays = weekOf(long).map((one, i) => (i === 4 ? { shifts: [], rest: false } : one))
    const replaced = await done('POST', `/api/schedules/patterns/${id}/replace`, {
      version: 1,
      effectiveFrom: '2026-11-16',
      days: fourDays,
    })
    expect(replaced.people).toBe(1)
    expect((await cellsOf(anna, '2026-11-13')).map(({ minutes }) => minutes)).toEqual([480])
    expect((await cellsOf(anna, '2026-11-16', '2026-11-20')).map(({ minutes }) => minutes)).toEqual([
      600, 600, 600, 600,
    ])
  })

  test('who has no pattern has no shifts, and nobody is asked to be there', async () => {
    const ben = await hire({ fullName: 'Ben Goh' })
    expect(await cellsOf(ben, '2026-11-16', '2026-11-20')).toEqual([])
  })

  test('is refused with a shift that is not on file, and with a shift on a rest day', async () => {
    const gone = crypto.randomUUID()
    const answer = await call('POST', '/api/schedules/patterns', {
      name: 'Wrong',
      anchor: '2026-01-05',
      days: weekOf(gone),
    })
    expect(answer).toMatchObject({ status: 422, body: { fields: { days: 'A shift of the pattern is not on file' } } })
  })
})

describe('a roster', () => {
  let shift: string
  let cara: Hired
  let token: string
  beforeAll(async () => {
    shift = await shiftType('Morning', '07:00', '15:00', { breakMinutes: 30 })
    cara = await hire({ fullName: 'Cara Ong' })
    token = await signIn(cara)
  })
  const mine = async () => (await done('GET', '/api/my/schedule?from=2026-11-16', undefined, token)).shifts

  test('is a draft until it is published; then the person sees it, is told, and confirms it', async () => {
    expect((await put({ employmentId: cara.employmentId, workDate: '2026-11-24', shiftTypeId: shift })).status).toBe(
      201,
    )
    expect(await mine()).toEqual([])
    expect(await publish('2026-11-23', '2026-11-29')).toMatchObject({ published: 1, told: 1, held: [] })
    const [own] = await mine()
    expect(own).toMatchObject({
      day: '2026-11-24',
      start: '07:00',
      end: '15:00',
      state: 'published',
      minutes: 450,
      unseen: false,
    })
    const bell = await done('GET', '/api/notifications', undefined, token)
    expect(JSON.stringify(bell)).toContain('24 November 2026')
    await done('POST', '/api/my/schedule/confirm', { ids: [own.id] }, token)
    expect((await mine())[0]).toMatchObject({ state: 'confirmed' })
  })

  test('tells of a change after publication, which then waits to be seen', async () => {
    const [cell] = await cellsOf(cara, '2026-11-24')
    await done('PUT', `/api/schedules/shifts/${cell?.id}`, {
      version: cell?.version,
      employmentId: cara.employmentId,
      workDate: '2026-11-25',
    })
    expect((await mine())[0]).toMatchObject({ day: '2026-11-25', start: '07:00', unseen: true })
    const lost = await call('PUT', `/api/schedules/shifts/${cell?.id}`, {
      version: cell?.version,
      employmentId: cara.employmentId,
      workDate: '2026-11-26',
    })
    expect(lost.status).toBe(409)
  })

  test('copies a week onto another once, whatever was copied before', async () => {
    const body = { from: '2026-11-23', to: '2026-12-07' }
    expect(await done('POST', '/api/schedules/copy-week', body)).toEqual({ copied: 1, leftOpen: 0 })
    expect(await done('POST', '/api/schedules/copy-week', body)).toEqual({ copied: 0, leftOpen: 0 })
    expect((await cellsOf(cara, '2026-12-07', '2026-12-13')).map(({ day }) => day)).toEqual(['2026-12-09'])
  })

  test('is given to many at once: shown first, and not to who has left by then or follows it already', async () => {
    const [emil, finn, gail] = [
      await hire({ fullName: 'Emil Koh' }),
      await hire({ fullName: 'Finn Lau' }),
      await hire({ fullName: 'Gail Ho' }),
    ]
    const { id } = await done('POST', '/api/schedules/patterns', {
      name: 'Many at once',
      anchor: '2026-01-05',
      days: weekOf(shift),
    })
    const give = (employmentIds: string[], dryRun: boolean) =>
      done('POST', '/api/schedules/assignments', {
        employmentIds,
        scheduleId: id,
        effectiveFrom: '2026-11-23',
        reason: 'From the timesheet',
        dryRun,
      })
    await give([finn.employmentId], false)
    const { employments } = await done('GET', `/api/employees/${gail.id}/employments`)
    const ending = { version: employments[0].version, endedOn: '2026-11-20', endReason: 'Resigned' }
    await done('PUT', `/api/employees/${gail.id}/employments/${gail.employmentId}`, ending)
    const all = [emil.employmentId, finn.employmentId, gail.employmentId]
    const shown = await give(all, true)
    expect(shown).toMatchObject({
      people: 1,
      results: [
        { employmentId: emil.employmentId, before: null, why: null },
        { employmentId: finn.employmentId, before: 'Many at once', why: 'same' },
        { employmentId: gail.employmentId, why: 'ended' },
      ],
    })
    // Nothing was written by looking.
    expect(await give(all, true)).toEqual(shown)
    expect(await give(all, false)).toMatchObject({ people: 1, results: shown.results })
    expect((await give(all, true)).people).toBe(0)
  })

  test('takes a shift off for good: neither it nor the pattern of the day comes back', async () => {
    const dora = await hire({ fullName: 'Dora Teo' })
    const { id } = await done('POST', '/api/schedules/patterns', {
      name: 'Mornings',
      anchor: '2026-01-05',
      days: weekOf(shift),
    })
    await done('POST', '/api/schedules/assignments', {
      employmentIds: [dora.employmentId],
      scheduleId: id,
      effectiveFrom: '2026-11-01',
      reason: 'Roster',
    })
    await put({
      employmentId: dora.employmentId,
      workDate: '2026-11-24',
      shiftTypeId: shift,
      start: '08:00',
      end: '16:00',
    })
    const [cell] = await cellsOf(dora, '2026-11-24')
    expect(cell).toMatchObject({ start: '08:00', end: '16:00', state: 'draft' })
    await done('POST', `/api/schedules/shifts/${cell?.id}/cancel`, { version: cell?.version })
    expect(await cellsOf(dora, '2026-11-24')).toEqual([])
  })
})

describe('before a shift is given', () => {
  test('too little rest, somebody too young and a permit that runs out are refused with the rule in words', async () => {
    const late = await shiftType('Evening', '15:00', '23:00')
    const early = await shiftType('Dawn', '06:00', '14:00')
    await done('PUT', '/api/company/settings/roster', { scope: 'company', values: { restHours: 10 } })
    const eva = await hire({ fullName: 'Eva Ho', birthDate: '2010-06-01' })
    const grown = await hire({ fullName: 'Fay Ng', birthDate: '1990-06-01' })
    await put({ employmentId: grown.employmentId, workDate: '2026-11-24', shiftTypeId: late })
    const tired = await put({ employmentId: grown.employmentId, workDate: '2026-11-25', shiftTypeId: early })
    expect(tired).toMatchObject({ status: 409, body: { error: 'Fay Ng: 7 hours of rest; 10 are needed.' } })
    const young = await put({ employmentId: eva.employmentId, workDate: '2026-11-24', shiftTypeId: late })
    expect(young.status).toBe(409)
    expect(young.text).toContain('Under 18: work from 07:00 to 20:00 only')

    const gita = await hire({
      fullName: 'Gita Rao',
      nationality: 'Malaysian',
      employmentStatus: 'work_permit',
      complianceData: {
        nric: 'G1234567X',
        workPassType: 's_pass',
        workPassNumber: 'WP12345678A',
        workPassExpiry: '2027-05-31',
      },
    })
    await done('POST', `/api/employees/${gita.id}/authorizations`, {
      authorization_type: 's_pass',
      expiry_date: '2026-11-24',
    })
    expect((await put({ employmentId: gita.employmentId, workDate: '2026-11-24', shiftTypeId: early })).status).toBe(
      201,
    )
    const query = `employmentId=${gita.employmentId}&workDate=2026-11-26&shiftTypeId=${early}`
    const check = await done('GET', `/api/schedules/check?${query}`)
    expect(check.allowed).toBe(false)
    expect(check.verdicts[0]).toMatchObject({
      rule: 'permit',
      message: 'S Pass runs out on 24 November 2026',
      task: 'renew permit',
    })
  })

  test('a skill is needed where the shift asks for one, and must not have run out', async () => {
    const skill = await done('POST', '/api/schedules/skills', { name: 'Forklift' })
    const lift = await shiftType('Forklift shift', '07:00', '15:00', { skillId: skill.id })
    const hal = await hire({ fullName: 'Hal Koh' })
    const give = () => put({ employmentId: hal.employmentId, workDate: '2026-11-24', shiftTypeId: lift })
    expect((await give()).text).toContain('Forklift is needed')
    const skills = (expiresOn: string | null) => ({ skills: [{ skillId: skill.id, expiresOn }] })
    await done('PUT', `/api/schedules/people/${hal.id}/skills`, skills('2026-11-01'))
    expect((await give()).text).toContain('Forklift ran out on 1 November 2026')
    await done('PUT', `/api/schedules/people/${hal.id}/skills`, skills(null))
    expect((await give()).status).toBe(201)
  })
})

describe('an open shift', () => {
  test('goes to the first of two who ask at once; the other is told that it is taken', async () => {
    const shift = await shiftType('Relief', '09:00', '17:00')
    const [ivy, jon] = [await hire({ fullName: 'Ivy Sim' }), await hire({ fullName: 'Jon Low' })]
    const tokens = [await signIn(ivy), await signIn(jon)]
    await put({ workDate: '2026-11-26', shiftTypeId: shift })
    await publish('2026-11-26', '2026-11-26')
    const offered = await done('GET', '/api/my/open-shifts', undefined, tokens[0])
    expect(offered.shifts).toMatchObject([{ day: '2026-11-26', start: '09:00', end: '17:00', name: 'Relief' }])
    const id = offered.shifts[0].id
    const answers = await Promise.all(tokens.map((token) => call('POST', `/api/my/open-shifts/${id}/claim`, {}, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('The shift is taken.')
    expect((await rosterOf('2026-11-26', '2026-11-26')).open).toEqual([])
  })

  test('is not offered to whom a rule keeps from it', async () => {
    const shift = await shiftType('Late relief', '20:00', '23:00')
    const kim = await hire({ fullName: 'Kim Yeo', birthDate: '2010-01-01' })
    const token = await signIn(kim)
    await put({ workDate: '2026-11-27', shiftTypeId: shift })
    await publish('2026-11-27', '2026-11-27')
    expect(await done('GET', '/api/my/open-shifts', undefined, token)).toMatchObject({ shifts: [], keptFrom: 1 })
    const [open] = (await rosterOf('2026-11-27', '2026-11-27')).open
    const asked = await call('POST', `/api/my/open-shifts/${open?.id}/claim`, {}, token)
    expect(asked).toMatchObject({ status: 409 })
  })
})

describe('a swap', () => {
  test('is offered where both may, accepted, approved by a manager, and done on both rosters', async () => {
    const shift = await shiftType('Counter', '09:00', '17:00')
    const [lea, max] = [await hire({ fullName: 'Lea Tan' }), await hire({ fullName: 'Max Wee' })]
    const [leas, maxs] = [await signIn(lea), await signIn(max)]
    await put({ employmentId: lea.employmentId, workDate: '2026-12-01', shiftTypeId: shift })
    await put({ employmentId: max.employmentId, workDate: '2026-12-03', shiftTypeId: shift })
    await publish('2026-12-01', '2026-12-03')
    const [given] = await cellsOf(lea, '2026-12-01')
    const [back] = await cellsOf(max, '2026-12-03')
    const choices = await done(
      'GET',
      `/api/my/schedule/swap-choices?day=2026-12-01&shiftId=${given?.id}`,
      undefined,
      leas,
    )
    expect(choices.choices).toContainEqual({
      employmentId: max.employmentId,
      name: 'Max Wee',
      shift: { id: back?.id, day: '2026-12-03', start: '09:00', end: '17:00', name: 'Counter' },
    })
    const { id } = await done(
      'POST',
      '/api/my/schedule/swaps',
      {
        day: '2026-12-01',
        shiftId: given?.id,
        takerId: max.employmentId,
        returnDay: '2026-12-03',
        returnShiftId: back?.id,
      },
      leas,
    )
    // Somebody else’s offer is not there.
    expect((await call('POST', `/api/my/swaps/${id}/accept`, {}, leas)).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => call('POST', `/api/my/swaps/${id}/accept`, {}, maxs)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await cellsOf(lea, '2026-12-01')).length).toBe(1)
    const inbox = await done('GET', '/api/company/approvals')
    const item = inbox.items.find((one: { kind: string }) => one.kind === 'shift-change')
    expect(item).toBeDefined()
    const decided = await done('POST', '/api/company/approvals/decide', {
      items: [{ id: item.id, hash: item.hash }],
      verdict: 'approve',
    })
    expect(decided.done, JSON.stringify(decided)).toBe(1)
    expect((await cellsOf(lea, '2026-12-01', '2026-12-03')).map(({ day }) => day)).toEqual(['2026-12-03'])
    expect((await cellsOf(max, '2026-12-01', '2026-12-03')).map(({ day }) => day)).toEqual(['2026-12-01'])
  })

  test('is not proposed to whoever works at that hour by the same pattern', async () => {
    const shift = await shiftType('Same hours', '09:00', '17:00')
    const { id } = await done('POST', '/api/schedules/patterns', {
      name: 'Same hours',
      anchor: '2026-01-05',
      days: weekOf(shift),
    })
    const [uma, vic] = [await hire({ fullName: 'Uma Goh' }), await hire({ fullName: 'Vic Soh' })]
    await done('POST', '/api/schedules/assignments', {
      employmentIds: [uma.employmentId, vic.employmentId],
      scheduleId: id,
      effectiveFrom: '2026-12-01',
      reason: 'Roster',
    })
    const token = await signIn(uma)
    const { choices } = await done('GET', '/api/my/schedule/swap-choices?day=2026-12-16', undefined, token)
    expect(choices.filter((one: { name: string }) => one.name === 'Vic Soh')).toEqual([])
  })

  test('is over once the shift was given to somebody else, who keeps it', async () => {
    const shift = await shiftType('Front desk', '09:00', '17:00')
    const [ida, joe, kim] = [
      await hire({ fullName: 'Ida Lau' }),
      await hire({ fullName: 'Joe Ang' }),
      await hire({ fullName: 'Kim Ho' }),
    ]
    const [idas, joes] = [await signIn(ida), await signIn(joe)]
    await put({ employmentId: ida.employmentId, workDate: '2026-12-10', shiftTypeId: shift })
    await publish('2026-12-10', '2026-12-10')
    const [cell] = await cellsOf(ida, '2026-12-10')
    const offer = { day: '2026-12-10', shiftId: cell?.id, takerId: joe.employmentId }
    const { id } = await done('POST', '/api/my/schedule/swaps', offer, idas)
    await done('PUT', `/api/schedules/shifts/${cell?.id}`, {
      version: cell?.version,
      employmentId: kim.employmentId,
      workDate: '2026-12-10',
    })
    expect((await call('POST', `/api/my/swaps/${id}/accept`, {}, joes)).status).toBe(409)
    expect(await cellsOf(kim, '2026-12-10')).toHaveLength(1)
  })

  test('is not offered to whom it leaves too little rest', async () => {
    const [early, night] = [
      await shiftType('Early run', '07:00', '15:00'),
      await shiftType('Night run', '23:00', '07:00'),
    ]
    const [nia, oli] = [await hire({ fullName: 'Nia Foo' }), await hire({ fullName: 'Oli Raj' })]
    const token = await signIn(nia)
    await put({ employmentId: nia.employmentId, workDate: '2026-12-08', shiftTypeId: early })
    await put({ employmentId: oli.employmentId, workDate: '2026-12-07', shiftTypeId: night })
    await publish('2026-12-07', '2026-12-08')
    const [given] = await cellsOf(nia, '2026-12-08')
    const offer = { day: '2026-12-08', shiftId: given?.id, takerId: oli.employmentId }
    const answer = await call('POST', '/api/my/schedule/swaps', offer, token)
    expect(answer).toMatchObject({ status: 409, body: { error: '0 hours of rest; 10 are needed.' } })
  })
})

describe('dropping a shift', () => {
  test('makes it open well before it starts, and asks a manager shortly before', async () => {
    const shift = await shiftType('Stock', '09:00', '17:00')
    const pia = await hire({ fullName: 'Pia Lau' })
    const token = await signIn(pia)
    await put({ employmentId: pia.employmentId, workDate: '2026-11-17', shiftTypeId: shift })
    await put({ employmentId: pia.employmentId, workDate: '2026-12-10', shiftTypeId: shift })
    await publish('2026-11-17', '2026-12-10')
    const drop = (day: string, shiftId: string | undefined) =>
      done('POST', '/api/my/schedule/drops', { day, shiftId, note: 'Exam' }, token)
    const [soon] = await cellsOf(pia, '2026-11-17')
    const [far] = await cellsOf(pia, '2026-12-10')
    expect(await drop('2026-12-10', far?.id)).toEqual({ state: 'done', why: null })
    expect(await drop('2026-11-17', soon?.id)).toEqual({
      state: 'accepted',
      why: 'Less than 72 hours before the start',
    })
    expect((await rosterOf('2026-12-10', '2026-12-10')).open).toHaveLength(1)
    expect(await cellsOf(pia, '2026-11-17')).toHaveLength(1)
  })
})

describe('times of the site', () => {
  test('come with the instants, the zone and the address of the place: where to go, whoever looks from where', async () => {
    const { site } = await done('POST', '/api/company/sites', {
      name: 'Jurong yard',
      country: 'SG',
      zone: 'Asia/Singapore',
      address: '12 Jurong Port Road, Singapore 619091',
      latitude: '1.3187',
      longitude: '103.7156',
    })
    const rosa = await hire({ fullName: 'Rosa Wee' }, site.id)
    const early = await shiftType('Early yard', '06:00', '14:00')
    const body = { employmentId: rosa.employmentId, workDate: '2026-11-24', shiftTypeId: early }
    expect((await put(body)).status).toBe(201)
    await publish('2026-11-23', '2026-11-29')
    const { shifts } = await done('GET', '/api/my/schedule?from=2026-11-23', undefined, await signIn(rosa))
    expect(shifts).toMatchObject([
      {
        start: '06:00',
        startsAt: '2026-11-23T22:00:00.000Z',
        zone: 'Asia/Singapore',
        site: 'Jurong yard',
        address: '12 Jurong Port Road, Singapore 619091',
        position: { lat: 1.3187, lng: 103.7156 },
      },
    ])
  })

  test('a night shift in Toronto lasts nine hours when the clocks go back', async () => {
    const toronto = await siteAt('Toronto', 'CA', 'America/Toronto')
    const night = await shiftType('Night', '23:00', '07:00', { breakMinutes: 0 })
    now = new Date('2026-10-20T01:00:00Z')
    await put({ workDate: '2026-10-31', shiftTypeId: night, siteId: toronto })
    await put({ workDate: '2026-10-30', shiftTypeId: night, siteId: toronto })
    const { open } = await rosterOf('2026-10-30', '2026-10-31')
    expect(open).toMatchObject([
      { day: '2026-10-30', start: '23:00', end: '07:00', minutes: 480 },
      { day: '2026-10-31', start: '23:00', end: '07:00', minutes: 540 },
    ])
    now = new Date('2026-11-16T01:00:00Z')
  })

  test('a shift at nine in Kolkata begins at half past three in UTC', async () => {
    const pune = await siteAt('Pune', 'IN', 'Asia/Kolkata')
    const day = await shiftType('Pune day', '09:00', '17:30')
    const { ids } = await done('POST', '/api/schedules/shifts', {
      workDate: '2026-11-26',
      shiftTypeId: day,
      siteId: pune,
    })
    const [row] = await app.look<{ starts_at: string }>(`select starts_at from roster_shifts where id = '${ids[0]}'`)
    expect(new Date(row?.starts_at ?? 0).toISOString()).toBe('2026-11-26T03:30:00.000Z')
  })
})

describe('coverage', () => {
  test('says at which quarters people are missing, and what the roster costs to whoever may see pay', async () => {
    const depot = await siteAt('Depot', 'SG', 'Asia/Singapore')
    const shift = await shiftType('Depot day', '08:00', '12:00', { breakMinutes: 0 })
    const quin = await hire({ fullName: 'Quin Ang' }, depot)
    await done('POST', '/api/schedules/demands', {
      siteId: depot,
      weekdays: [1],
      from: '08:00',
      until: '13:00',
      people: 1,
      fromDay: '2026-11-01',
    })
    await put({ employmentId: quin.employmentId, workDate: '2026-11-30', shiftTypeId: shift })
    const found = await done('GET', `/api/schedules/coverage?from=2026-11-30&until=2026-11-30&siteId=${depot}`)
    expect(found.gaps).toEqual([
      { day: '2026-11-30', start: '12:00', end: '13:00', site: 'Depot', skill: null, missing: 1 },
    ])
    expect(found).toMatchObject({ minutes: 240, quarters: { length: 20 } })
    // 5,000 a month by the specification's rate: 5000 / 26 / 8 an hour, for four hours.
    expect(found.costs).toEqual([{ minor: 9615, currency: 'SGD', decimals: 2 }])
  })
})

test('a night shift of the day before covers the morning of the first day, and is not counted in it', async () => {
  const gate = await siteAt('North gate', 'SG', 'Asia/Singapore')
  const night = await shiftType('Gate night', '22:00', '06:00', { breakMinutes: 0 })
  const una = await hire({ fullName: 'Una Goh' }, gate)
  await done('POST', '/api/schedules/demands', {
    siteId: gate,
    weekdays: [2],
    from: '02:00',
    until: '07:00',
    people: 1,
    fromDay: '2026-11-01',
  })
  await put({ employmentId: una.employmentId, workDate: '2026-11-30', shiftTypeId: night })
  const found = await done('GET', `/api/schedules/coverage?from=2026-12-01&until=2026-12-01&siteId=${gate}`)
  expect(found.gaps).toMatchObject([{ day: '2026-12-01', start: '06:00', end: '07:00' }])
  expect(found.minutes).toBe(0)
})

describe('filling a roster by itself', () => {
  test('proposes who takes which open shift, says why one stays open, and is a draft once accepted', async () => {
    const yard = await siteAt('Yard', 'SG', 'Asia/Singapore')
    const shift = await shiftType('Yard day', '08:00', '16:00')
    const skill = await done('POST', '/api/schedules/skills', { name: 'Crane' })
    await hire({ fullName: 'Rob Chua' }, yard)
    await put({ workDate: '2026-12-14', shiftTypeId: shift, siteId: yard })
    await put({ workDate: '2026-12-15', shiftTypeId: shift, siteId: yard, skillId: skill.id })
    const { id } = await done('POST', '/api/schedules/fills', { from: '2026-12-14', until: '2026-12-15', siteId: yard })
    const read = () => done('GET', `/api/schedules/fills/${id}`)
    await expect.poll(async () => (await read()).state, { timeout: 20_000, interval: 200 }).toBe('done')
    const fill = await read()
    expect(fill.given).toMatchObject([{ day: '2026-12-14', name: 'Rob Chua' }])
    expect(fill.open).toMatchObject([{ day: '2026-12-15', why: 'Of 1 people: 1 without the skill' }])
    expect((await rosterOf('2026-12-14', '2026-12-15')).open).toHaveLength(2)
    expect(await done('POST', `/api/schedules/fills/${id}/accept`, {})).toEqual({ given: 1, left: 0 })
    expect((await rosterOf('2026-12-14', '2026-12-15')).open).toHaveLength(1)
  })
})

describe('a calendar of one’s own', () => {
  test('reads the shifts by its address until that is stopped', async () => {
    const shift = await shiftType('Desk', '09:00', '17:00')
    const sue = await hire({ fullName: 'Sue Lim' })
    const token = await signIn(sue)
    await put({ employmentId: sue.employmentId, workDate: '2026-11-30', shiftTypeId: shift })
    await publish('2026-11-30', '2026-11-30')
    const { url } = await done('POST', '/api/my/schedule/feed', {}, token)
    const path = new URL(url).pathname
    const read = () => app.call('GET', path)
    const first = await read()
    expect(first).toMatchObject({ status: 200 })
    expect(first.text).toContain('SUMMARY:Desk')
    expect(first.text).toContain('DTSTART:20261130T010000Z')
    await done('DELETE', '/api/my/schedule/feed', undefined, token)
    expect((await read()).status).toBe(404)
    expect((await app.call('GET', '/api/schedule-feed/nothing')).status).toBe(404)
  })
})
