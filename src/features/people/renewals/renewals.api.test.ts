import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let now = new Date('2026-11-20T04:00:00Z')
let app: TestServer
let mei: Person
let hana: Person
let viewer: Person
let rival: Person
let who: string

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Harbour Works')
  hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  viewer = await anAdministrator(app, mei, 'Vera', 'read_only')
  rival = await app.employer('SG', 'Rival')
  who = (await good('POST', '/api/employees/unified', formOf({ fullName: 'Lin Wei', joinDate: '2024-01-08' }))).employee
    .id
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const good = async (method: string, path: string, body?: unknown, token = mei.token) => {
  const answer = await call(method, path, body, token)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}
const permit = async (expiry: string) =>
  (
    await good('POST', `/api/employees/${who}/authorizations`, {
      authorization_type: 'Forklift licence',
      document_number: 'F1234567',
      issued_on: '2024-01-10',
      expiry_date: expiry,
    })
  ).authorization.id as string
const offers = async () => (await good('GET', '/api/renewals/offers')).offers

describe('a renewal', () => {
  let permitId: string
  let id: string
  let version: number

  test('is offered for what runs out within ninety days, and not for what runs out later', async () => {
    permitId = await permit('2027-01-31')
    await permit('2027-06-30')
    expect(await offers()).toMatchObject([
      { name: 'Lin Wei', thing: 'authorization', thingId: permitId, expiresOn: '2027-01-31', dueOn: '2027-01-01' },
    ])
  })

  test('is begun with who sees to it and by when, once at a time', async () => {
    const { owners } = await good('GET', '/api/renewals/offers')
    // Whoever only reads sees to nothing.
    expect(owners.map((one: { id: string }) => one.id)).not.toContain(viewer.userId)
    const input = {
      employeeId: who,
      thing: 'authorization',
      thingId: permitId,
      ownerId: hana.userId,
      dueOn: '2027-01-10',
    }
    const stranger = await call('POST', '/api/renewals', { ...input, ownerId: rival.userId })
    expect(stranger.body.fields).toEqual({
      ownerId: 'Responsible person is nobody who works on records of employees',
    })
    const { renewal } = await good('POST', '/api/renewals', { ...input, note: 'She drives daily' })
    expect(renewal).toMatchObject({
      state: 'open',
      ownerId: hana.userId,
      dueOn: '2027-01-10',
      isLate: false,
      isOver: false,
    })
    expect(renewal.history).toMatchObject([{ step: 'open', note: 'She drives daily' }])
    id = renewal.id
    version = renewal.version
    expect((await call('POST', '/api/renewals', input)).status).toBe(409)
    expect(await offers()).toEqual([])
  })

  test('goes step by step, one of which may be left out and none is taken twice', async () => {
    const step = async (name: string, note = '') => {
      const { renewal } = await good('POST', `/api/renewals/${id}/step`, { version, step: name, note }, hana.token)
      version = renewal.version
      return renewal
    }
    expect((await step('asked', 'By telephone')).next).toEqual(['received', 'filed'])
    expect(await step('filed')).toMatchObject({ state: 'filed', next: [] })
    expect((await call('POST', `/api/renewals/${id}/step`, { version, step: 'received' })).status).toBe(409)
    expect((await call('POST', `/api/renewals/${id}/step`, { version: 1, step: 'received' })).status).toBe(409)
    const assigned = { version, ownerId: mei.userId, dueOn: '2027-01-20', note: 'Hana is away' }
    const { renewal } = await good('PUT', `/api/renewals/${id}`, assigned)
    version = renewal.version
    expect(renewal).toMatchObject({ ownerId: mei.userId, state: 'filed' })
    expect(renewal.history.map(({ step: taken }: { step: string }) => taken)).toEqual([
      'open',
      'asked',
      'filed',
      'assigned',
    ])
  })

  test('is late after its day, and closes with the new permit beside the one before', async () => {
    now = new Date('2027-01-25T04:00:00Z')
    expect((await good('GET', '/api/renewals?show=open')).renewals).toMatchObject([{ id, isLate: true }])
    // The day itself is the last on which it holds, by the clock of the place: in Singapore February begins at 16:00 UTC.
    for (const [instant, isOver] of [
      ['2027-01-31T15:59:00Z', false],
      ['2027-01-31T16:01:00Z', true],
    ] as const) {
      now = new Date(instant)
      expect((await good('GET', '/api/renewals?show=open')).renewals).toMatchObject([{ id, isOver }])
    }
    now = new Date('2027-01-25T04:00:00Z')
    const early = await call('POST', `/api/renewals/${id}/confirm`, { version, validUntil: '2027-01-31' })
    expect(early.body.fields).toEqual({ validUntil: 'Valid until must be after the day the one before runs out' })
    const { renewal } = await good('POST', `/api/renewals/${id}/confirm`, {
      version,
      validUntil: '2029-01-31',
      documentNumber: 'F7654321',
      issuedOn: '2027-01-22',
      note: 'Approved',
    })
    expect(renewal).toMatchObject({ state: 'confirmed', validUntil: '2029-01-31', next: [], isLate: false })
    const { authorizations } = await good('GET', `/api/employees/${who}`)
    const permits = authorizations.filter(
      (one: { authorization_type: string }) => one.authorization_type === 'Forklift licence',
    )
    expect(permits).toContainEqual(
      expect.objectContaining({ id: permitId, status: 'cancelled', expiry_date: '2027-01-31' }),
    )
    expect(permits).toContainEqual(expect.objectContaining({ status: 'active', expiry_date: '2029-01-31' }))
    expect((await call('POST', `/api/renewals/${id}/drop`, { version: version + 1, note: 'Too late' })).status).toBe(
      409,
    )
    const { entries } = await good('GET', '/api/company/audit-log?action=renewal.confirm')
    expect(entries).toHaveLength(1)
    now = new Date('2026-11-20T04:00:00Z')
  })

  test('of a document closes with its new version as a file', async () => {
    const upload = (path: string) => app.call('POST', path, { token: mei.token, file: pdfOf() })
    const kept = await upload(`/api/employees/${who}/documents?kind=passport&name=old.pdf&expires_on=2026-12-31`)
    expect(kept.status, kept.text).toBe(201)
    const { document } = kept.body.data
    const input = { employeeId: who, thing: 'document', thingId: document.id }
    const { renewal } = await good('POST', '/api/renewals', input)
    expect(renewal).toMatchObject({ dueOn: '2026-12-01', ownerId: mei.userId })
    const asDay = { version: renewal.version, validUntil: '2036-12-31' }
    expect((await call('POST', `/api/renewals/${renewal.id}/confirm`, asDay)).status).toBe(409)
    const closed = await upload(
      `/api/renewals/${renewal.id}/document?version=${renewal.version}&validUntil=2036-12-31&name=new.pdf`,
    )
    expect(closed.status, closed.text).toBe(200)
    const { documents } = await good('GET', `/api/employees/${who}/documents`)
    expect(documents.find((one: { id: string }) => one.id === document.id)).toMatchObject({
      expires_on: '2036-12-31',
      versions: [{ version: 2 }, { version: 1, expires_on: '2026-12-31' }],
    })
  })

  test('is given up with a reason, and is seen by whoever reads compliance, of one’s own company alone', async () => {
    const other = await permit('2026-12-15')
    const input = { employeeId: who, thing: 'authorization', thingId: other }
    const { renewal } = await good('POST', '/api/renewals', input)
    const drop = (note: string) => call('POST', `/api/renewals/${renewal.id}/drop`, { version: renewal.version, note })
    expect((await drop('')).body.fields).toEqual({ note: 'Reason is required' })
    expect((await drop('She no longer drives')).body.data.renewal.state).toBe('dropped')
    const { renewals } = await good('GET', `/api/renewals?employeeId=${who}&show=closed`, undefined, viewer.token)
    expect(renewals).toHaveLength(3)
    expect((await call('POST', '/api/renewals', input, viewer.token)).status).toBe(403)
    expect((await call('GET', `/api/renewals/${renewal.id}`, undefined, rival.token)).status).toBe(404)
    expect((await call('POST', '/api/renewals', input, rival.token)).status).toBe(404)
  })
})

