import { expect } from 'vitest'
import { openMessage } from '../src/server/messages.ts'
import type { Person, TestServer } from './support.ts'

type Sealed = { id: string; company_id: string | null; sealed: Buffer }

/** The last message of a kind to somebody, opened as the mail server would get it. */
export const lastLetter = async (app: TestServer, recipient: string, template: string) => {
  const [row] = await app.look<Sealed>(
    `select id, company_id, sealed from outbox where recipient = '${recipient}' and template = '${template}' order by created_at desc limit 1`,
  )
  if (!row) throw new Error(`No letter ${template} went to ${recipient}`)
  return openMessage(app.server.services, row)
}

/** The code in the last letter to a mailbox. */
export const codeTo = async (app: TestServer, recipient: string): Promise<string> =>
  /^\d{3} \d{3}$/m.exec((await lastLetter(app, recipient, 'mailbox-code')).text)?.[0] ?? ''

/** Proves the address of an account as its owner does: with a code from the mailbox. */
export const proveAddress = async (app: TestServer, { token, email }: Pick<Person, 'token' | 'email'>) => {
  const input = await app.call('POST', '/api/account/address/code', { token, body: {} })
  expect(input.status, input.text).toBe(202)
  const code = await codeTo(app, email)
  const proved = await app.call('POST', '/api/account/address/confirm', { token, body: { code } })
  expect(proved.status, proved.text).toBe(200)
  return proved.body.data.dropped as Record<'authenticator' | 'passkeys' | 'recoveryCodes' | 'sessions', number>
}

/** Asks for a reset link on the sign-in page and says its token, once the job has written the letter. */
export const resetLinksSent = async (app: TestServer, email: string): Promise<string> => {
  const input = await app.call('POST', '/api/auth/forgot-password', { body: { email } })
  expect(input.status).toBe(202)
  for (let i = 0; i < 100; i++) {
    const letter = await lastLetter(app, email, 'password-reset').catch(() => null)
    const token = letter && /token=([\w-]+)/.exec(letter.text)?.[1]
    if (token) return token
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('No link came within ten seconds')
}

/** The code to sign an offer with, from the mailbox of whoever applied. */
export const offerCode = async (
  app: TestServer,
  { id, email, link }: { id: string; email: string; link: string },
  offer: string,
): Promise<string> => {
  const input = await app.call('POST', `/api/applications/${id}/offers/${offer}/code`, { body: { link } })
  expect([202, 404], input.text).toContain(input.status)
  return codeTo(app, email).catch(() => '')
}
