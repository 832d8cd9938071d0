import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoLogins } from '../../src/app/demo.logins.ts'
import { makeExport } from '../../src/features/company/export/make.ts'
import { writeImport } from '../../src/features/platform/imports/jobs.ts'
import { openWorld, type Someone, type World } from '../access/world.ts'
import { lastLetter } from '../accounts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 200_000)
afterAll(() => world.app.close())

const emailOf = async ({ userId }: Someone) =>
  (await world.app.look<{ email: string }>(`select email from users where id = '${userId}'`))[0]?.email ?? ''
const good = async (who: Someone, method: string, path: string, body?: object) => {
  const answer = await world.app.call(method, path, { token: who.token as string, ...(body ? { body } : {}) })
  expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300)
  return answer
}

describe('a feature that is one folder', () => {
  test('makes its table, takes calls, asks for approval, writes its letter, tells the bell, and fills the portal', async () => {
    const { hr, owner, employee } = world.people
    const { locker } = (await good(hr, 'POST', '/api/company/lockers', { label: 'A 12' })).body.data
    const asked = await good(hr, 'POST', `/api/company/lockers/${locker.id}/give`, { employeeId: employee.employeeId })
    expect(asked.body.data.locker.state).toBe('asked')
    expect((await lastLetter(world.app, await emailOf(owner), 'approval-asked')).text).toContain('A 12')
    const names = (await good(owner, 'GET', '/api/company/approvals/names?language=ar')).body.data.kinds
    expect(names.find((kind: { kind: string }) => kind.kind === 'locker').label).toBe('خزانة')
    const { items } = (await good(owner, 'GET', '/api/company/approvals')).body.data
    const item = items.find((one: { kind: string }) => one.kind === 'locker')
    expect(item).toMatchObject({ title: 'A 12', mayDecide: true })
    await good(owner, 'POST', '/api/company/approvals/decide', {
      items: [{ id: item.id, hash: item.hash }],
      verdict: 'approve',
    })
    expect((await lastLetter(world.app, await emailOf(hr), 'approval-answered')).text).toContain('A 12')
    expect((await lastLetter(world.app, await emailOf(employee), 'locker-given')).subject).toBe('Your locker: A 12')
    const told = (await good(employee, 'GET', '/api/notifications')).body.data.notifications
    expect(told[0]).toMatchObject({ event: 'locker-given', title: 'Your locker: A 12' })
    expect((await good(employee, 'GET', '/api/my-lockers')).body.data.lockers).toMatchObject([{ label: 'A 12' }])
    const outbox = (await good(owner, 'GET', '/api/outbox')).body.data.messages
    expect(outbox.find((m: { template: string }) => m.template === 'locker-given').labels.ar).toBe('تسليم خزانة')
  })

  test('stands in the log, in the list as a file, under saved views and in the export of the company', async () => {
    const { owner } = world.people
    const log = (await good(owner, 'GET', '/api/company/audit-log?action=locker.give')).body.data.entries
    expect(log).toHaveLength(1)
    const { body } = await good(owner, 'POST', '/api/company/list-exports', {
      list: 'lockers',
      columns: ['label', 'person'],
    })
    const file = await good(owner, 'GET', `/api/company/list-exports/${body.data.export.id}/file`)
    expect(file.text).toContain('A 12')
    const view = { screen: 'lockers', name: 'Free ones', query: { state: 'free' } }
    expect((await good(owner, 'POST', '/api/company/saved-views', view)).body.data.views).toMatchObject([
      { name: 'Free ones' },
    ])
    const made = (await good(owner, 'POST', '/api/company/exports', {})).body.data.export
    await makeExport(world.app.server.services, { companyId: owner.companyId as string, exportId: made.id })
    const whole = unzipSync(new Uint8Array((await good(owner, 'GET', `/api/company/exports/${made.id}/file`)).bytes))
    expect(strFromU8(whole['tables/lockers.jsonl'] as Uint8Array)).toContain('A 12')
  })

  test('comes from a file, is taken back, and asks the company how it wants it', async () => {
    const { hr, owner } = world.people
    const file = {
      fileName: 'lockers.csv',
      fileHash: 'ab'.repeat(32),
      rows: 3,
      headers: ['Number'],
      mapping: ['label'],
    }
    const { id } = (await good(hr, 'POST', '/api/imports/lockers', file)).body.data.import
    const rows = ['B 1', 'A 12', 'B 1'].map((label, i) => ({ row: i + 2, cells: { label } }))
    const staged = await good(hr, 'POST', `/api/imports/lockers/${id}/rows`, { rows })
    expect(staged.body.data.problems).toMatchObject([
      { row: 3, message: 'There is a locker of this label' },
      { row: 4, message: 'This is already in row 2 of this file' },
    ])
    await good(hr, 'POST', `/api/imports/lockers/${id}/start`)
    await writeImport(world.app.server.services, { companyId: hr.companyId as string, kind: 'lockers', id })
    expect((await good(hr, 'GET', '/api/company/lockers')).text).toContain('B 1')
    expect((await good(hr, 'POST', `/api/imports/lockers/${id}/undo`)).body.data).toMatchObject({ removed: 1 })
    expect((await good(hr, 'GET', '/api/company/lockers')).text).not.toContain('B 1')
    const { areas } = (await good(owner, 'GET', '/api/company/settings')).body.data
    expect(areas.find((area: { area: string }) => area.area === 'lockers').fields).toMatchObject([
      { key: 'most', kind: 'number', least: 1, most: 9 },
    ])
    await good(owner, 'PUT', '/api/company/settings/lockers', { values: { most: 3 } })
    const held = (await good(owner, 'GET', '/api/company/settings/lockers')).body.data
    expect(held.values).toEqual({ most: 3 })
  })

  test('gives a job seeker what it keeps of them, and lets go of it', async () => {
    const { seeker } = world.people
    await good(seeker, 'PUT', '/api/seeker/locker-wish', { wish: 'A bicycle' })
    expect((await good(seeker, 'GET', '/api/seeker/profile/export')).text).toContain('A bicycle')
    const password = demoLogins.find((login) => login.email === 'seeker@people.example')?.password
    await good(seeker, 'POST', '/api/seeker/account/delete', { password, understood: true })
    expect(await world.app.look(`select * from locker_wishes`)).toEqual([])
  })
})
