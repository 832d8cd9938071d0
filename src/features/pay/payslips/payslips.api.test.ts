import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'

let app: TestServer
let office: PayOffice
let lin: Hired
let farah: Hired
let run: PayRun
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-07-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  lin = await hire(office, { fullName: 'Lin Wei', department: 'Sales', compensation: { basicSalary: 5000 } }, CITIZEN)
  farah = await hire(
    office,
    { fullName: 'Farah Idris', department: 'Operations', compensation: { basicSalary: 4200 } },
    CITIZEN,
  )
  const { groupId } = await monthlyGroup(office)
  run = await lockedRun(app, office, { groupId, payDay: '2026-06-30' })
  run = (await office.good('POST', `/api/payroll/runs/${run.id}/publish`, { version: run.version })).run
})
afterAll(() => app.close())

const rows = async (filter = '') => (await office.good('GET', `/api/payslips${filter}`)).payslips
const slip = (of: Hired) => `/api/payslips/${run.id}/${of.employmentId}/1`

/** Somebody’s own token in the portal. */
const portalOf = async ({ id }: Hired): Promise<string> => {
  const opened = await office.good('POST', `/api/employees/${id}/welcome-email`, { generatePassword: true })
  const { employee } = await office.good('GET', `/api/employees/${id}`)
  const body = { email: employee.email, password: opened.tempPassword, role: 'employee', company: office.maker.slug }
  const { body: session } = await app.call('POST', '/api/auth/login', { body })
  const changed = await app.call('POST', '/api/auth/change-password', {
    token: session.token,
    body: { currentPassword: body.password, newPassword: PASSWORD },
  })
  return changed.body.token
}

describe('payslips that were published', () => {
  test('are listed with who they are of, what reaches them and whether they were opened', async () => {
    const found = await rows('?sort=name')
    expect(found.map(({ name, net, state }: Record<string, unknown>) => [name, net, state])).toEqual([
      ['Farah Idris', 336_000, 'published'],
      ['Lin Wei', 400_000, 'published'],
    ])
    const { months } = await office.good('GET', '/api/payslips/months')
    expect(months).toEqual([
      {
        month: '2026-06',
        published: 2,
        opened: 0,
        corrected: 0,
        withdrawn: 0,
        openQuestions: 0,
        departments: ['Operations', 'Sales'],
      },
    ])
    expect((await rows('?month=2026-05')).length).toBe(0)
    expect((await rows('?search=farah')).length).toBe(1)
    expect((await office.call('GET', '/api/payslips?month=soon')).status).toBe(422)
  })

  test('are opened line by line; each look is in the log', async () => {
    const { net, lines, questions } = await office.good('GET', slip(lin))
    expect([net, questions]).toEqual([400_000, []])
    expect(lines.map(({ key }: { key: string }) => key)).toContain('cpf')
    const { entries } = await office.good('GET', '/api/company/audit-log?action=payslip.view')
    expect(entries[0]).toMatchObject({ action: 'payslip.view' })
  })

  test('are taken back with a note, and published again', async () => {
    expect((await office.call('POST', `${slip(lin)}/withdraw`, {})).status).toBe(422)
    const { row } = await office.good('POST', `${slip(lin)}/withdraw`, { note: 'Wrong address on it' })
    expect(row).toMatchObject({ state: 'withdrawn', note: 'Wrong address on it' })
    expect((await office.call('POST', `${slip(lin)}/withdraw`, { note: 'Again' })).status).toBe(409)
    expect((await rows('?state=withdrawn')).map(({ name }: { name: string }) => name)).toEqual(['Lin Wei'])
    const back = await office.good('POST', `${slip(lin)}/publish`)
    expect(back.row).toMatchObject({ state: 'published', note: null })
    expect((await office.call('POST', `${slip(lin)}/publish`)).status).toBe(409)
  })

  test('of a month come in one archive, or those of a department alone', async () => {
    const archive = async (department: string) => {
      const path = `/api/payslips/archive?month=2026-06&reason=Audit&department=${department}`
      const { status, bytes } = await app.call('GET', path, { token: office.maker.token })
      return status === 200 ? Object.keys(unzipSync(new Uint8Array(bytes))).length : status
    }
    expect([await archive(''), await archive('Sales'), await archive('Nowhere')]).toEqual([2, 1, 409])
    const { entries } = await office.good('GET', '/api/company/audit-log?action=payslip.archive')
    expect(JSON.stringify(entries)).toContain('Sales')
  })

  test('that are taken back are not seen by their owner, nor put into the archive of the month', async () => {
    const token = await portalOf(farah)
    const own = async () => (await app.call('GET', '/api/my-payslips', { token })).body.data.payslips.length
    expect(await own()).toBe(1)
    await office.good('POST', `${slip(farah)}/withdraw`, { note: 'Of another month' })
    expect(await own()).toBe(0)
    const refused = await office.call('GET', '/api/payslips/archive?month=2026-06')
    expect(refused.status).toBe(422)
    const archive = await app.call('GET', '/api/payslips/archive?month=2026-06&reason=Audit', {
      token: office.maker.token,
    })
    expect(archive.status).toBe(200)
    expect(Object.keys(unzipSync(new Uint8Array(archive.bytes))).length).toBe(1)
  })
})