describe('a permit whose new one stands on the record before its renewal is closed', () => {
  type Permit = { id: string; authorization_type: string; status: string; expiry_date: string; document_number: string }
  const TYPE = 'Crane licence'
  const add = async (expiry: string, number: string): Promise<string> => {
    const permit = { authorization_type: TYPE, document_number: number, issued_on: '2024-01-10', expiry_date: expiry }
    return (await good('POST', `/api/employees/${who}/authorizations`, permit)).authorization.id
  }
  const cranes = async () =>
    (await good('GET', `/api/employees/${who}`)).authorizations
      .filter((one: Permit) => one.authorization_type === TYPE)
      .map(({ id, status, expiry_date }: Permit) => ({ id, status, expiry_date }))
      .toSorted((a: Permit, b: Permit) => a.expiry_date.localeCompare(b.expiry_date))
  const begin = async (thingId: string) =>
    (await good('POST', '/api/renewals', { employeeId: who, thing: 'authorization', thingId })).renewal
  const confirm = (of: { id: string; version: number }, more: object) =>
    call('POST', `/api/renewals/${of.id}/confirm`, { version: of.version, ...more })

  test('closes with that one, and no third is made', async () => {
    const before = await add('2027-01-31', 'C1111111')
    const renewal = await begin(before)
    const after = await add('2029-01-31', 'C2222222')
    await good('PUT', `/api/employees/${who}/authorizations/${before}`, { status: 'cancelled' })
    expect((await confirm(renewal, { validUntil: '2029-01-31' })).body.data.renewal.state).toBe('confirmed')
    expect(await cranes()).toEqual([
      { id: before, status: 'cancelled', expiry_date: '2027-01-31' },
      { id: after, status: 'active', expiry_date: '2029-01-31' },
    ])
    // It is begun anew for the one that is there now, and a refusal stands at the field of the dialog.
    const next = await begin(after)
    const wrong = await confirm(next, { validUntil: '2031-01-31', issuedOn: '2032-01-01' })
    expect(wrong.body.fields).toEqual({ validUntil: 'Expiry date must be after the issue date' })
    expect((await confirm(next, { validUntil: '2031-02-29' })).status).toBe(422)
    expect((await confirm(next, { validUntil: '2032-02-29', documentNumber: 'C3••••33' })).body.fields).toEqual({
      documentNumber: 'Document number must be given in full',
    })
    await good('POST', `/api/renewals/${next.id}/drop`, { version: next.version, note: 'Not now' })
    // Given up, it is offered and begun again; two who close it at once close it once.
    const again = await begin(after)
    const both = await Promise.all(
      [1, 2].map(() => confirm(again, { validUntil: '2032-02-29', issuedOn: '2028-12-31' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await cranes()).filter(({ status }: Permit) => status === 'active')).toMatchObject([
      { expiry_date: '2032-02-29' },
    ])
  })

  test('closes as it stands where its day was put right on the record: its number stays', async () => {
    const permit = await add('2027-01-20', 'D1111111')
    const renewal = await begin(permit)
    await good('PUT', `/api/employees/${who}/authorizations/${permit}`, { expiry_date: '2030-01-20' })
    expect((await confirm(renewal, { validUntil: '2030-01-20' })).status).toBe(200)
    expect((await cranes()).filter(({ id }: Permit) => id === permit)).toMatchObject([{ status: 'active' }])
    expect((await cranes()).filter(({ expiry_date: day }: Permit) => day === '2030-01-20')).toHaveLength(1)
  })

  test('is begun once however many begin at once, and never by who only reads or is of another company', async () => {
    const permit = await add('2027-01-10', 'E1111111')
    const input = { employeeId: who, thing: 'authorization', thingId: permit }
    const all = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/api/renewals', input)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const { id, version } = all.find(({ status }) => status === 201)?.body.data.renewal ?? {}
    for (const { token, status } of [
      { token: viewer.token, status: 403 },
      { token: rival.token, status: 404 },
    ])
      for (const [path, body] of [
        ['step', { version, step: 'asked' }],
        ['confirm', { version, validUntil: '2030-01-01' }],
        ['drop', { version, note: 'X' }],
      ] as const)
        expect((await call('POST', `/api/renewals/${id}/${path}`, body, token)).status).toBe(status)
  })
})
