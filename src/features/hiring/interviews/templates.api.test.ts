import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
  rival = await app.employer('CA', 'Rival')
})
afterAll(() => app.close())

const path = '/api/company/scorecard-templates'
const read = (by = mei) => app.call('GET', path, { token: by.token })
const save = async (templates: unknown, by = mei) => {
  const { version } = (await read(by)).body.data
  return app.call('PUT', path, { token: by.token, body: { version, templates } })
}
const MEANS = ['Cannot say how', 'Has seen it done', 'Has done it', 'Has taught it']
const kitchen = (over: object = {}) => ({
  name: 'Kitchen',
  attributes: [
    { name: 'Cooking for 200', means: MEANS },
    { name: 'Calm under pressure', means: ['', '', '', 'Helps others as well'] },
  ],
  ...over,
})

describe('scorecard templates', () => {
  test('are kept by who runs the company, in their order, by name; HR reads them, nobody else sees them', async () => {
    expect((await read()).body.data).toMatchObject({ templates: [], mayKeep: true })
    const { status, body } = await save([kitchen(), kitchen({ name: 'Service' })])
    expect(status).toBe(200)
    const [first, second] = body.data.templates
    expect([first.name, second.name]).toEqual(['Kitchen', 'Service'])
    const turned = await save([{ ...second, name: 'Front of house' }, first])
    expect(turned.body.data.templates.map((t: { id: string; name: string }) => [t.id, t.name])).toEqual([
      [second.id, 'Front of house'],
      [first.id, 'Kitchen'],
    ])
    const hr = await anAdministrator(app, mei, 'Hana', 'hr_admin')
    expect((await read(hr)).body.data).toMatchObject({ mayKeep: false, templates: [{}, {}] })
    expect((await save([], hr)).status).toBe(403)
    expect((await read(rival)).body.data.templates).toEqual([])
    expect((await save([{ ...first }], rival)).status).toBe(422)
    expect((await read()).body.data.templates).toHaveLength(2)
    const log = await app.look(
      `select action from audit_log where company_id = '${mei.companyId}' and action = 'scorecardTemplates.save'`,
    )
    expect(log).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['no name', [kitchen({ name: ' ' })]],
    ['no attribute', [kitchen({ attributes: [] })]],
    ['three meanings', [kitchen({ attributes: [{ name: 'A', means: ['', '', ''] }] })]],
    ['a name twice', [kitchen(), kitchen({ name: 'KITCHEN' })]],
    [
      'an attribute twice',
      [
        kitchen({
          attributes: [
            { name: 'A', means: MEANS },
            { name: 'a', means: MEANS },
          ],
        }),
      ],
    ],
    ['no list', 'kitchen'],
  ])('are refused with %s', async (_what, templates) => {
    expect((await save(templates)).status).toBe(422)
  })

  test('are not written over: who saves what somebody else has saved meanwhile is told', async () => {
    await save([kitchen()])
    const { version, templates } = (await read()).body.data
    const put = (name: string) =>
      app.call('PUT', path, { token: mei.token, body: { version, templates: [{ ...templates[0], name }] } })
    expect((await put('Kitchen first')).status).toBe(200)
    const late = await put('Kitchen second')
    expect(late.status).toBe(409)
    expect(late.body.error).toBe(
      'Somebody else has changed the scorecard templates since you opened them. Load the page again.',
    )
    expect((await read()).body.data.templates[0].name).toBe('Kitchen first')
    await save([])
  })

  test('say what ratings mean in an interview they are chosen for, which keeps it when they change', async () => {
    const { body: stored } = await save([kitchen()])
    const template = stored.data.templates[0].id
    const job = await aJob(app, mei)
    const { id } = await anApplication(app, mei, job)
    const interviews = `/api/company/applications/${id}/interviews`
    const input = {
      kind: 'video',
      minutes: 45,
      zone: 'Asia/Singapore',
      panel: [mei.userId],
      slots: [new Date(Date.now() + 3 * 86_400_000).toISOString()],
    }
    const arrange = (over: object) => app.call('POST', interviews, { token: mei.token, body: { ...input, ...over } })
    const attributes = ['Cooking for 200', 'Speaks to guests']
    const made = await arrange({ template, attributes })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data.interview).toMatchObject({ attributes, meanings: { 'Cooking for 200': MEANS } })
    expect((await arrange({ template: crypto.randomUUID(), attributes })).body.fields).toEqual({
      template: 'Choose a template of the company',
    })
    await save([])
    const { body } = await app.call('GET', interviews, { token: mei.token })
    expect(body.data.interviews[0].meanings).toEqual({ 'Cooking for 200': MEANS })
    expect((await read()).body.data.templates).toEqual([])
  })
})
