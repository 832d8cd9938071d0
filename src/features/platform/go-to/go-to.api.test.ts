import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, anAdministrator, anApplication } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
let rival: Person

beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer()
  rival = await app.employer('SG', 'Rival House')
  for (const fullName of ['Amit Shah', 'Tamita Rao', 'Bala Amit'])
    await app.call('POST', '/api/employees/unified', {
      token: mei.token,
      body: formOf({ fullName, designation: 'Chef' }),
    })
  await app.call('POST', '/api/employees/unified', { token: rival.token, body: formOf({ fullName: 'Amit Rival' }) })
})
afterAll(() => app.close())

type Found = { kind: string; label: string; hits: { id: string; title: string; detail: string | null; to: string }[] }
const find = async (text: string, who: Pick<Person, 'token'> = mei, language = 'en'): Promise<Found[]> => {
  const { status, body } = await app.call('GET', `/api/go-to?text=${encodeURIComponent(text)}&language=${language}`, {
    token: who.token,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.groups
}
const titles = (groups: Found[], kind: string) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ title }) => title)

describe('what is found', () => {
  test('are people, those whose name begins with it first, and nobody of another company', async () => {
    expect(titles(await find('amit'), 'person')).toEqual(['Amit Shah', 'Bala Amit', 'Tamita Rao'])
  })

  test('leads to the person, with what they do', async () => {
    const [hit] = (await find('amit shah'))[0]?.hits ?? []
    expect(hit).toMatchObject({ title: 'Amit Shah', detail: 'Chef · Technical' })
    expect(hit?.to).toBe(`/dashboard/employees?open=profile&id=${hit?.id}`)
  })

  test('with two letters are those who begin with them; with one, nothing', async () => {
    expect(titles(await find('am'), 'person')).toEqual(['Amit Shah'])
    expect(await find('a')).toEqual([])
  })

  test('takes signs of a pattern as what they are', async () => {
    expect(await find('a%t')).toEqual([])
    expect(await find('___')).toEqual([])
  })

  test('are jobs, told apart by where they are', async () => {
    const job = await aJob(app, mei, { title: 'Barista', department: 'Kitchen' })
    const [group] = await find('barist')
    expect(group).toMatchObject({
      kind: 'job',
      label: 'Jobs',
      hits: [{ id: job, title: 'Barista', detail: 'Singapore · Kitchen' }],
    })
    expect((await find('barist', mei, 'ar'))[0]?.label).toBe('الوظائف')
  })
})

describe('candidates', () => {
  test('are found by who has opened their application, and by nobody else', async () => {
    const applied = await anApplication(app, mei, await aJob(app, mei), 'Zubaida Noor')
    expect(titles(await find('zubaida'), 'candidate')).toBeUndefined()
    await app.look(
      `insert into application_views (company_id, application_id, user_id) values ('${mei.companyId}', '${applied.id}', '${mei.userId}')`,
    )
    expect(titles(await find('zubaida'), 'candidate')).toEqual(['Zubaida Noor'])
    const hana = await anAdministrator(app, mei, 'Hana')
    expect(titles(await find('zubaida', hana), 'candidate')).toBeUndefined()
  })
})

describe('a role', () => {
  test('finds the kinds it may see: finance people and no jobs', async () => {
    const hana = await anAdministrator(app, mei, 'Fay')
    await app.look(`update users set role = 'finance' where id = '${hana.userId}'`)
    const groups = await find('ba', hana)
    expect(groups.map(({ kind }) => kind)).toEqual(['person'])
  })
})
