import { randomUUID } from 'node:crypto'
import { pdfOf } from './files.ts'
import { PASSWORD, type TestServer } from './support.ts'

/** Questions of every kind; the licence and the years are what the work needs. */
export const QUESTIONS = [
  {
    id: 'licence',
    kind: 'yesNo',
    ask: 'Do you hold a forklift licence?',
    required: true,
    accepts: ['yes'],
    why: 'Half of the day is spent on the truck.',
  },
  {
    id: 'years',
    kind: 'number',
    ask: 'How many years have you worked in a warehouse?',
    required: true,
    atLeast: 2,
    why: 'You lead two people from the first day.',
  },
  { id: 'shift', kind: 'one', ask: 'Which shift suits you?', options: ['Early', 'Late'] },
  { id: 'systems', kind: 'many', ask: 'Which systems do you know?', options: ['SAP', 'Oracle', 'Another'] },
  { id: 'why', kind: 'text', ask: 'What drew you to this job?' },
]

export const ANSWERS = [
  { id: 'licence', values: ['yes'] },
  { id: 'years', values: ['4'] },
  { id: 'shift', values: ['Early'] },
]

export const cvOf = (name = 'cv.pdf', bytes = pdfOf()) => ({ name, content: bytes.toString('base64') })

/** A whole application to a job that asks nothing; say what differs. */
export const applicationOf = (over: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  name: 'Priya Raman',
  email: `priya.${randomUUID().slice(0, 8)}@people.test`,
  cv: cvOf(),
  consent: true,
  ...over,
})

export const applyTo = (app: TestServer, jobId: string, over: Record<string, unknown> = {}, token?: string) =>
  app.call('POST', `/api/jobs/${jobId}/applications`, { body: applicationOf(over), ...(token ? { token } : {}) })

/** Somebody who looks for work, with an account. */
export const seekerOf = async (app: TestServer, email = `seeker.${randomUUID().slice(0, 8)}@people.test`) => {
  const { body, status, text } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Noor', lastName: 'Haddad', country: 'SG' },
  })
  if (status >= 300) throw new Error(text)
  return { token: body.token as string, userId: body.user.id as string, email }
}

/** What has been written to an address, newest last, with the link of an application in it. */
export const lettersTo = async (app: TestServer, companyId: string | null, email: string) => {
  const { openMessage } = await import('../src/server/messages.ts')
  const rows = await app.look<{ id: string; company_id: string; sealed: Buffer; template: string }>(
    `select id, company_id, sealed, template from outbox where company_id is not distinct from ${companyId === null ? 'null' : `'${companyId}'`}::uuid and recipient = '${email}' order by created_at`,
  )
  return rows.map((row) => {
    const { subject, text } = openMessage(app.server.services, row)
    return { template: row.template, subject, text, token: /\/application\/([\w-]+)/.exec(text)?.[1] ?? null }
  })
}
