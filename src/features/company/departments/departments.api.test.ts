import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Department } from './contract.ts'
import { FIRST_DEPARTMENTS } from './rules.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
})
afterAll(() => app.close())

const list = async (token = mei.token) => {
  const { body, status, text } = await app.call('GET', '/api/company/departments', { token })
  expect(status, text).toBe(200)
  return body.data as { departments: Department[]; unlisted: { name: string; people: number }[]; mayChange: boolean }
}
const named = async (name: string) => (await list()).departments.find((d) => d.name === name) as Department
const add = (body: object, token = mei.token) => app.call('POST', '/api/company/departments', { token, body })
const put = (id: string, body: object, token = mei.token) =>
  app.call('PUT', `/api/company/departments/${id}`, { token, body })
const merge = (body: object, token = mei.token) => app.call('POST', '/api/company/departments/merge', { token, body })
const hire = async (over: Record<string, unknown> = {}) => {
  const { body, status, text } = await app.call('POST', '/api/employees/unified', {
    token: mei.token,
    body: formOf(over),
  })
  expect(status, text).toBe(201)
  return body.data.employee as { id: string; version: number }
}
const onRecord = async (id: string) =>
  (await app.call('GET', `/api/employees/${id}`, { token: mei.token })).body.data.employee

describe('a company’s departments', () => {
  test('are at first the specification’s, each where it stands there', async () => {
    const { departments, unlisted } = await list()
    expect(departments.map(({ name, offered }) => ({ name, offered }))).toEqual(FIRST_DEPARTMENTS)
    expect(unlisted).toEqual([])
  })

  test('are what the form and the profile accept, in any case, spelled as on the list', async () => {
    await add({ name: 'Robotics' })
    const { id } = await hire({ department: 'robotics' })
    expect((await onRecord(id)).department).toBe('Robotics')
    for (const [method, path, body] of [
      ['POST', '/api/employees/unified', formOf({ department: 'Nowhere' })],
      ['PUT', `/api/employees/${id}`, { department: 'Nowhere' }],
      ['PUT', `/api/employees/${id}`, formOf({ department: 'Nowhere' })],
      ['POST', '/api/employees', { ...formOf(), department: 'Nowhere', joinDate: '2026-01-05', compliance_data: {} }],
    ] as const) {
      const refused = await app.call(method, path, { token: mei.token, body })
      expect(refused.status, `${method} ${path} ${refused.text}`).toBe(422)
      expect(refused.body.fields.department).toBe('Department is not on your company’s list')
    }
  })

  test('may be left out of a form that does not ask for one', async () => {
    await hire({ department: undefined })
  })

  test('come in by an upload under any name, and are then put on the list or merged', async () => {
    const row = { full_name: 'A B', position: 'P', country: 'singapore' }
    const employees = ['x', 'y'].map((x) => ({ ...row, email: `${x}@file.example`, department: 'From A File' }))
    await app.call('POST', '/api/employees/bulk-upload', { token: mei.token, body: { employees } })
    expect((await list()).unlisted).toEqual([{ name: 'From A File', people: 2 }])
    const sales = await named('Sales')
    const done = await merge({ from: 'From A File', into: sales.id, people: 2 })
    expect(done.body.data.moved, done.text).toBe(2)
    expect((await list()).unlisted).toEqual([])
    expect((await named('Sales')).people).toBe(2)
  })

  test('keep a record that has an archived one, and give it to nobody new', async () => {
    await add({ name: 'Sunset' })
    const { id } = await hire({ department: 'Sunset' })
    const sunset = await named('Sunset')
    expect((await put(sunset.id, { archived: true, version: sunset.version })).status).toBe(200)
    expect(
      (
        await app.call('PUT', `/api/employees/${id}`, {
          token: mei.token,
          body: { department: 'Sunset', position: 'Other' },
        })
      ).status,
    ).toBe(200)
    const refused = await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ department: 'Sunset' }),
    })
    expect(refused.status).toBe(422)
    expect((await put(sunset.id, { archived: false })).body.data.department.archivedAt).toBeNull()
  })
})

