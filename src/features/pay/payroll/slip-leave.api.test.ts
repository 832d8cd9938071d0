import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Hired,
  hire,
  lockedRun,
  monthlyGroup,
  type PayOffice,
  payOffice,
  runsInParts,
} from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'
import type { SlipLeave } from './shapes.contract.ts'

let app: TestServer
let office: PayOffice
let groupId: string
let lin: Hired
let farah: Hired
let now = new Date('2026-07-20T04:00:00Z')
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  office = await payOffice(app, 'SG')
  lin = await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 5000 } }, CITIZEN)
  farah = await hire(office, { fullName: 'Farah Idris', compensation: { basicSalary: 4200 } }, CITIZEN)
  groupId = (await monthlyGroup(office)).groupId
})
afterAll(() => app.close())

type Card = {
  type: { key: string }
  isUnlimited: boolean
  isForOccasion: boolean
  dayMinutes: number
  reckoned: { forecast: number }
}

/** What the leave cards say of a day, as a payslip keeps it. */
const cardsOn = async (who: Hired, on: string) => {
  const { cards } = await office.good('GET', `/api/company/leave/people/${who.id}?on=${on}`)
  return cards
    .filter(({ isUnlimited, isForOccasion }: Card) => !isUnlimited && !isForOccasion)
    .map(({ type, dayMinutes, reckoned }: Card) => [type.key, reckoned.forecast, dayMinutes])
}
const leaveOf = async (run: PayRun, who: Hired, version = 1): Promise<SlipLeave | null> =>
  (await office.good('GET', `/api/payslips/${run.id}/${who.employmentId}/${version}`)).leave
const keptOf = async (run: PayRun, who: Hired, version = 1) =>
  (await leaveOf(run, who, version))?.balances.map(({ key, minutes, dayMinutes }) => [key, minutes, dayMinutes])
const publish = (run: PayRun) => office.good('POST', `/api/payroll/runs/${run.id}/publish`, { version: run.version })
const adjust = (who: Hired, minutes: number, onDay: string) =>
  office.good('POST', `/api/company/leave/people/${who.id}/adjust`, {
    type: 'SG.annual',
    kind: 'adjust',
    minutes,
    onDay,
    reason: 'Agreed',
  })
/** The lines, sums and digests of what was locked: nothing of leave may change any of it. */
const lockedOf = (run: PayRun) =>
  app.look(`select person.digest, person.net, line.line, line.key, line.amount from pay_run_people person
    join pay_lines line on line.run_id = person.run_id and line.employment_id = person.employment_id
    where person.run_id = '${run.id}' order by person.employment_id, line.line`)

