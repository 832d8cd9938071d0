import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishJob } from '../../../../test/adverts.ts'
import { addApplications } from '../../../../test/applications.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let hr: Person
let rival: Person
let job: string
let reasons: { id: string; name: string; phrase: string }[]
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('IN', 'Lotus Mills')
  hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  job = (await publishJob(app, mei, { title: 'Forklift driver' })).id
  await addApplications(app, mei, job, [{}])
  reasons = (await read()).body.data.reasons
})
afterAll(() => app.close())

const path = '/api/company/letter-templates'
const as = (method: string, to: string, body?: unknown, by = mei) =>
  app.call(method, to, { token: by.token, ...(body === undefined ? {} : { body }) })
const read = (by = mei) => as('GET', path, undefined, by)
const words = (over: object = {}) => ({
  purpose: 'update',
  language: 'en',
  name: `Soon ${randomUUID().slice(0, 6)}`,
  subject: 'About {{job}}',
  body: 'Dear {{name}}, you hear from us soon. {{company}}',
  ...over,
})
const rejection = (over: object = {}) =>
  words({ purpose: 'rejection', subject: '{{job}}', body: 'Dear {{name}}, sadly not: {{reason}} {{company}}', ...over })
type Letter = { id: string; name: string; version: number; retiredAt: string | null; language: string }
const write = async (over: object = {}): Promise<Letter> => {
  const input = words(over)
  const { status, body, text } = await as('POST', path, input)
  expect(status, text).toBe(201)
  return body.data.letters.find((l: Letter) => l.name === input.name && l.language === input.language)
}
const move = (body: object) => as('POST', '/api/company/applications/move', body)

describe('letters of the company’s own', () => {
  test('are made, changed and retired by who runs the company; HR reads them, another company sees none', async () => {
    const made = await write({ name: 'Two weeks more' })
    expect((await read(hr)).body.data).toMatchObject({ mayKeep: false, letters: [{ name: 'Two weeks more' }] })
    expect((await as('POST', path, words(), hr)).status).toBe(403)
    expect((await read(rival)).body.data.letters).toEqual([])
    const change = { ...words({ name: 'A week more' }), version: made.version }
    expect((await as('PUT', `${path}/${made.id}`, change, rival)).status).toBe(404)
    const changed = await as('PUT', `${path}/${made.id}`, change)
    expect(changed.body.data.letters[0]).toMatchObject({ name: 'A week more', version: 2, changedBy: 'Mei Tan' })
    const gone = await as('POST', `${path}/${made.id}/retire`, { version: 2, retired: true })
    expect(gone.body.data.letters.at(-1)).toMatchObject({ id: made.id, retiredAt: expect.any(String) })
    // The name is free again; then the one of before cannot come back under it.
    await write({ name: 'A week more' })
    const back = await as('POST', `${path}/${made.id}/retire`, { version: 3, retired: false })
    expect(back.body.fields.name).toMatch(/There is a template of this name/)
    const log = await app.look<{ action: string }>(
      `select action from audit_log where company_id = '${mei.companyId}' and target_id = '${made.id}' order by id`,
    )
    expect(log.map((l) => l.action)).toEqual([
      'letterTemplate.create',
      'letterTemplate.change',
      'letterTemplate.retire',
    ])
  })

  test('are not written over: who saves what somebody else has changed meanwhile is told', async () => {
    const made = await write()
    const change = { ...words(), version: made.version }
    expect((await as('PUT', `${path}/${made.id}`, change)).status).toBe(200)
    const late = await as('PUT', `${path}/${made.id}`, change)
    expect(late.status).toBe(409)
    expect(late.body.error).toBe('Somebody else has changed this template since you opened it. Load the page again.')
    expect((await as('POST', `${path}/${made.id}/retire`, { version: made.version, retired: true })).status).toBe(409)
  })

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a language nobody is written to in', { language: 'de' }, 'language'],
    ['a variable that is none', { body: 'Dear {{person}}' }, 'body'],
    ['a fee', { body: 'Dear {{name}}, pay the registration fee.' }, 'body'],
    ['words that keep people out', { body: 'We want young people, men only.' }, 'body'],
    ['a rejection without its reason', { purpose: 'rejection', body: 'Dear {{name}}, no. {{job}}' }, 'body'],
    [
      'a reason that is none',
      { purpose: 'rejection', body: '{{name}} {{reason}}', reasonId: randomUUID() },
      'reasonId',
    ],
  ])('are refused with %s', async (_what, over, field) => {
    const { status, body } = await as('POST', path, words(over))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('have one text for each purpose, name and language', async () => {
    await write({ name: 'Once' })
    expect((await as('POST', path, words({ name: 'ONCE' }))).body.fields.name).toMatch(/this purpose and language/)
    await write({ name: 'Once', language: 'fr' })
  })

  test('read as they would for an application, without a name that is hidden, or for somebody made up', async () => {
    const [one] = await addApplications(app, mei, job, [{ name: 'Zebulon Abara' }])
    const look = (over: object) => as('POST', `${path}/try`, { ...words(over), ...over })
    const example = (await look({ body: '{{name}}: {{stage}} {{reason}}' })).body.data
    expect(example.body).toBe('Alex Example: Being reviewed {{reason}}')
    expect(example.problems).toEqual([{ field: 'body', sentence: '{{reason}} stands for nothing here.' }])
    const real = await look({
      application: one?.id,
      language: 'fr',
      body: '{{name}}, {{job}}, {{stage}}, {{interview}}',
    })
    expect(real.text).not.toContain('Zebulon')
    expect(real.body.data).toMatchObject({
      body: `Candidate ${one?.number}, Forklift driver, Reçue, {{interview}}`,
      without: ['interview'],
    })
    expect((await as('POST', `${path}/try`, { ...words(), application: one?.id }, rival)).status).toBe(404)
  })
})

