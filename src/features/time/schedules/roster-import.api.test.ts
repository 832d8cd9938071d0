import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { writeImport } from '../../platform/imports/jobs.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-16T01:00:00Z') })
  mei = await app.employer()
})
afterAll(() => app.close())

const done = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
const rosterOf = (from: string, until: string) => done('GET', `/api/schedules/roster?from=${from}&until=${until}`)

type Row = Record<string, string>
let files = 0
/** Brings rows to the server, which checks them; the first row of a spreadsheet holds its headers. */
const stage = async (rows: readonly Row[]) => {
  files++
  const { id } = (
    await done('POST', '/api/imports/roster', {
      fileName: 'roster.csv',
      fileHash: String(files).padStart(64, '0'),
      rows: rows.length,
      headers: ['Employee ID', 'Date', 'Shift', 'Start', 'End', 'Site'],
      mapping: ['employee_id', 'date', 'shift', 'start', 'end', 'site'],
    })
  ).import
  const given = rows.map((cells, i) => ({ row: i + 2, cells }))
  const { problems } = await done('POST', `/api/imports/roster/${id}/rows`, { rows: given })
  return { id, problems }
}
const write = async (id: string) => {
  await done('POST', `/api/imports/roster/${id}/start`)
  await writeImport(app.server.services, { companyId: mei.companyId, kind: 'roster', id })
}

describe('a roster from a file', () => {
  test('becomes drafts, tells which rows break a rule or name nobody, and is taken back as long as nothing is published', async () => {
    const shift = { name: 'Early', code: 'EAR', start: '07:00', end: '15:00', effectiveFrom: '2026-01-01' }
    await done('POST', '/api/schedules/shift-types', shift)
    await done('POST', '/api/company/sites', { name: 'Toronto', country: 'CA', zone: 'America/Toronto' })
    await done('PUT', '/api/company/settings/roster', { scope: 'company', values: { restHours: 10 } })
    const { employee } = await done('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05' }))
    const own = { employee_id: employee.employee_id, shift: 'early' }
    const rows: Row[] = [
      { ...own, date: '2026-11-23' },
      { ...own, date: '2026-11-24', shift: 'EAR', start: '9:30', end: '17:00' },
      // It would begin eight hours after the one before it in the file has ended.
      { ...own, date: '2026-11-25', start: '01:00', end: '06:00' },
      { date: '2026-11-24', shift: 'Early', site: 'toronto' },
      { ...own, employee_id: 'XX-999', date: '2026-11-23' },
      { ...own, date: '23 Nov' },
      { ...own, date: '2026-11-26', shift: 'Late' },
      { ...own, date: '2026-11-26', site: 'Elsewhere' },
    ]
    const { id, problems } = await stage(rows)
    expect(problems.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
      expect.arrayContaining([
        [4, 'date'],
        [6, 'employee_id'],
        [7, 'date'],
        [8, 'shift'],
        [9, 'site'],
      ]),
    )
    expect(problems).toHaveLength(5)
    expect(problems.find(({ row }: { row: number }) => row === 4).message).toBe('8 hours of rest; 10 are needed.')
    await write(id)
    const roster = await rosterOf('2026-11-23', '2026-11-29')
    expect(roster.drafts).toBe(3)
    const cells = roster.people.flatMap((one: { cells: { state: string }[] }) => one.cells)
    expect(cells.map((cell: Record<string, string>) => [cell.day, cell.start, cell.end, cell.state])).toEqual([
      ['2026-11-23', '07:00', '15:00', 'draft'],
      ['2026-11-24', '09:30', '17:00', 'draft'],
    ])
    // The clock of the site that was named.
    expect(roster.open).toEqual([expect.objectContaining({ day: '2026-11-24', start: '07:00', end: '15:00' })])
    // The same rows again are there already; the open one is another open one.
    const again = await stage(rows.slice(0, 2))
    expect(again.problems.map(({ message }: { message: string }) => message)).toEqual([
      'They have this shift already',
      'They have this shift already',
    ])
    const undone = await done('POST', `/api/imports/roster/${id}/undo`)
    expect(undone).toMatchObject({ removed: 3, left: 0, kept: { count: 0 } })
    expect((await rosterOf('2026-11-23', '2026-11-29')).drafts).toBe(0)
  })

  test('that was published stays when it is taken back: people have been told', async () => {
    const { employee } = await done('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05' }))
    const own = { employee_id: employee.employee_id, shift: 'Early' }
    const { id, problems } = await stage([
      { ...own, date: '2026-12-01' },
      { ...own, date: '2026-12-08' },
    ])
    expect(problems).toEqual([])
    await write(id)
    await done('POST', '/api/schedules/publish', { from: '2026-11-30', until: '2026-12-06' })
    const undone = await done('POST', `/api/imports/roster/${id}/undo`)
    expect(undone).toMatchObject({ removed: 1, left: 0, kept: { count: 1 } })
  })
})