describe('leave on a payslip', () => {
  let june: PayRun
  let july: PayRun

  test('is what the leave card says of the pay day, for a day that is over, of two publishes at once as well', async () => {
    await adjust(lin, 240, '2026-06-10')
    await adjust(lin, 960, '2026-07-02')
    june = await lockedRun(app, office, { groupId, payDay: '2026-06-30' })
    const before = await lockedOf(june)
    expect(await office.good('GET', `/api/payroll/runs/${june.id}/people/${lin.employmentId}`)).toMatchObject({
      slip: { leave: null },
    })
    const twice = await Promise.all(
      [1, 2].map(() => office.call('POST', `/api/payroll/runs/${june.id}/publish`, { version: june.version })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const cards = await cardsOn(lin, '2026-06-30')
    expect(cards.map(([key]: [string]) => key)).toContain('SG.annual')
    expect(await keptOf(june, lin)).toEqual(cards)
    // Nobody looked at a card of hers before: she has no accounts yet, and the payslip says what they will.
    expect(await keptOf(june, farah)).toEqual(await cardsOn(farah, '2026-06-30'))
    expect((await keptOf(june, farah))?.length).toBeGreaterThan(0)
    expect(await lockedOf(june)).toEqual(before)
  })

  test('is kept as it was published, whatever happens afterwards', async () => {
    const kept = await keptOf(june, lin)
    await adjust(lin, 480, '2026-06-11')
    expect(await keptOf(june, lin)).toEqual(kept)
    expect(await cardsOn(lin, '2026-06-30')).not.toEqual(kept)
    const slip = `/api/payslips/${june.id}/${lin.employmentId}/1`
    await office.good('POST', `${slip}/withdraw`, { note: 'A look' })
    await office.good('POST', `${slip}/publish`)
    expect(await keptOf(june, lin)).toEqual(kept)
  })

  test('of a pay day ahead counts what is booked and what is granted until then, half days as well', async () => {
    await office.good('POST', '/api/company/leave/requests', {
      employeeId: lin.id,
      type: 'SG.annual',
      from: '2026-07-27',
      until: '2026-07-28',
      halves: [{ day: '2026-07-28', half: 'am' }],
    })
    july = await lockedRun(app, office, { groupId, payDay: '2026-07-31', held: [farah] })
    const [today, cards] = [await cardsOn(lin, '2026-07-20'), await cardsOn(lin, '2026-07-31')]
    expect(cards).not.toEqual(today)
    await publish(july)
    expect(await keptOf(july, lin)).toEqual(cards)
  })

  test('of somebody whose pay was held comes with their payslip, on the day of the run', async () => {
    await office.good('POST', `/api/pay-files/runs/${july.id}/people/${farah.employmentId}/release`, {
      reason: 'Proved',
    })
    expect(await leaveOf(july, farah)).toMatchObject({ on: '2026-07-31' })
    expect(await keptOf(july, farah)).toEqual(await cardsOn(farah, '2026-07-31'))
  })

  test('of a version that puts right is of its own pay day; the first version keeps its own', async () => {
    const first = await leaveOf(june, lin)
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: lin.employmentId,
      kind: 'earning',
      nature: 'commission',
      label: 'Commission of June',
      amount: 30_000,
      month: '2026-06',
    })
    await office.good('POST', `/api/payroll/runs/${june.id}/people/${lin.employmentId}/reopen`, {
      reason: 'Commission was left out',
      payDay: '2026-08-05',
    })
    await office.agree('pay-reopening')
    const { reopenings } = await office.good('GET', `/api/payroll/runs/${june.id}/reopenings`)
    let { run } = await office.good('GET', `/api/payroll/runs/${reopenings[0].correctionRunId}`)
    const step = async (action: string) => {
      run = (await office.good('GET', `/api/payroll/runs/${run.id}`)).run
      await office.good('POST', `/api/payroll/runs/${run.id}/${action}`, { version: run.version })
    }
    await step('calculate')
    await step('submit')
    await office.agree('pay-run')
    await step('lock')
    await step('publish')
    expect(await leaveOf(june, lin, 2)).toMatchObject({ on: '2026-08-05' })
    expect(await keptOf(june, lin, 2)).toEqual(await cardsOn(lin, '2026-08-05'))
    expect(await leaveOf(june, lin, 1)).toEqual(first)
  })

  test('stands on the paper in days, and on none of a payslip from before balances were kept', async () => {
    const paper = async (run: PayRun, who: Hired) => {
      const path = `/api/payroll/runs/${run.id}/people/${who.employmentId}/payslip.pdf?version=1`
      const { bytes } = await app.call('GET', path, { token: office.maker.token })
      return (await extractText(new Uint8Array(bytes), { mergePages: true })).text
    }
    const annual = (await leaveOf(july, lin))?.balances.find(({ key }) => key === 'SG.annual')
    const days = String(Math.round(((annual?.minutes ?? 0) / (annual?.dayMinutes ?? 1)) * 100) / 100)
    const text = await paper(july, lin)
    expect(text).toContain('Leave left on: 31 July 2026')
    expect(text).toContain(days)
    await app.look(`delete from payslip_leave where run_id = '${june.id}' returning 1`)
    expect(await leaveOf(june, lin)).toBeNull()
    expect(await paper(june, lin)).not.toContain('Leave left on')
  })

  test('is kept part by part where a run of many is published in the background', async () => {
    now = new Date('2026-08-20T04:00:00Z')
    const parts = runsInParts(app, office, groupId)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-08-31' })
    parts.atOnce(1)
    await parts.good(run.id, 'publish')
    await parts.work(run.id)
    parts.atOnce(2_000)
    for (const who of [lin, farah]) expect(await keptOf(run, who)).toEqual(await cardsOn(who, '2026-08-31'))
  })

  test('is nothing to another company', async () => {
    const other = await app.employer('SG', 'Elsewhere')
    const { status } = await app.call('GET', `/api/payslips/${july.id}/${lin.employmentId}/1`, { token: other.token })
    expect(status).toBe(404)
  })
})
