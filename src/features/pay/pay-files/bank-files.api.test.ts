import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOcbcFile, readUobFile } from '../../../../test/pay-file.reading.ts'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from '../payroll/contract.ts'
import type { FilePreview, RunFiles } from './contract.ts'

let app: TestServer

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => app.close())

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

describe('the file of the bank that pay goes out from', () => {
  let office: PayOffice
  let run: PayRun
  let entityId: string
  let citi: Hired

  const register = (facts: Record<string, string>) =>
    office.good('POST', `/api/pay-files/registrations/${entityId}`, { from: '2026-01-01', facts })
  const offered = async () => {
    const { formats }: RunFiles = await office.good('GET', `/api/pay-files/runs/${run.id}`)
    return formats.filter(({ isPayment }) => isPayment).map(({ key }) => key)
  }

  beforeAll(async () => {
    office = await payOffice(app, 'SG')
    const posb = { bankName: 'POSB', bankAccountNumber: '084-10239-5', compensation: { basicSalary: 5000 } }
    await hire(office, { fullName: 'Lin Wei', ...posb }, CITIZEN)
    const other = { bankName: 'Citibank', bankAccountNumber: '5041920123', compensation: { basicSalary: 4200 } }
    citi = await hire(office, { fullName: 'Farah Idris', ...other }, CITIZEN)
    const { groupId, ...of } = await monthlyGroup(office)
    entityId = of.entityId
    run = await lockedRun(app, office, { groupId, payDay: '2026-11-30' })
  })

  test('is offered once the bank is said, and the plain list always', async () => {
    expect(await offered()).toEqual(['payments_list'])
    await register({ payBank: 'uob', payAccountName: 'Four Winds Pte Ltd' })
    expect(await offered()).toEqual(['uob_giro', 'payments_list'])
  })

  test('waits for the account, which stands among what files wait for, then says whom the bank would refuse', async () => {
    const { registrations } = await office.good('GET', '/api/pay-files/registrations')
    const waiting = registrations[0].blocked.find(({ format }: { format: string }) => format === 'uob_giro')
    expect(waiting.missing).toEqual(['Account that pay goes out from'])
    const preview = (): Promise<FilePreview> =>
      office.good('GET', `/api/pay-files/runs/${run.id}/preview?format=uob_giro`)
    const missing = 'Account that pay goes out from is missing: enter it under Registrations.'
    expect((await preview()).problems).toEqual([{ employmentId: null, name: null, message: missing }])
    await register({ payAccount: '366-305-0778' })
    expect((await preview()).problems).toEqual([
      {
        employmentId: citi.employmentId,
        name: 'Farah Idris',
        message: 'No BIC (SWIFT code) is known for the bank “Citibank”: enter it.',
      },
    ])
    const refused = await office.call('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'uob_giro' })
    expect(refused.status).toBe(409)
    const person = `/api/pay-files/people/${citi.employmentId}`
    const wrong = await office.call('POST', person, { from: '2026-01-01', facts: { bic: 'CITIUS33' } })
    expect(wrong.body.fields).toEqual({
      'facts.bic': 'BIC must be 8 or 11 letters and digits of a bank in Singapore',
    })
    await office.good('POST', person, { from: '2026-01-01', facts: { bic: 'CITISGSL' } })
  })

  test('pays each to the cent from the account that was entered, which is shown by its last digits', async () => {
    const { registrations } = await office.good('GET', '/api/pay-files/registrations')
    expect(JSON.stringify(registrations)).not.toContain('3050778')
    const { fileId, files } = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'uob_giro' })
    const { text } = await office.good('POST', `/api/pay-files/files/${fileId}/download`, { reason: 'To the bank' })
    const file = readUobFile(text)
    expect(file.problems).toEqual([])
    expect(file.header).toMatchObject({ account: '3663050778', name: 'Four Winds Pte Ltd', days: '2026112020261130' })
    expect(file.total).toBe(files[0].total)
    expect(file.people).toMatchObject([
      { bic: 'CITISGSLXXX', account: '5041920123', name: 'Farah Idris', amount: 336_000 },
      { bic: 'DBSSSGSGXXX', account: '084102395', name: 'Lin Wei', amount: 400_000 },
    ])
    const why = { reason: 'Another bank' }
    await office.good('POST', `/api/pay-files/files/${fileId}/withdraw`, why, office.approver.token)
  })

  test('is that of another bank once another is said', async () => {
    await register({ payBank: 'ocbc', payAccount: '501-850559-001', payBy: 'fast' })
    expect(await offered()).toEqual(['ocbc_giro', 'payments_list'])
    const { fileId } = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'ocbc_giro' })
    const { text } = await office.good('POST', `/api/pay-files/files/${fileId}/download`, { reason: 'To the bank' })
    const file = readOcbcFile(text)
    expect(file.problems).toEqual([])
    expect(file.header).toMatchObject({ clearing: 'FAST', account: '501850559001', valueDay: '30112026' })
    expect(file.total).toBe(736_000)
  })
})
