import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishJob } from '../../../../../test/adverts.ts'
import { applyTo, cvOf, seekerOf } from '../../../../../test/applicants.ts'
import { LIVES, type Life, oneColumn } from '../../../../../test/cvs.ts'
import { deliverDue } from '../../../../../test/letters.ts'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../../test/support.ts'

let app: TestServer
let harbour: Person
let job: string

beforeAll(async () => {
  app = await startTestServer()
  harbour = await app.employer('SG', 'Harbour Works')
  job = (await publishJob(app, harbour)).id
})
afterAll(() => app.close())

/** Every row of every table that holds one of these anywhere: in a text, deep in what is kept as JSON, or spelled out in bytes. */
const rowsWith = async (words: readonly string[]) => {
  const tables = await app.look<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') order by 1`,
  )
  expect(tables.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const hex = Buffer.from(word).toString('hex')
      const rows = await app.look(
        `select t::text as row from ${name} t where strpos(lower(t::text), '${word.toLowerCase()}') > 0 or strpos(t::text, '${hex}') > 0`,
      )
      for (const { row } of rows) found.push(`${name}: ${word} in ${String(row).slice(0, 400)}`)
    }
  return found
}

test('of somebody who deleted their account nothing is found in any table: no name, address, phone or file name', async () => {
  const email = 'quilla.zyxwvu@people.test'
  const phone = '+6581239947'
  const words = ['zyxwvu', 'Quilla', '81239947', 'qz-life-story', 'qz-quiet-search', 'qz-words']
  const who = await seekerOf(app, email)
  const asThem = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })
  const good = async (input: ReturnType<typeof app.call>) => {
    const { status, text, body } = await input
    expect(status, text).toBeLessThan(300)
    return body.data
  }
  await good(asThem('PUT', '/api/account', { firstName: 'Quilla', lastName: 'Zyxwvu' }))
  await good(
    app.call('POST', '/api/seeker/cvs?name=qz-life-story.pdf', {
      token: who.token,
      file: await oneColumn(LIVES[0] as Life),
    }),
  )
  await good(asThem('POST', '/api/seeker/searches', { name: 'qz-quiet-search', query: { search: 'crane' } }))
  const { applicationId } = await good(
    applyTo(
      app,
      job,
      { email, name: 'Quilla Zyxwvu', phone, note: 'qz-words', cv: cvOf('qz-life-story.pdf') },
      who.token,
    ),
  )
  await good(asThem('POST', `/api/my-applications/${applicationId}/messages`, { body: 'qz-words of mine' }))
  await good(asThem('POST', `/api/jobs/${job}/report`, { reason: 'wrong_facts', words: 'It is elsewhere.', email }))
  await good(app.call('POST', '/api/auth/forgot-password', { body: { email } }))
  // The team looks at what came.
  await app.call('GET', `/api/applications/${applicationId}`, { token: harbour.token })
  await app.call('GET', `/api/applications/${applicationId}/cv`, { token: harbour.token })
  expect((await rowsWith(words)).length).toBeGreaterThan(5)

  await good(asThem('POST', '/api/seeker/account/delete', { password: PASSWORD, understood: true }))
  // The last letter leaves, and then it is nobody's.
  await deliverDue(app)
  expect(await rowsWith(words)).toEqual([])
})
