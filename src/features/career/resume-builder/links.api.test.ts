import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveSeekerPlan, premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { docxText } from '../../matching/cv-reading/docx.text.ts'
import { MOST_LINKS } from './links.rules.ts'

let app: TestServer
let now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const DAY = 86_400_000

const seeker = async (email: string) => {
  const { token, userId } = await premiumSeeker(app, email, { now })
  const body2 = { name: 'For banks, second try', country: 'SG', from: 'nothing' }
  const { id, document, revision } = (await app.call('POST', '/api/seeker/resumes', { token, body: body2 })).body.data
  const basics = { ...document.basics, phone: '+65 9123 4567', profiles: [{ url: 'https://asha.example' }] }
  const whole = { ...document, basics, skills: [{ name: 'Bookkeeping' }] }
  const put = { revision, name: body2.name, country: 'SG', template: 'classic', document: whole }
  expect((await app.call('PUT', `/api/seeker/resumes/${id}`, { token, body: put })).status).toBe(200)
  return { token, id: id as string, userId: userId, email, put, revision: revision + 1 }
}
type Seeker = Awaited<ReturnType<typeof seeker>>

const share = (of: Seeker, body: Record<string, unknown> = {}) => {
  now = new Date(now.getTime() + 60_000)
  return app.call('POST', `/api/seeker/resumes/${of.id}/links`, {
    token: of.token,
    body: { label: 'Harbour Bank', days: 30, withContact: true, ...body },
  })
}
const linksOf = async (of: Seeker) =>
  (await app.call('GET', `/api/seeker/resumes/${of.id}/links`, { token: of.token })).body.data.links
const tokenIn = (link: string) => new URL(link).pathname.split('/').at(-1) as string
const open = (token: string) => app.call('POST', '/api/shared-resumes', { body: { token } })

test('whoever has the link reads the CV as it is now, without signing in; its owner sees how often', async () => {
  const asha = await seeker('asha@links.example')
  const made = await share(asha)
  expect(made.status).toBe(201)
  const [{ link, endsAt, opened }] = made.body.data.links
  expect(endsAt).toBe(new Date(now.getTime() + 30 * DAY).toISOString())
  expect(opened).toBe(0)
  expect((await linksOf(asha))[0].link, 'it can be copied again').toBe(link)

  const read = await open(tokenIn(link))
  expect(read.body.data).toMatchObject({ name: 'Asha Rao', template: 'classic' })
  expect(read.body.data.document.basics).toMatchObject({ email: asha.email, phone: '+65 9123 4567' })
  expect(read.text, 'what its owner calls it is not told').not.toContain('second try')
  const document = { ...asha.put.document, skills: [{ name: 'Payroll' }] }
  const changed = { ...asha.put, revision: asha.revision, template: 'compact', document }
  expect((await app.call('PUT', `/api/seeker/resumes/${asha.id}`, { token: asha.token, body: changed })).status).toBe(
    200,
  )
  expect((await open(tokenIn(link))).body.data).toMatchObject({
    template: 'compact',
    document: { skills: [{ name: 'Payroll' }] },
  })
  expect((await linksOf(asha))[0]).toMatchObject({ opened: 2, lastOpenedAt: now.toISOString(), isOver: false })

  const file = await app.call('POST', '/api/shared-resumes/file', { body: { token: tokenIn(link), format: 'pdf' } })
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.headers.get('content-disposition')).not.toContain('second')
})

test('contact details are left out of page and files where its owner said so', async () => {
  const asha = await seeker('hidden@links.example')
  const token = tokenIn((await share(asha, { withContact: false })).body.data.links[0].link)
  const read = await open(token)
  expect(read.body.data.document.basics).toMatchObject({ name: 'Asha Rao', email: '', phone: '', profiles: [] })
  expect(read.text).not.toMatch(/9123|links\.example|asha\.example/)
  const file = await app.call('POST', '/api/shared-resumes/file', { body: { token, format: 'docx' } })
  expect(file.status).toBe(200)
  const words = JSON.stringify(docxText(file.bytes))
  expect(words).toContain('Asha Rao')
  expect(words).not.toMatch(/9123|links\.example|asha\.example/)
})

test('a link opens no more after its last day, once it is ended, and when the CV is removed', async () => {
  const asha = await seeker('ends@links.example')
  const week = tokenIn((await share(asha, { days: 7 })).body.data.links[0].link)
  const { links } = (await share(asha, { label: 'A friend' })).body.data
  const month = tokenIn(links[0].link)
  now = new Date(now.getTime() + 7 * DAY - 60_000)
  const over = await open(week)
  expect(over.status).toBe(410)
  expect(over.body.error).toBe('This link is over. Ask whoever sent it for a new one.')
  expect((await app.call('POST', '/api/shared-resumes/file', { body: { token: week } })).status).toBe(410)
  expect((await linksOf(asha)).map((one: { isOver: boolean }) => one.isOver)).toEqual([false, true])

  const path = `/api/seeker/resume-links/${links[0].id}`
  const other = await seeker('other@links.example')
  expect((await app.call('DELETE', path, { token: other.token })).status).toBe(404)
  expect((await open(month)).status).toBe(200)
  expect((await app.call('DELETE', path, { token: asha.token })).status).toBe(200)
  expect((await open(month)).status).toBe(404)

  const gone = tokenIn((await share(asha)).body.data.links[0].link)
  expect((await app.call('DELETE', `/api/seeker/resumes/${asha.id}`, { token: asha.token })).status).toBe(200)
  expect((await open(gone)).status).toBe(404)
})

test('nobody guesses a link, shares another’s CV, or makes one without the plan; the oldest give way', async () => {
  const asha = await seeker('many@links.example')
  const other = await seeker('stranger@links.example')
  expect((await open('A'.repeat(22))).status).toBe(404)
  expect((await share({ ...asha, token: other.token })).status).toBe(404)
  expect((await share(asha, { days: 365 })).body.fields).toMatchObject({ days: 'Days must be one of 7, 30, 90' })
  for (let n = 0; n < MOST_LINKS + 1; n++) expect((await share(asha, { label: `Company ${n}` })).status).toBe(201)
  const all = await linksOf(asha)
  expect(all).toHaveLength(MOST_LINKS)
  expect(all.at(-1).label).toBe('Company 1')

  await giveSeekerPlan(app.server.services, asha.userId, {
    tier: 'premium_plus',
    status: 'active',
    until: new Date(now.getTime() - DAY).toISOString(),
  })
  expect((await share(asha)).status).toBe(402)
  expect((await open(tokenIn(all[0].link))).status, 'what was shared stays shared until its day').toBe(200)
})