describe('changing the list', () => {
  test('renames everybody with it, and tells a form that was open', async () => {
    const { body } = await add({ name: 'Stores' })
    const current = await hire({ department: 'Stores' })
    const renamed = await put(body.data.department.id, { name: 'Warehouse' })
    expect(renamed.body.data, renamed.text).toMatchObject({ moved: 1, department: { name: 'Warehouse', people: 1 } })
    expect((await onRecord(current.id)).department).toBe('Warehouse')
    const late = await app.call('PUT', `/api/employees/${current.id}`, {
      token: mei.token,
      body: { position: 'Late', version: current.version },
    })
    expect(late.status).toBe(409)
    const [entry] = await app.look(
      `select before->>'name' was, after->>'name' is, (detail->>'people')::int people from audit_log where action = 'department.update' and after->>'name' = 'Warehouse'`,
    )
    expect(entry).toEqual({ was: 'Stores', is: 'Warehouse', people: 1 })
  })

  test('merges two: people and sub-departments follow, the log says how many', async () => {
    const north = (await add({ name: 'North' })).body.data.department as Department
    const south = (await add({ name: 'South', parentId: north.id })).body.data.department as Department
    const east = (await add({ name: 'East', parentId: north.id })).body.data.department as Department
    const people = await Promise.all([hire({ department: 'North' }), hire({ department: 'North' })])
    const wrong = await merge({ from: 'North', into: south.id, people: 1 })
    expect(wrong.status).toBe(409)
    expect(wrong.body.data).toEqual({ people: 2 })
    const done = await merge({ from: 'North', into: south.id, people: 2 })
    expect(done.body.data, done.text).toMatchObject({
      moved: 2,
      department: { name: 'South', people: 2, parentId: null },
    })
    for (const { id } of people) expect((await onRecord(id)).department).toBe('South')
    expect(await named('North')).toBeUndefined()
    expect((await named('East')).parentId).toBe(south.id)
    expect(east.parentId).toBe(north.id)
    const [entry] = await app.look(
      `select before->>'name' was, after->>'name' is, (detail->>'people')::int people from audit_log where action = 'department.merge' and before->>'name' = 'North'`,
    )
    expect(entry).toEqual({ was: 'North', is: 'South', people: 2 })
  })

  test('refuses two of a name, a circle, a head from elsewhere, and what was changed meanwhile', async () => {
    const twice = await add({ name: 'hr' })
    expect(twice.status).toBe(409)
    expect(twice.body.fields.name).toContain('already')
    const top = (await add({ name: 'Top' })).body.data.department as Department
    const under = (await add({ name: 'Under', parentId: top.id })).body.data.department as Department
    expect((await put(top.id, { parentId: under.id })).body.fields.parentId).toBe(
      'A department cannot stand beneath itself',
    )
    const rival = await app.employer('IN', 'Rival')
    const theirs = (await list(rival.token)).departments[0] as Department
    const stranger = crypto.randomUUID()
    expect((await put(top.id, { headId: stranger })).body.fields.headId).toContain('one of your employees')
    expect((await add({ name: 'X', parentId: theirs.id })).body.fields.parentId).toContain('one of your departments')
    const current = await hire({ fullName: 'Head Of It', department: 'HR' })
    const led = await put(top.id, { headId: current.id, version: top.version })
    expect(led.body.data.department.head, led.text).toEqual({ id: current.id, name: 'Head Of It' })
    const late = await put(top.id, { name: 'Later', version: top.version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { department: { head: { name: 'Head Of It' } } },
    })
  })

  test('is nobody else’s business', async () => {
    const rival = await app.employer('IN', 'Rival Two')
    const own = await named('Technical')
    expect((await put(own.id, { name: 'Taken' }, rival.token)).status).toBe(404)
    const theirs = (await list(rival.token)).departments[0] as Department
    expect((await merge({ from: 'Sales', into: own.id, people: 0 }, rival.token)).status).toBe(404)
    expect((await merge({ from: 'South', into: theirs.id, people: 2 }, rival.token)).status).toBe(404)
    expect((await named('Technical')).name).toBe('Technical')
  })

  test('is for who runs the company: HR reads, an employee does neither', async () => {
    await app.look(`update users set role = 'hr_admin' where id = '${mei.userId}'`)
    expect((await list()).mayChange).toBe(false)
    expect((await add({ name: 'By HR' })).status).toBe(403)
    await app.look(`update users set role = 'employer_admin' where id = '${mei.userId}'`)
    expect((await list()).mayChange).toBe(true)
    expect((await add({ name: 'By Admin' })).status).toBe(201)
  })
})
