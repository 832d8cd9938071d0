import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let ravi: { id: string; token: string }
let colleague: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  ravi = await somebodyIn()
  colleague = await added()
})
afterAll(() => app.close())

const added = async () => {
  const { body } = await app.call('POST', '/api/employees/unified', { token: mei.token, body: formOf() })
  return body.data.employee.id as string
}

/** An employee who has chosen a password and is signed in to the portal. */
const somebodyIn = async () => {
  const id = await added()
  const welcome = await app.call('POST', `/api/employees/${id}/welcome-email`, {
    token: mei.token,
    body: { generatePassword: true },
  })
  const [row] = await app.look<{ email: string }>(`select email from employees where id = '${id}'`)
  const first = await app.call('POST', '/api/auth/login', {
    body: { email: row?.email, password: welcome.body.data.tempPassword, role: 'employee', company: mei.slug },
  })
  const chosen = await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword: welcome.body.data.tempPassword, newPassword: PASSWORD },
  })
  return { id, token: chosen.body.token as string }
}

const record = async () =>
  (await app.call('GET', `/api/employees/${ravi.id}`, { token: ravi.token })).body.data.employee as Record<
    string,
    unknown
  > & { version: number }
const change = (body: object, token = ravi.token) => app.call('PUT', '/api/portal/details', { token, body })
const OWN = {
  phone: '+65 8123 4567',
  address_line1: '10 Marina Boulevard',
  address_line2: null,
  postal_code: '018983',
  marital_status: 'married',
  emergency_contact_name: 'Asha Kumar',
  emergency_contact_phone: '+65 8123 0000',
}

describe('the first days', () => {
  const welcome = async (token: string) =>
    (await app.call('GET', '/api/portal/first-days', { token })).body.data.welcome as {
      name: string
      company: string
      steps: { step: string; done: boolean }[]
    } | null
  const done = async (token: string) =>
    (await welcome(token))?.steps.filter((one) => one.done).map((one) => one.step) ?? null
  const isNew = async (token: string) =>
    (await app.call('GET', '/api/portal/tiles', { token })).body.data.isNew as boolean
  const versionOf = async (who: { id: string; token: string }) =>
    (await app.call('GET', `/api/employees/${who.id}`, { token: who.token })).body.data.employee.version as number
  const choose = (token: string) =>
    app.call('PUT', '/api/notifications/settings', {
      token,
      body: { events: [], zone: 'Asia/Singapore', quietFrom: null, quietTo: null, pushDetails: false },
    })

  test('have four steps, ticked by what is on record alone; with the last of them they are gone', async () => {
    const asha = await somebodyIn()
    expect(await isNew(asha.token)).toBe(true)
    const first = await welcome(asha.token)
    expect(first?.name).not.toBe('')
    expect(first?.company).not.toBe('')
    expect(first?.steps.map(({ step }) => step)).toEqual(['contact', 'emergency', 'documents', 'notifications'])
    const { phone, address_line1, emergency_contact_name, emergency_contact_phone } = OWN
    expect(await done(asha.token)).toEqual([])
    await change({ phone, emergency_contact_name, version: await versionOf(asha) }, asha.token)
    expect(await done(asha.token)).toEqual([])
    await change({ address_line1, version: await versionOf(asha) }, asha.token)
    expect(await done(asha.token)).toEqual(['contact'])
    await change({ emergency_contact_phone, version: await versionOf(asha) }, asha.token)
    expect(await done(asha.token)).toEqual(['contact', 'emergency'])
    expect((await choose(asha.token)).status).toBe(200)
    expect(await done(asha.token)).toEqual(['contact', 'emergency', 'notifications'])
    const handedIn = await app.call('POST', `/api/employees/${asha.id}/documents?kind=certificate&name=diploma.pdf`, {
      token: asha.token,
      file: pdfOf(),
    })
    expect(handedIn.status, handedIn.text).toBe(201)
    expect(await welcome(asha.token)).toBeNull()
  })

  test('that somebody hides stay hidden, theirs alone, and it is written down once they do', async () => {
    const [asha, omar] = [await somebodyIn(), await somebodyIn()]
    expect((await app.call('POST', '/api/portal/first-days/hide', { token: asha.token, body: {} })).status).toBe(200)
    expect((await app.call('POST', '/api/portal/first-days/hide', { token: asha.token, body: {} })).status).toBe(200)
    expect([await isNew(asha.token), await welcome(asha.token)]).toEqual([false, null])
    expect([await isNew(omar.token), await done(omar.token)]).toEqual([true, expect.any(Array)])
    const log = await app.call('GET', '/api/company/audit-log?action=portal-welcome.hide', { token: mei.token })
    expect(log.status, log.text).toBe(200)
    expect(log.text).toContain('portal-welcome.hide')
  })

  test('are nobody’s but an employee’s', async () => {
    expect((await app.call('GET', '/api/portal/first-days', { token: mei.token })).status).toBe(403)
  })
})

