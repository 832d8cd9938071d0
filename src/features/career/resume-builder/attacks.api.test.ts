import { afterAll, beforeAll, expect, test } from 'vitest'
import { premiumSeeker } from '../../../../test/plans.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
const now = new Date('2026-11-02T08:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

test('a section that is hidden is not told to whoever opens the link of a CV', async () => {
  const { token } = await premiumSeeker(app, 'asha@hidden.example', { now })
  const call = (method: string, path: string, body: object) => app.call(method, `/api/seeker/${path}`, { token, body })
  const made = await call('POST', 'resumes', { name: 'First', country: 'SG', from: 'nothing' })
  const { id, document, revision } = made.body.data
  const hidden = ['summary', 'work', 'education', 'certificates']
  const whole = {
    ...document,
    basics: { ...document.basics, summary: 'After my illness I look for calm work.' },
    work: [{ name: 'Quiet Hospital', position: 'Night nurse', startDate: '2019', endDate: '2020' }],
    education: [{ institution: 'Harbour School', studyType: 'Diploma', startDate: '2001', endDate: '2004' }],
    certificates: [{ name: 'Anger management', date: '2021' }],
    skills: [{ name: 'Bookkeeping' }],
    sections: document.sections.map((one: { key: string }) => ({ ...one, shown: !hidden.includes(one.key) })),
  }
  const put = { revision, name: 'First', country: 'SG', template: 'classic', document: whole }
  const saved = await call('PUT', `resumes/${id}`, put)
  expect(saved.status, saved.text).toBe(200)
  const shared = await call('POST', `resumes/${id}/links`, { label: 'A bank', days: 7, withContact: true })
  const link = new URL(shared.body.data.links[0].link).pathname.split('/').at(-1)
  const read = await app.call('POST', '/api/shared-resumes', { body: { token: link } })
  expect(read.body.data.document).toMatchObject({ skills: [{ name: 'Bookkeeping' }], work: [], certificates: [] })
  expect(read.text).not.toMatch(/illness|Quiet Hospital|Harbour School|Anger/)
  const own = await app.call('GET', `/api/seeker/resumes/${id}`, { token })
  expect(own.text, 'its owner keeps it').toContain('Quiet Hospital')
})
