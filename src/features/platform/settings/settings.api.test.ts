import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { defineFeature } from '../../../server/feature.ts'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'
import { settingsOf } from './service.ts'

/** An area with everything an area may have, as a later feature would declare it. */
const hours = defineSettings({
  area: 'sample-hours',
  label: { en: 'Hours', ar: 'الساعات' },
  hint: { en: 'Of a week.', ar: 'في الأسبوع.' },
  may: permits('employees.write'),
  schema: z.object({
    weekly: z
      .int({ error: 'Hours must be a whole number' })
      .min(1, { error: 'Hours must be 1 or more' })
      .max(60)
      .default(44),
    rounding: z.enum(['none', 'quarter']).default('none'),
    paid: z.boolean().default(true),
  }),
  fields: {
    weekly: { label: { en: 'Hours a week', ar: 'ساعات الأسبوع' } },
    rounding: {
      label: { en: 'Rounding', ar: 'التقريب' },
      options: { none: { en: 'None', ar: 'بلا' }, quarter: { en: 'Quarter hours', ar: 'أرباع الساعة' } },
    },
    paid: { label: { en: 'Paid', ar: 'مدفوعة' } },
  },
  scopes: ['site', 'department'],
  isDated: true,
  effects: async (_ctx, { before, wanted }) => [
    { en: `${wanted.weekly - before.weekly} hours a week`, ar: `${wanted.weekly - before.weekly} ساعات` },
  ],
})

let app: TestServer
let mei: Person
let rival: Person
let unit: string
beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-23T08:00:00Z') })
  const services = app.server.services as { features: unknown }
  services.features = [
    ...app.server.services.features,
    { ...defineFeature({ settings: [hours] }), name: 'time/sample' },
  ]
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('SG', 'Lotus Mills')
  const made = await app.look<{ id: string }>(
    `select id from departments where company_id = '${mei.companyId}' and listed order by name limit 1`,
  )
  unit = made[0]?.id ?? ''
})
afterAll(() => app.close())