describe('an employee’s own details', () => {
  test('are changed by the employee, shown to HR, and written down with before and after', async () => {
    const before = await record()
    const { status, body, text } = await change({
      ...OWN,
      notification_preferences: { email: true, sms: true, whatsapp: false },
      version: before.version,
    })
    expect(status, text).toBe(200)
    expect(body.data.employee).toMatchObject({
      ...OWN,
      notification_preferences: { email: true, sms: true, whatsapp: false },
    })
    const seen = await app.call('GET', `/api/employees/${ravi.id}`, { token: mei.token })
    expect(seen.body.data.employee).toMatchObject(OWN)
    expect(seen.body.data.activities[0]).toMatchObject({ activity_type: 'employee_updated' })
    const [logged] = await app.look<{ before: object; after: object; actor_role: string }>(
      `select before, after, actor_role from audit_log where target_id = '${ravi.id}' and action = 'employee.update' order by id desc limit 1`,
    )
    expect(logged?.actor_role).toBe('employee')
    expect(logged?.after).toMatchObject({ phone: OWN.phone, postal_code: OWN.postal_code })
  })

  test('that were not sent stay as they are; one sent empty is emptied', async () => {
    await change({ ...OWN, version: (await record()).version })
    const { status, text } = await change({
      phone: '+65 8123 9999',
      marital_status: '',
      version: (await record()).version,
    })
    expect(status, text).toBe(200)
    expect(await record()).toMatchObject({ ...OWN, phone: '+65 8123 9999', marital_status: null })
  })

  test('do not include what is HR’s: name, pay, bank and identity stay as they are', async () => {
    const before = await record()
    const { status } = await change({
      ...OWN,
      version: before.version,
      full_name: 'Somebody Else',
      salary: 999999,
      email: 'else@where.example',
      bank_account_number: '1',
      status: 'terminated',
      nric: 'S7654321A',
    })
    expect(status).toBe(200)
    const after = await record()
    for (const stored of ['full_name', 'salary', 'email', 'bank_account_number', 'status', 'nric', 'department'])
      expect(after[stored], stored).toEqual(before[stored])
  })

  test('changed by HR meanwhile: a conflict with the record as it is, and nothing is lost', async () => {
    const before = await record()
    await app.call('PUT', `/api/employees/${ravi.id}`, { token: mei.token, body: { phone: '+65 9999 1111' } })
    const { status, body } = await change({ ...OWN, version: before.version })
    expect(status).toBe(409)
    expect(body.code).toBe('VERSION_CONFLICT')
    expect(body.data.employee.phone).toBe('+65 9999 1111')
    expect((await record()).phone).toBe('+65 9999 1111')
  })

  test('wrong input names its field and changes nothing', async () => {
    const before = await record()
    const long = await change({ ...OWN, postal_code: 'x'.repeat(21), version: before.version })
    expect(long.status).toBe(422)
    expect(long.body.fields).toEqual({ postal_code: 'Postal code must be at most 20 characters' })
    const none = await change({ ...OWN })
    expect(none.body.fields).toEqual({ version: 'Version must be a whole number' })
    expect(await record()).toEqual(before)
  })

  test('are for employees: HR and job seekers have no record of their own here', async () => {
    expect((await change({ ...OWN, version: 1 }, mei.token)).status).toBe(403)
    const { body } = await app.call('POST', '/api/auth/signup', {
      body: { email: 'seeker@home.example', password: PASSWORD, role: 'job_seeker', firstName: 'Lee', lastName: 'Ng' },
    })
    expect((await change({ ...OWN, version: 1 }, body.token)).status).toBe(403)
  })
})

