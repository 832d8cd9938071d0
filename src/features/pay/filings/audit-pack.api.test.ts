import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let rival: PayOffice

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-10T04:00:00Z') })
  office = await payOffice(app, 'SG')
  rival = await payOffice(app, 'SG')
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } }, facts)
  await hire(office, { fullName: 'Bob Tan', compensation: { basicSalary: 3000 } }, facts)
  const { groupId } = await monthlyGroup(office)
  await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
})
afterAll(() => app.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const PACK = '/api/filings/audit-pack?month=2026-10&reason=For+the+auditor'
const fetchPack = (token: string) => fetch(`${app.url}${PACK}`, { headers: { authorization: `Bearer ${token}` } })

describe('an audit pack', () => {
  test('holds the documents of a month with the hash of each and of its index', async () => {
    const answer = await fetchPack(office.maker.token)
    expect(answer.status).toBe(200)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = Object.keys(files)
    expect(names.filter((name) => name.startsWith('payslips/'))).toHaveLength(2)
    expect(names.filter((name) => name.startsWith('registers/'))).toHaveLength(1)
    for (const line of strFromU8(files.SHA256SUMS ?? new Uint8Array())
      .trim()
      .split('\n')) {
      const [hash = '', path = ''] = line.split('  ')
      expect(sha256(files[path] ?? new Uint8Array()), path).toBe(hash)
    }
    const index = JSON.parse(strFromU8(files['index.json'] ?? new Uint8Array()))
    expect(index).toMatchObject({ month: '2026-10', reason: 'For the auditor' })
    expect(index.documents.map(({ path }: { path: string }) => path).sort()).toEqual(
      names.filter((name) => name.includes('/')).sort(),
    )
    expect(strFromU8(files['index.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(4)
    expect(strFromU8((files['index.pdf'] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-')
    const logged = await app.look(`select 1 from audit_log where action = 'audit-pack.download'`)
    expect(logged).toHaveLength(1)
  })

  test('asks why, and is empty for nobody: another company has nothing of the month', async () => {
    expect((await office.call('GET', '/api/filings/audit-pack?month=2026-10')).status).toBe(422)
    expect((await office.call('GET', '/api/filings/audit-pack?month=2026-13&reason=x')).status).toBe(422)
    expect((await fetchPack(rival.maker.token)).status).toBe(409)
  })
})
