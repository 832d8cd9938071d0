import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { publishJob } from '../../../../test/adverts.ts'
import { applyTo, lettersTo } from '../../../../test/applicants.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { LINK_DAYS } from '../../../server/links.ts'

const DAY = 86_400_000
let now = new Date()
let app: TestServer
let mei: Person
let job: string
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  job = (await publishJob(app, mei, { title: 'Forklift driver' })).id
})
afterAll(() => app.close())

const read = (link: string) => app.call('GET', `/api/my-applications/${link}`)
const renew = (link: string) => app.call('POST', '/api/application-link/renew', { body: { link } })
const linkIn = (text: string) => /\/application\/([\w-]+)/.exec(text)?.[1] ?? ''
const applied = async () => {
  const email = `p.${crypto.randomUUID().slice(0, 8)}@people.test`
  expect((await applyTo(app, job, { email })).status).toBe(201)
  const [letter] = await lettersTo(app, mei.companyId, email)
  return { email, link: letter?.token as string }
}

describe('the link to an application', () => {
  test('is ended by asking for a new one', async () => {
    const asha = await applied()
    now = new Date(now.getTime() + 5_000)
    expect((await renew(asha.link)).status).toBe(202)
    expect((await read(asha.link)).status).toBe(410)
    const fresh = linkIn((await lastLetter(app, asha.email, 'link-renewed')).text)
    expect((await read(fresh)).body.data.application.job.title).toBeTruthy()
  })

  test('is not made younger, and one from before links had a date opens nothing', async () => {
    const asha = await applied()
    const bytes = Buffer.from(asha.link, 'base64url')
    bytes.writeUInt32BE(bytes.readUInt32BE(16) + 86_400, 16)
    expect((await read(bytes.toString('base64url'))).status).toBe(410)
    const old = bytes.subarray(0, 16).toString('base64url')
    expect((await read(old)).status).toBe(410)
    expect((await renew(old)).status).toBe(202)
    expect(linkIn((await lastLetter(app, asha.email, 'link-renewed')).text)).not.toBe('')
  })

  test('ends, says so, and a new one comes to the mailbox; the answer tells nobody whether there was one', async () => {
    const asha = await applied()
    expect((await read(asha.link)).status).toBe(200)
    now = new Date(now.getTime() + LINK_DAYS * DAY + 1000)
    const over = await read(asha.link)
    expect(over.status).toBe(410)
    expect(over.body).toMatchObject({
      code: 'GONE',
      message: 'This link has ended. Have a new one sent to the e-mail address you gave.',
    })
    const input = await renew(asha.link)
    const nobody = await renew('x'.repeat(43))
    expect([input.status, input.text]).toEqual([nobody.status, nobody.text])
    expect(input.status).toBe(202)
    const letter = await lastLetter(app, asha.email, 'link-renewed')
    expect((await read(linkIn(letter.text))).status).toBe(200)
  })
})