describe('an employee’s own documents', () => {
  const upload = (id: string, token = ravi.token) =>
    app.call('POST', `/api/employees/${id}/documents?kind=certificate&name=diploma.pdf`, { token, file: pdfOf() })

  test('are uploaded by the employee, seen by HR, and removed by HR alone', async () => {
    const { status, body, text } = await upload(ravi.id)
    expect(status, text).toBe(201)
    const list = await app.call('GET', `/api/employees/${ravi.id}/documents`, { token: mei.token })
    expect(list.body.data.documents).toHaveLength(1)
    const address = `/api/employees/${ravi.id}/documents/${body.data.document.id}`
    expect((await app.call('DELETE', address, { token: ravi.token })).status).toBe(403)
    expect((await app.call('GET', `${address}/versions/1`, { token: ravi.token })).status).toBe(200)
    expect((await app.call('DELETE', address, { token: mei.token })).status).toBe(200)
  })

  test('of a colleague are not there for them', async () => {
    expect((await upload(colleague)).status).toBe(404)
    expect((await app.call('GET', `/api/employees/${colleague}/documents`, { token: ravi.token })).status).toBe(404)
    const hers = await upload(colleague, mei.token)
    const version = `/api/employees/${colleague}/documents/${hers.body.data.document.id}/versions`
    expect((await app.call('POST', `${version}?name=x.pdf`, { token: ravi.token, file: pdfOf() })).status).toBe(404)
    expect((await app.call('GET', `${version}/1`, { token: ravi.token })).status).toBe(404)
  })

  test('forty files a day, and then a pause; HR is not held up by it', async () => {
    await app.look(`insert into files (company_id, employee_id, purpose, name, content_type, bytes, sha256, storage_key, created_by)
      select company_id, employee_id, 'document', 'paper.pdf', 'application/pdf', 1, '\\x00', 'paper ' || n, id
        from users, generate_series(1, 40) n where employee_id = '${ravi.id}'`)
    const { status, body } = await upload(ravi.id)
    expect(status).toBe(429)
    expect(body.error).toContain('40 files')
    expect((await upload(ravi.id, mei.token)).status).toBe(201)
  })
})

describe('what the company keeps about an employee', () => {
  test('comes as one file, with pay history and documents, and without numbers in full', async () => {
    const draft = { form: 'leave:own', value: { note: 'By the sea' } }
    await app.call('PUT', '/api/drafts', { token: ravi.token, body: draft })
    const { status, body, text } = await app.call('GET', '/api/portal/data', { token: ravi.token })
    expect(status, text).toBe(200)
    expect(body.data.drafts).toMatchObject([draft])
    expect(body.data.company).toBe('Harbour Works')
    expect(body.data.record.employee.id).toBe(ravi.id)
    expect(body.data.pay_history[0]).toMatchObject({
      currency: 'SGD',
      basic_salary: body.data.record.employee.basic_salary,
    })
    expect(body.data.documents.length).toBeGreaterThan(0)
    expect(body.data.employments).toMatchObject([
      { terms: [{ standing: 'current', department: { name: 'Technical' } }] },
    ])
    expect(text).not.toMatch(/[STFGM]\d{7}[A-Z]/)
    const logged = await app.look(
      `select 1 from audit_log where action = 'employee.own-data' and target_id = '${ravi.id}'`,
    )
    expect(logged).toHaveLength(1)
  })
})

describe('an employee’s coming days off', () => {
  test('are those of the country, and what the company says of its one legal entity there', async () => {
    const coming = async () => (await app.call('GET', '/api/portal/holidays', { token: ravi.token })).body.data
    const before = await coming()
    expect(before.country).toBe('SG')
    expect(before.days.length).toBeGreaterThan(0)
    expect(before.days.map((d: { day: string }) => d.day)).toEqual(
      before.days.map((d: { day: string }) => d.day).toSorted(),
    )
    const entity = (await app.call('GET', '/api/company/entities', { token: mei.token })).body.data.entities[0]
    const scope = `entity:${entity.id}`
    const [first] = before.days
    const taken = await app.call('POST', '/api/company/holidays', {
      token: mei.token,
      body: { scope, day: first.day, kind: 'working' },
    })
    expect(taken.status, taken.text).toBe(201)
    expect((await coming()).days.map((d: { day: string }) => d.day)).not.toContain(first.day)
    expect((await app.call('GET', '/api/portal/holidays', { token: mei.token })).status).toBe(403)
  })
})

describe('an employee’s next pay day', () => {
  test('is the one of the pay calendar, and is not guessed while nobody has said it', async () => {
    const next = async () => (await app.call('GET', '/api/portal/next-pay-day', { token: ravi.token })).body.data
    expect(await next()).toEqual({ payDay: null, days: null })
    const { entities } = (await app.call('GET', '/api/payroll/setup', { token: mei.token })).body.data
    const group = { entityId: entities[0].id, name: 'Monthly', frequency: 'monthly', payOn: 31 }
    expect((await app.call('POST', '/api/payroll/groups', { token: mei.token, body: group })).status).toBe(201)
    const { payDay, days } = await next()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date())
    expect(payDay.slice(0, 7)).toBe(today.slice(0, 7))
    expect(days).toBe((Date.parse(payDay) - Date.parse(today)) / 86_400_000)
    expect((await app.call('GET', '/api/portal/next-pay-day', { token: mei.token })).status).toBe(403)
  })
})

