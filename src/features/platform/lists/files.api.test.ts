import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { demoLogins } from '../../../app/demo.logins.ts'
import { readWorkbook } from '../imports/screens/xlsx.ts'

let app: TestServer
let mei: Person
let owner: string
let admin: string
const now = new Date('2026-12-01T02:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ demonstration: true, env: { DEV_MODE: '1' }, now: () => now })
  mei = await app.employer('SG', 'Has Its Own Outbox')
  const login = demoLogins.find(({ role }) => role === 'system_owner')
  const body = { email: login?.email, password: login?.password, role: login?.portal }
  owner = (await app.call('POST', '/api/auth/login', { body })).body.token
  await app.look(
    `insert into users (portal, role, email, first_name, last_name, password_hash) select 'platform', 'system_admin', 'staff@fourshore.example', 'Sam', 'Staff', password_hash from users where email = '${login?.email}' returning id`,
  )
  admin = (
    await app.call('POST', '/api/auth/login', { body: { ...body, email: 'staff@fourshore.example', role: 'employer' } })
  ).body.token
}, 240_000)
afterAll(() => app.close())

const PATH = '/api/platform/list-files'
const fileOf = async (body: object, token = owner) => {
  const answer = await fetch(`${app.url}${PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, name: answer.headers.get('content-disposition'), bytes, text: bytes.toString('utf8') }
}
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')
const logged = (action: string) =>
  app.look<{ detail: { rows: number; filter: object; columns: string[] }; actor_role: string }>(
    `select detail, actor_role from audit_log where action = '${action}' and company_id is null order by at desc, id desc limit 1`,
  )

const LISTS = [
  ['outbox', 'outbox.export'],
  ['failed-jobs', 'background-job.export'],
  ['verifications', 'verification.export'],
  ['job-reports', 'job-report.export'],
  ['contact-messages', 'contact.export'],
  ['newsletter-subscriptions', 'newsletter.export'],
  ['plan-seat-prices', 'plan-table.export'],
  ['plan-seeker-prices', 'plan-table.export'],
  ['plan-taxes', 'plan-table.export'],
  ['plan-sellers', 'plan-table.export'],
  ['plan-coupons', 'plan-table.export'],
] as const

describe('a list of the platform as a file', () => {
  test.each(LISTS)('%s is had by the platform’s staff in both formats, and logged as %s', async (list, action) => {
    for (const token of [owner, admin]) {
      const csv = await fileOf({ list, format: 'csv' }, token)
      expect(csv.status, csv.text).toBe(200)
      expect(csv.name).toBe(`attachment; filename="${list}-2026-12-01.csv"`)
      const [{ detail } = { detail: { rows: -1, columns: [] } }] = await logged(action)
      expect(linesOf(csv.text)[0]?.split(',')).toHaveLength(detail.columns.length)
      const workbook = await fileOf({ list, format: 'xlsx' }, token)
      const rows: string[][] = []
      readWorkbook(new Uint8Array(workbook.bytes), null, 200_000, (some) => rows.push(...some))
      expect(rows).toHaveLength(detail.rows + 1)
    }
    const [entry] = await logged(action)
    expect(entry).toMatchObject({ actor_role: 'system_admin', detail: { format: 'xlsx', filter: {} } })
  })

  test('is not for anybody else, and not every list is there', async () => {
    expect((await fileOf({ list: 'outbox' }, mei.token)).status).toBe(403)
    const wrong = async (body: object) => JSON.parse((await fileOf(body)).text).fields
    expect(await wrong({ list: 'employees' })).toEqual({ list: 'There is no such list' })
    expect(await wrong({ list: 'outbox', columns: ['sealed'] })).toEqual({
      columns: 'The list has no column sealed',
    })
    expect(await wrong({ list: 'job-reports', filter: { show: 'mine' } })).toEqual({
      show: 'Show must be waiting or decided',
    })
    // A list of the platform is none of a company’s.
    const { body } = await app.call('POST', '/api/company/list-exports', {
      token: mei.token,
      body: { list: 'failed-jobs' },
    })
    expect(body.fields).toEqual({ list: 'There is no such list' })
  })

  test('has the recipients of companies masked, as the list has, and the log keeps no address', async () => {
    await app.look(
      `insert into outbox (company_id, channel, template, recipient, sealed, key_version, status) values ('${mei.companyId}', 'email', 'welcome', 'somebody@people.example', '', 1, 'failed') returning id`,
    )
    const filter = { recipient: 'Somebody@people.example', status: 'failed' }
    const { text } = await fileOf({ list: 'outbox', columns: ['recipient', 'company', 'status'], filter })
    expect(linesOf(text)).toEqual(['Recipient,Status,Company', 's•••@people.example,failed,Has Its Own Outbox'])
    const [entry] = await logged('outbox.export')
    expect(entry?.detail).toMatchObject({ rows: 1, filter: { recipient: 'S•••@people.example', status: 'failed' } })
    expect(JSON.stringify(entry)).not.toMatch(/somebody/i)
  })

  test('is of the company whole for its own people', async () => {
    const { body, text } = await app.call('POST', '/api/company/list-exports', {
      token: mei.token,
      body: { list: 'outbox', columns: ['recipient'], filter: { status: 'failed' } },
    })
    expect(body.data?.export, text).toMatchObject({ state: 'ready', rows: 1 })
    const file = await fetch(`${app.url}/api/company/list-exports/${body.data.export.id}/file`, {
      headers: { authorization: `Bearer ${mei.token}` },
    })
    expect(linesOf(await file.text())).toEqual(['Recipient', 'somebody@people.example'])
  })

  test('has the filter of the list: who left the newsletter, what was decided of reports', async () => {
    await app.look(
      `insert into newsletter_subscriptions (email, confirmed_at, unsubscribed_at) values ('a@x.example', null, null), ('b@x.example', now(), null), ('=c@x.example', now(), now()) returning email`,
    )
    const left = await fileOf({
      list: 'newsletter-subscriptions',
      columns: ['email', 'state'],
      filter: { state: 'left' },
    })
    expect(linesOf(left.text)).toEqual(['E-mail,State', "'=c@x.example,left"])
    const list = await app.call('GET', '/api/newsletter-subscriptions?state=subscribed', { token: owner })
    expect(list.body.data).toMatchObject({
      totalCount: 1,
      subscriptions: [{ email: 'b@x.example', state: 'subscribed', leftAt: null }],
    })
  })

  test('writes prices with the decimals of their currency, and rates in per cent', async () => {
    const seats = await fileOf({ list: 'plan-seat-prices', columns: ['country', 'price', 'currency'] })
    expect(linesOf(seats.text)).toContain('SG,6.00,SGD')
    const taxes = await fileOf({ list: 'plan-taxes', columns: ['country', 'name', 'rate'] })
    expect(linesOf(taxes.text)).toContain('SG,GST,9.000')
  })

  test('refuses more rows than it holds, and says so', async () => {
    await app.look(
      `insert into contact_messages (name, email, topic, message) select 'Kim', 'kim@people.example', 'sales', 'Message ' || i from generate_series(1, 100001) i`,
    )
    const { status, text } = await fileOf({ list: 'contact-messages', columns: ['name'] })
    expect(status).toBe(422)
    expect(JSON.parse(text).fields).toEqual({ filter: 'The list has more than 100,000 rows: filter it first' })
  }, 120_000)
})
