import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, contentOf, inDays, move } from '../../../../test/adverts.ts'
import { agree, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let bob: Person
let cho: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('AE', 'Harbour Works')
  bob = await anAdministrator(app, mei, 'Bob')
  cho = await anAdministrator(app, mei, 'Cho')
})
afterAll(() => app.close())

const call = async (who: Person, method: string, path: string, body?: object) => {
  const answer = await app.call(method, `/api/company/${path}`, { token: who.token, ...(body ? { body } : {}) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body.data
}
type Job = { id: string; version: number; content: object; status: string; approval: { missing: string[] } }
const read = async (id: string): Promise<Job> => (await call(mei, 'GET', `jobs/${id}`)).job
const save = async (id: string, over: object) => {
  const { version, content } = await read(id)
  return call(mei, 'PUT', `jobs/${id}`, { version, content: { ...content, ...over } })
}
const input = { country: 'AE', payMin: '3000', payMax: '4200' }
const ANYBODY = ['Bob Lee', 'Cho Lee']

type Rule = { when: object; steps: { who: { mode: string; userIds?: string[] }[] }[] }
const one = (who: { by: string; userIds?: string[] }) => [{ who: [{ ...who, mode: 'any' }] }]

/** Who approves, by these rules, as long as what stands around it is tested; `cho` stands for her account. */
const approvedBy = (kinds: readonly string[], rules: readonly Rule[]) => {
  const say = async (content: object | null) => {
    for (const kind of kinds) {
      await call(mei, 'PUT', `approval-policies/${kind}`, { content })
      await agree(app, bob)
    }
  }
  beforeAll(async () => {
    await call(mei, 'PUT', 'hiring-settings', { jobsNeedApproval: true })
    await say(JSON.parse(JSON.stringify({ rules }).replaceAll('"cho"', `"${cho.userId}"`)))
  })
  afterAll(async () => {
    await say(null)
    await call(mei, 'PUT', 'hiring-settings', { jobsNeedApproval: false })
    await agree(app, bob)
  })
}

/** A requisition for one engineer, asked for as the form does. */
const requisitionFor = async (over: object) =>
  (
    await call(mei, 'POST', 'requisitions', {
      title: 'Engineer',
      department: 'Technical',
      country: 'AE',
      headCount: 1,
      reason: 'new',
      employmentType: 'FULL_TIME',
      payMin: '3000',
      payMax: '4200',
      payPeriod: 'MONTH',
      wantedBy: inDays(60),
      note: '',
      costNote: '',
      ...over,
    })
  ).requisition

describe('where pay above 10,000 a month is for one person to approve', () => {
  approvedBy(
    ['job', 'requisition'],
    [
      { when: { above: { minor: 1_000_000, currency: 'AED' } }, steps: one({ by: 'people', userIds: ['cho'] }) },
      { when: {}, steps: one({ by: 'administrators' }) },
    ],
  )

  const published = async (over: object = {}) => {
    const { id } = await beginJob(app, mei, { ...input, ...over })
    for (const [who, action] of [
      [mei, 'submit'],
      [bob, 'approve'],
      [mei, 'publish'],
    ] as const)
      expect((await move(app, who, id, { action })).status).toBe(200)
    return id as string
  }

  test.each([
    ['by its lowest pay, where it has no highest', { payMax: '' }, { payMin: '20000' }],
    ['by its lowest pay, whose highest is taken away', {}, { payMin: '20000', payMax: '' }],
    ['by what it is paid for', { payMin: '100', payMax: '120', payPeriod: 'DAY' }, { payPeriod: 'HOUR' }],
  ])('a published job is not raised past them %s', async (_how, before, change) => {
    const id = await published(before)
    await save(id, change)
    expect((await read(id)).approval.missing).toEqual(['Cho Lee'])
    expect((await move(app, bob, id, { action: 'approveChange' })).status).toBe(409)
  })

  test.each([
    ['an hour', 'HOUR', '110', ['Cho Lee']],
    ['a day', 'DAY', '600', ['Cho Lee']],
    ['a year', 'YEAR', '60000', ANYBODY],
    ['a month', 'MONTH', '10000', ANYBODY],
  ])('pay for %s counts as pay of a month, of a job and of a requisition', async (_what, payPeriod, pay, missing) => {
    const { id } = await beginJob(app, mei, { ...input, payMin: pay, payMax: pay, payPeriod })
    await move(app, mei, id, { action: 'submit' })
    expect((await read(id)).approval.missing).toEqual(missing)
    const { placeId } = (await read(id)).content as { placeId: number }
    const requisition = await requisitionFor({ placeId, payMin: pay, payMax: pay, payPeriod })
    const asked = await call(mei, 'POST', `requisitions/${requisition.id}/move`, { action: 'ask' })
    expect(asked.requisition.approval.missing).toEqual(missing)
  })
})

describe('where a department has its own approver', () => {
  approvedBy(
    ['job'],
    [
      { when: { departments: ['Finance'] }, steps: one({ by: 'people', userIds: ['cho'] }) },
      { when: {}, steps: one({ by: 'administrators' }) },
    ],
  )

  test('a job does not come there by a change after somebody else has approved it', async () => {
    const { id } = await beginJob(app, mei, { ...input, title: 'Controller', department: 'Operations' })
    await move(app, mei, id, { action: 'submit' })
    expect((await move(app, bob, id, { action: 'approve' })).body.data.job.status).toBe('approved')
    await save(id, { department: 'Finance' })
    expect((await move(app, mei, id, { action: 'publish' })).status).toBe(409)
    await move(app, mei, id, { action: 'submit' })
    expect((await read(id)).approval.missing).toEqual(['Cho Lee'])
    await move(app, cho, id, { action: 'approve' })
    expect((await move(app, mei, id, { action: 'publish' })).status).toBe(200)

    const other = await beginJob(app, mei, { ...input, title: 'Clerk', department: 'Operations' })
    for (const [who, action] of [
      [mei, 'submit'],
      [bob, 'approve'],
      [mei, 'publish'],
    ] as const)
      expect((await move(app, who, other.id, { action })).status).toBe(200)
    await save(other.id, { department: 'Finance' })
    expect((await read(other.id)).approval.missing).toEqual(['Cho Lee'])
  })
})

test('a position that is promised by an offer of a closed job has no second job', async () => {
  const { placeId } = (await beginJob(app, mei, input)).content
  const requisition = await requisitionFor({ placeId })
  for (const [who, action] of [
    [mei, 'ask'],
    [bob, 'approve'],
  ] as const)
    await call(who, 'POST', `requisitions/${requisition.id}/move`, { action })
  const raise = () => app.call('POST', `/api/company/requisitions/${requisition.id}/jobs`, { token: mei.token })
  const publish = async (id: string) => {
    const { content } = await read(id)
    await save(id, {
      ...contentOf(input),
      ...content,
      ...contentOf({ ...input, title: `Engineer ${id}` }),
      closesOn: inDays(30),
      placeId,
    })
    return move(app, mei, id, { action: 'publish' })
  }
  const first = (await raise()).body.data.jobId as string
  expect((await publish(first)).status).toBe(200)
  const asha = await anApplication(app, mei, first)
  const terms = { position: 'Engineer', department: 'Technical', pay: '4000', period: 'MONTH' }
  const days = { startsOn: inDays(40), expiresOn: inDays(7) }
  const { offer } = await call(mei, 'POST', `applications/${asha.id}/offers`, { ...terms, ...days })
  await call(bob, 'POST', `offers/${offer.id}/move`, { action: 'approve' })
  await call(mei, 'POST', `offers/${offer.id}/move`, { action: 'send' })
  expect((await move(app, mei, first, { action: 'close', reason: 'cancelled' })).status).toBe(200)

  const second = await raise()
  expect(second.status, 'whoever holds the offer may still sign it').toBe(409)
  await call(mei, 'POST', `offers/${offer.id}/move`, { action: 'withdraw' })
  const free = await raise()
  expect(free.status, free.text).toBe(201)
  expect((await publish(free.body.data.jobId)).status).toBe(200)
})