describe('a part of the portal that the company has switched off', () => {
  const set = (values: object) =>
    app.call('PUT', '/api/company/settings/portal', { token: mei.token, body: { values } })
  const off = async (token = ravi.token) => (await app.call('GET', '/api/portal/tiles', { token })).body.data.off
  const status = async (path: string, token = ravi.token) => (await app.call('GET', path, { token })).status

  test('is refused to its employees, whatever they ask of it, and is there again when it is switched on', async () => {
    expect(await off()).toEqual([])
    expect(await status('/api/my-expenses')).toBe(200)
    const saved = await set({ claims: false })
    expect(saved.status, saved.text).toBeLessThan(300)
    expect(await off()).toEqual(['claims'])
    const refused = await app.call('GET', '/api/my-expenses', { token: ravi.token })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Your company has switched this part of the portal off.',
    ])
    const begun = await app.call('POST', '/api/my-expenses', { token: ravi.token, body: { title: 'Lunch' } })
    expect(begun.status).toBe(409)
    expect(await status('/api/my-payslips')).toBe(200)
    await set({ claims: true })
    expect(await status('/api/my-expenses')).toBe(200)
  })

  test('is still there for the office and for other companies', async () => {
    await set({ claims: false })
    expect(await status('/api/company/expense-claims', mei.token)).toBe(200)
    const other = await app.employer()
    expect(await status('/api/company/expense-claims', other.token)).toBe(200)
    expect(await status('/api/portal/tiles', mei.token)).toBe(403)
    const payslips = await set({ payroll: false })
    expect(payslips.status, 'payslips cannot be switched off').toBe(422)
    await set({ claims: true })
  })
})

describe('whoever has left', () => {
  const status = async (method: string, path: string, body: unknown = {}) =>
    (await app.call(method, path, { token: ravi.token, ...(method === 'GET' ? {} : { body }) })).status
  const leave = (over: object) => app.call('PUT', `/api/employees/${ravi.id}`, { token: mei.token, body: over })

  test('reads payslips and letters until the law keeps records no longer, and nothing else is theirs to do', async () => {
    expect((await app.call('GET', '/api/portal/tiles', { token: ravi.token })).body.data.leaver).toBeNull()
    await app.look(
      `update employments set started_on = '2024-01-02', ended_on = current_date - 10 where employee_id = '${ravi.id}' returning id`,
    )
    const { leaver } = (await app.call('GET', '/api/portal/tiles', { token: ravi.token })).body.data
    expect(Number(leaver.until.slice(0, 4))).toBe(Number(leaver.lastDay.slice(0, 4)) + 5)
    for (const path of [
      '/api/my-payslips',
      '/api/portal/letters',
      '/api/portal/data',
      `/api/employees/${ravi.id}`,
      `/api/employees/${ravi.id}/documents`,
    ])
      expect(await status('GET', path), path).toBe(200)
    const refused = await app.call('POST', '/api/my-expenses', { token: ravi.token, body: { title: 'Lunch' } })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatch(
      /^You left on .*: payslips, annual statements and letters can be read here until .*, and nothing else\.$/,
    )
    for (const path of [
      '/api/my-expenses',
      '/api/portal/holidays',
      '/api/company/approvals',
      '/api/portal/next-pay-day',
    ])
      expect(await status('GET', path), path).toBe(409)
    expect(await status('PUT', '/api/portal/details', { ...OWN, version: 1 })).toBe(409)
    expect(await status('POST', '/api/portal/letters', { kind: 'employment', language: 'en' })).toBe(409)
    expect(await status('GET', `/api/employees/${colleague}`), 'a colleague').toBe(404)
  })

  test('reads nothing once that time is over, and everything again when they come back', async () => {
    await app.look(
      `update employments set started_on = '2017-01-02', ended_on = '2017-06-30' where employee_id = '${ravi.id}' returning id`,
    )
    const over = await app.call('GET', '/api/my-payslips', { token: ravi.token })
    expect([over.status, over.body.error]).toEqual([
      409,
      'You left on 30 June 2017, and the time in which papers are kept is over.',
    ])
    expect((await leave({ phone: '+65 8123 1111' })).status, 'HR still works on the record').toBe(200)
    await app.look(`update employments set ended_on = null where employee_id = '${ravi.id}' returning id`)
    expect(await status('GET', '/api/my-expenses')).toBe(200)
    expect((await app.call('GET', '/api/portal/tiles', { token: ravi.token })).body.data.leaver).toBeNull()
  })
})