const base = '/api/company/settings'
const as = (who: Person, method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
const save = (body: object, who = mei) => as(who, 'PUT', `${base}/sample-hours`, body)
const held = (place: object, day: string) =>
  app.server.services.database.forCompany(mei.companyId, (db) =>
    settingsOf(db, hours, { companyId: mei.companyId, ...place }, day),
  )

describe('how a company does things', () => {
  test('is listed by area, with a form made of its schema', async () => {
    const { body } = await as(mei, 'GET', base)
    const area = body.data.areas.find((one: { area: string }) => one.area === 'sample-hours')
    expect(area).toMatchObject({ scopes: ['company', 'site', 'department'], isDated: true })
    expect(area.fields).toMatchObject([
      { key: 'weekly', kind: 'number', least: 1, most: 60 },
      { key: 'rounding', kind: 'choice', options: [{ value: 'none', label: { en: 'None' } }, { value: 'quarter' }] },
      { key: 'paid', kind: 'switch' },
    ])
    expect(body.data.parts.some((part: { scope: string }) => part.scope === 'department')).toBe(true)
  })

  test('is as it begins until somebody says otherwise, from the day that is said', async () => {
    expect(await held({}, '2026-11-23')).toEqual({ weekly: 44, rounding: 'none', paid: true })
    const answer = await save({ values: { weekly: 40 }, from: '2026-12-01' })
    expect(answer.status, answer.text).toBe(200)
    expect((await held({}, '2026-11-30')).weekly).toBe(44)
    expect((await held({}, '2026-12-01')).weekly).toBe(40)
    // What is said later for an earlier day does not undo what holds from a later one.
    await save({ values: { weekly: 42 }, from: '2026-11-01' })
    expect([(await held({}, '2026-11-15')).weekly, (await held({}, '2026-12-02')).weekly]).toEqual([42, 40])
  })

  test('is said for a part of it, and the narrowest wins, field by field', async () => {
    await save({ scope: 'department', scopeId: unit, values: { paid: false }, from: '2026-11-01' })
    expect(await held({ departmentId: unit }, '2026-12-01')).toEqual({ weekly: 40, rounding: 'none', paid: false })
    expect(await held({}, '2026-12-01')).toMatchObject({ paid: true })
    const { body } = await as(mei, 'GET', `${base}/sample-hours?scope=department&scopeId=${unit}&day=2026-12-01`)
    expect(body.data).toMatchObject({
      own: ['paid'],
      saidAt: { weekly: { scope: 'company' }, paid: { scope: 'department', scopeId: unit } },
    })
    // Taken back, it is as for the company again.
    await save({ scope: 'department', scopeId: unit, values: {}, from: '2026-12-10' })
    expect((await held({ departmentId: unit }, '2026-12-10')).paid).toBe(true)
    expect((await held({ departmentId: unit }, '2026-12-09')).paid).toBe(false)
  })

  test('shows what would change, where it would not, and what follows, and writes nothing', async () => {
    const before = await held({}, '2026-12-01')
    const asked = { values: { weekly: 38, paid: false }, from: '2026-12-01' }
    const { body } = await as(mei, 'POST', `${base}/sample-hours/preview`, asked)
    expect(body.data.changes).toEqual([
      { field: 'weekly', before: 40, after: 38 },
      { field: 'paid', before: true, after: false },
    ])
    expect(body.data.elsewhere).toMatchObject([{ scope: 'department', scopeId: unit, fields: ['paid'] }])
    expect(body.data.elsewhere[0].name).toEqual(expect.any(String))
    expect(body.data.effects).toEqual([{ en: '-2 hours a week', ar: '-2 ساعات' }])
    expect(await held({}, '2026-12-01')).toEqual(before)
  })

  test('stands in the log with who, what it was and from which day', async () => {
    await save({ values: { rounding: 'quarter' }, from: '2026-12-24' })
    const [line] = await app.look(
      `select actor_id, after, detail from audit_log where action = 'settings.save' and detail->>'from' = '2026-12-24'`,
    )
    expect(line).toMatchObject({
      actor_id: mei.userId,
      after: { rounding: 'quarter' },
      detail: { area: 'sample-hours' },
    })
  })

  test.each([
    ['a value outside of what may be', { values: { weekly: 0 } }, 422, 'weekly'],
    ['a field the area does not have', { values: { monthly: 3 } }, 422, 'values'],
    [
      'a kind of part it cannot be said for',
      { scope: 'entity', scopeId: crypto.randomUUID(), values: {} },
      422,
      'scope',
    ],
    ['a part that is nobody’s', { scope: 'department', scopeId: crypto.randomUUID(), values: {} }, 404, null],
  ])('refuses %s', async (_what, body, status, field) => {
    const answer = await save(body)
    expect(answer.status, answer.text).toBe(status)
    if (field) expect(Object.keys(answer.body.fields)).toContain(field)
  })

  test('is each company’s own', async () => {
    expect((await save({ scope: 'department', scopeId: unit, values: { paid: false } }, rival)).status).toBe(404)
    expect((await as(rival, 'GET', `${base}/sample-hours?day=2026-12-30`)).body.data.values.rounding).toBe('none')
    expect((await as(mei, 'GET', `${base}/no-such-area`)).status).toBe(404)
  })
})

describe('how a company hires', () => {
  test('is the same on this page and in its own dialog; what holds at once takes no other day', async () => {
    const put = (values: object, from?: string) =>
      as(mei, 'PUT', `${base}/job-questions`, from ? { values, from } : { values })
    expect((await put({ peopleMayAsk: false })).status).toBe(200)
    expect((await as(mei, 'GET', '/api/company/hiring-settings')).body.data.peopleMayAsk).toBe(false)
    expect((await put({ peopleMayAsk: true }, '2027-01-01')).status).toBe(422)
    await as(mei, 'PUT', '/api/company/hiring-settings', { jobsNeedApproval: true, peopleMayAsk: true })
    const read = async (area: string) => (await as(mei, 'GET', `${base}/${area}`)).body.data.values
    expect(await read('job-questions')).toEqual({ peopleMayAsk: true })
    expect(await read('hiring-approvals')).toEqual({ jobsNeedApproval: true, offersNeedApproval: false })
  })

  test('switches off what guards others here as there: at once where nobody else runs the company', async () => {
    const off = { values: { jobsNeedApproval: false, offersNeedApproval: false } }
    const { body } = await as(mei, 'POST', `${base}/hiring-approvals/preview`, off)
    expect(body.data.effects[0].en).toContain('another person who runs the company')
    const saved = await as(mei, 'PUT', `${base}/hiring-approvals`, off)
    expect(saved.body.data.values).toEqual({ jobsNeedApproval: false, offersNeedApproval: false })
  })
})