describe('written with', () => {
  test('a message fills in the stage and the advert, and an interview only where one is agreed', async () => {
    const [one] = await addApplications(app, mei, job, [{ name: 'Asha Rao', language: 'fr' }])
    const send = (body: string) =>
      as('POST', '/api/company/applications/messages', { ids: [one?.id], subject: '{{job}}', body })
    const without = await send('See you {{interview}}')
    expect(without.body.data.results[0].why).toMatch(/No interview is agreed/)
    await app.look(`insert into interviews (company_id, application_id, round, kind, minutes, zone, attributes, starts_at, status, ics_uid)
      values ('${mei.companyId}', '${one?.id}', 1, 'video', 30, 'Asia/Singapore', '{}', now() + interval '2 days', 'confirmed', '${randomUUID()}')`)
    expect((await send('{{stage}} · {{interview}} · {{link}}')).body.data.done).toBe(1)
    const [written] = await app.look<{ body: string }>(
      `select body from application_messages where application_id = '${one?.id}'`,
    )
    expect(written?.body).toMatch(/^Reçue · .*\(Asia\/Singapore\) · http.*\/jobs\//)
    expect(written?.body).toContain(job)
  })

  test('a rejection reads in each person’s language; who has none there gets the product’s own letter', async () => {
    const name = 'With thanks'
    const english = await write(rejection({ name }))
    await write(rejection({ name, language: 'fr', body: 'Bonjour {{name}}, hélas non : {{reason}}' }))
    const people = await addApplications(app, mei, job, [
      { name: 'Ann Lee' },
      { name: 'Luc Roy', language: 'fr' },
      { name: 'Omar Ali', language: 'ar' },
    ])
    const input = { applications: people.map(({ id }) => ({ id })), action: 'reject', reasonId: reasons[0]?.id }
    const templateId = english.id
    expect((await move({ ...input, templateId, preview: true })).body.data.done).toBe(3)
    expect((await move({ ...input, templateId })).body.data.done).toBe(3)
    const bodyOf = async (i: number) =>
      (
        await app.look<{ body: string }>(
          `select body from application_messages where application_id = '${people[i]?.id}'`,
        )
      )[0]?.body
    expect(await bodyOf(0)).toBe(`Dear Ann Lee, sadly not: ${reasons[0]?.phrase} Harbour Works`)
    expect(await bodyOf(1)).toMatch(/^Bonjour Luc Roy, hélas non : Nous avons choisi/)
    expect(await bodyOf(2)).toMatch(/^مرحباً Omar Ali،/)
  })

  test('what a rejection would read is shown without a name that is hidden, in its subject too', async () => {
    const { id: templateId } = await write(rejection({ subject: '{{name}}: {{job}}' }))
    const [one] = await addApplications(app, mei, job, [{ name: 'Hidden Person' }])
    const input = { applications: [{ id: one?.id }], action: 'reject', reasonId: reasons[0]?.id, templateId }
    const { body } = await move({ ...input, preview: true })
    expect(body.data.results[0].message).toMatchObject({ subject: '•••: Forklift driver' })
    expect(JSON.stringify(body)).not.toContain('Hidden')
  })

  test('a rejection takes no letter that is retired, of another purpose, reason or company', async () => {
    const [one] = await addApplications(app, mei, job, [{}])
    const input = { applications: [{ id: one?.id }], action: 'reject', reasonId: reasons[0]?.id }
    const no = async (templateId: string) => {
      const { status, body } = await move({ ...input, templateId })
      expect([status, body.fields]).toEqual([422, { templateId: 'Choose a letter for this reason.' }])
    }
    const retired = await write(rejection())
    await as('POST', `${path}/${retired.id}/retire`, { version: 1, retired: true })
    await no(retired.id)
    await no((await write()).id)
    await no((await write(rejection({ reasonId: reasons[1]?.id }))).id)
    await no(randomUUID())
    const theirs = await as('POST', path, rejection({ name: 'Theirs' }), rival)
    await no(theirs.body.data.letters[0].id)
  })
})
