import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { dropOldRows, writeImport } from './jobs.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
})
afterAll(() => app.close())

const base = '/api/imports/departments'
const as = (who: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })

type Cells = Record<string, string>
const opened = async (who: Person, rows: number, hash = randomBytes(32).toString('hex')) => {
  const file = {
    fileName: 'units.csv',
    fileHash: hash,
    rows,
    headers: ['Unit', 'Part of'],
    mapping: ['name', 'parent'],
  }
  const answer = await as(who, 'POST', base, file)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const stage = (who: Person, id: string, rows: [number, Cells][]) =>
  as(who, 'POST', `${base}/${id}/rows`, { rows: rows.map(([row, cells]) => ({ row, cells })) })
const write = async (who: Person, id: string) => {
  const started = await as(who, 'POST', `${base}/${id}/start`)
  await writeImport(app.server.services, { companyId: who.companyId, kind: 'departments', id })
  return started
}
const names = async (who: Person): Promise<string[]> =>
  (await as(who, 'GET', '/api/company/departments')).body.data.departments.map((d: { name: string }) => d.name)

describe('a file of a kind that a feature defines', () => {
  test('is checked whole before anything is saved: what is wrong, there already, or twice in the file', async () => {
    const { import: one } = await opened(mei, 6)
    const { status, body, text } = await stage(mei, one.id, [
      [2, { name: 'Yard' }],
      [3, { parent: 'Sales' }],
      [4, { name: 'sales' }],
      [5, { name: 'Dock', parent: 'Nowhere' }],
      [6, { name: 'YARD ' }],
      [7, { name: 'Crane', parent: 'operations' }],
    ])
    expect(status, text).toBe(200)
    expect(body.data.problems).toMatchObject([
      { row: 3, field: 'name', message: 'Department name is required' },
      { row: 4, field: 'name', duplicate: true },
      { row: 5, field: 'parent', message: 'Parent department must be one of your departments' },
      { row: 6, message: 'This is already in row 2 of this file', duplicate: true },
    ])
    const shown = (await as(mei, 'GET', `${base}/${one.id}`)).body.data
    expect(shown).toMatchObject({ fresh: 2, duplicate: 2, wrong: 2, isWriting: false })
    expect(shown.rows.map((r: { row: number; cells: Cells }) => [r.row, r.cells])).toEqual([
      [3, { parent: 'Sales' }],
      [4, { name: 'sales' }],
      [5, { name: 'Dock', parent: 'Nowhere' }],
      [6, { name: 'YARD ' }],
    ])
    expect(await names(mei)).not.toContain('Yard')

    // Put right, it is judged again, and so is its twin.
    expect((await stage(mei, one.id, [[5, { name: 'Dock', parent: 'Sales' }]])).body.data.problems).toEqual([])
    expect((await write(mei, one.id)).status).toBe(200)
    expect(await names(mei)).toEqual(expect.arrayContaining(['Yard', 'Crane', 'Dock']))
    const after = (await as(mei, 'GET', `${base}/${one.id}`)).body.data
    expect(after).toMatchObject({ isWriting: false, import: { status: 'done', added: 3 } })
    const file = await as(mei, 'GET', `${base}/${one.id}/wrong-rows`)
    expect(file.text.split('\r\n')[0]).toContain('Unit,Part of,Reason')
    expect(file.text).toContain('Department name is required')
  })

  test('goes on where it stopped: rows that are in are not taken again', async () => {
    const hash = randomBytes(32).toString('hex')
    const { import: one } = await opened(mei, 3, hash)
    await stage(mei, one.id, [[2, { name: 'Alpha' }]])
    await write(mei, one.id)
    const again = await opened(mei, 3, hash)
    expect(again).toMatchObject({ found: true, saved: [[2, 2]], import: { id: one.id } })
    const { body } = await stage(mei, one.id, [
      [2, { name: 'Alpha' }],
      [3, { name: 'Beta' }],
    ])
    expect(body.data.problems).toEqual([])
    await write(mei, one.id)
    expect((await names(mei)).filter((name) => name === 'Alpha' || name === 'Beta')).toEqual(['Alpha', 'Beta'])
  })

  test('says of a row that became wrong since it was checked, and keeps it to be put right', async () => {
    const { import: one } = await opened(mei, 2)
    await stage(mei, one.id, [
      [2, { name: 'Gamma' }],
      [3, { name: 'Delta' }],
    ])
    await as(mei, 'POST', '/api/company/departments', { name: 'Gamma' })
    await write(mei, one.id)
    const { body } = await as(mei, 'GET', `${base}/${one.id}`)
    expect(body.data).toMatchObject({ duplicate: 1, import: { added: 1, failed: 1 }, rows: [{ row: 2 }] })
  })

  test('is undone but for what somebody has worked on since, and is not written after', async () => {
    const { import: one } = await opened(mei, 2)
    await stage(mei, one.id, [
      [2, { name: 'North' }],
      [3, { name: 'South' }],
    ])
    await write(mei, one.id)
    const list = (await as(mei, 'GET', '/api/company/departments')).body.data.departments
    const south = list.find((d: { name: string }) => d.name === 'South')
    await as(mei, 'PUT', `/api/company/departments/${south.id}`, { version: south.version, offered: ['form'] })
    const undone = await as(mei, 'POST', `${base}/${one.id}/undo`)
    expect(undone.body.data).toMatchObject({
      removed: 1,
      left: 0,
      kept: { count: 1, people: [{ name: 'South', why: 'changed' }] },
      import: { status: 'undone', removed: 1 },
    })
    expect(await names(mei)).not.toContain('North')
    expect((await stage(mei, one.id, [[2, { name: 'North' }]])).status).toBe(409)
  })

  test('lies here encrypted, and for a week', async () => {
    const { import: one } = await opened(mei, 1)
    await stage(mei, one.id, [[2, { name: 'Very secret unit', parent: 'Nowhere' }]])
    const rows = () =>
      app.look<{ text: string }>(`select t::text as text from import_rows t where import_id = '${one.id}'`)
    expect((await rows())[0]?.text).not.toContain('secret')
    await app.look(`update import_rows set updated_at = now() - interval '8 days' where import_id = '${one.id}'`)
    await dropOldRows(app.server.services)
    expect(await rows()).toEqual([])
  })

  test('shows what its rows say to whoever chose the file, and to no colleague', async () => {
    const { import: one } = await opened(mei, 1)
    await stage(mei, one.id, [[2, { name: 'Quiet unit', parent: 'Nowhere' }]])
    await app.look(`update imports set created_by = gen_random_uuid() where id = '${one.id}'`)
    const { body } = await as(mei, 'GET', `${base}/${one.id}`)
    expect(body.data.rows).toMatchObject([{ row: 2, cells: {}, problems: [{ field: 'parent' }] }])
    expect((await as(mei, 'GET', `${base}/${one.id}/wrong-rows`)).status).toBe(409)
  })

  test('remembers how its columns were matched, apart from other kinds', async () => {
    const { signatureOf } = await import('./columns.rules.ts')
    await opened(mei, 1)
    const signature = signatureOf(['unit', 'PART OF'])
    expect((await as(mei, 'GET', `${base}/mapping?signature=${signature}`)).body.data.mapping).toEqual([
      'name',
      'parent',
    ])
    expect((await as(mei, 'GET', `/api/imports/employees/mapping?signature=${signature}`)).body.data.mapping).toBeNull()
    expect((await as(rival, 'GET', `${base}/mapping?signature=${signature}`)).body.data.mapping).toBeNull()
  })

  test.each([
    ['a column that is not its own', () => stageOne({ shoe: '42' }), 422],
    ['another company’s import', () => stageOne({ name: 'X' }, rival), 404],
    ['a kind that nobody defines', () => as(mei, 'GET', '/api/imports/shoes'), 404],
    [
      'rows of another kind',
      async () => as(mei, 'GET', `/api/imports/employees/${(await opened(mei, 1)).import.id}`),
      404,
    ],
    ['a start without a row', async () => as(mei, 'POST', `${base}/${(await opened(mei, 1)).import.id}/start`), 409],
  ])('refuses %s', async (_what, ask, status) => expect((await ask()).status).toBe(status))

  test('more rows than were said, or than the kind may have', async () => {
    const { import: one } = await opened(mei, 1)
    const many: [number, Cells][] = [
      [2, { name: 'One more' }],
      [3, { name: 'Too many' }],
    ]
    expect((await stage(mei, one.id, many)).body.fields.rows).toContain('1 rows')
    const large = { fileName: 'l.csv', fileHash: 'ab'.repeat(32), rows: 1_001, headers: ['Unit'], mapping: ['name'] }
    expect((await as(mei, 'POST', base, large)).body.fields.rows).toBe('A file may hold at most 1000 rows')
  })
})

const stageOne = async (cells: Cells, who = mei) => {
  const { import: one } = await opened(mei, 1)
  return stage(who, one.id, [[2, cells]])
}

describe('people and applications', () => {
  test('are brought in by the same engine, in one history', async () => {
    const kinds = (await as(mei, 'GET', '/api/imports')).body.data
    expect(kinds.kinds.map((k: { kind: string }) => k.kind)).toEqual(
      expect.arrayContaining(['departments', 'employees', 'applicants']),
    )
    expect(kinds.imports.length).toBeGreaterThan(0)
    const file = {
      fileName: 'people.csv',
      fileHash: randomBytes(32).toString('hex'),
      rows: 2,
      headers: ['Name', 'Mail', 'Dept', 'Title', 'Country'],
      mapping: ['full_name', 'email', 'department', 'position', 'country'],
    }
    const { id } = (await as(mei, 'POST', '/api/imports/employees', file)).body.data.import
    const person = { full_name: 'Ada Lim', department: 'HR', position: 'Clerk', country: 'singapore' }
    const rows = [
      { row: 2, cells: { ...person, email: 'ada@engine.example' } },
      { row: 3, cells: { ...person, email: 'nowhere' } },
    ]
    const staged = await as(mei, 'POST', `/api/imports/employees/${id}/rows`, { rows })
    expect(staged.body.data.problems).toEqual([{ row: 3, field: 'email', message: 'Invalid email format' }])
    await as(mei, 'POST', `/api/imports/employees/${id}/start`)
    await writeImport(app.server.services, { companyId: mei.companyId, kind: 'employees', id })
    const found = await as(mei, 'GET', '/api/employees?search=ada@engine.example')
    expect(found.body.data.employees).toHaveLength(1)
    const [logged] = await app.look<{ who: string }>(
      `select actor_id who from audit_log where action = 'employee.bulk-upload' and target_id = '${id}'`,
    )
    expect(logged?.who).toBe(mei.userId)
    // The specification's own addresses see the same import.
    const past = (await as(mei, 'GET', '/api/employees/imports')).body.data.imports
    expect(past[0]).toMatchObject({ id, fileName: 'people.csv', added: 1 })
    expect((await as(mei, 'POST', `/api/employees/imports/${id}/undo`)).body.data).toMatchObject({
      removed: 1,
      left: 0,
    })
  })
})
