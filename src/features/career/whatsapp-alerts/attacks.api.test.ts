import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerByPhone, startPhoneServer } from '../../../../test/phones.ts'
import { premiumSeeker } from '../../../../test/plans.ts'
import { PASSWORD, type TestServer } from '../../../../test/support.ts'
import { openMessage } from '../../../server/messages.ts'

let app: TestServer
let server: Awaited<ReturnType<typeof startPhoneServer>>
const now = new Date('2026-11-02T04:00:00Z')
beforeAll(async () => {
  server = await startPhoneServer({ now: () => now })
  app = server.app
})
afterAll(() => server.close())

let people = 0
const seeker = () => premiumSeeker(app, `stop${++people}@rivers.example`, { now })
type Who = { token: string }
const agree = ({ token }: Who, phone: string) =>
  app.call('PUT', '/api/seeker/phone-alerts', {
    token,
    body: { channel: 'whatsapp', phone, topics: ['new_jobs'], agreed: true, zone: 'Asia/Singapore' },
  })
const answer = (phone: string, words: string) => answerByPhone(app, { From: `whatsapp:${phone}`, Body: words })
const messagesTo = async (phone: string) =>
  (await app.look<{ n: number }>(`select count(*)::int n from outbox where recipient = '${phone}'`))[0]?.n
const REFUSED = {
  status: 422,
  body: { fields: { phone: 'This number has answered STOP. Answer START from it first.' } },
}

describe('a number that has answered STOP', () => {
  test('stays stopped when whoever asked takes their alerts away and begins again', async () => {
    const phone = '+6591110101'
    const rude = await seeker()
    expect((await agree(rude, phone)).status).toBe(200)
    await answer(phone, 'STOP')
    expect((await app.call('DELETE', '/api/seeker/phone-alerts', { token: rude.token })).status).toBe(200)
    expect(await agree(rude, phone)).toMatchObject(REFUSED)
    expect(await messagesTo(phone)).toBe(1)
  })

  test('stays stopped when they ask for another number first, or delete their account', async () => {
    const phone = '+6591110102'
    const rude = await seeker()
    await agree(rude, phone)
    await answer(phone, 'STOP')
    expect((await agree(rude, '+6591110103')).status).toBe(200)
    expect(await agree(rude, phone)).toMatchObject(REFUSED)
    const again = '+6591110104'
    const gone = await seeker()
    await agree(gone, again)
    await answer(again, 'STOP')
    const left = await app.call('POST', '/api/seeker/account/delete', {
      token: gone.token,
      body: { password: PASSWORD, understood: true },
    })
    expect(left.status, left.text).toBe(200)
    expect(await agree(await seeker(), again)).toMatchObject(REFUSED)
    await answer(again, 'START')
    expect((await agree(await seeker(), again)).status).toBe(200)
  })

  test('is heard before anybody has asked for anything, by STOP ALL, in full width and in a sentence of politeness', async () => {
    const words = [
      'stop',
      'STOP ALL',
      'ＳＴＯＰ',
      'Stop please',
      'Please stop it!',
      'st\u200bop',
      'opt out',
      'OPT-OUT',
      'Revoke',
      'arrêter svp',
      '请停止。',
    ]
    for (const [at, said] of words.entries()) {
      const phone = `+65911102${String(at).padStart(2, '0')}`
      await answer(phone, said)
      expect(await agree(await seeker(), phone), said).toMatchObject(REFUSED)
    }
    for (const [at, said] of ['I cannot stop now', 'When does it end?'].entries()) {
      const phone = `+6591110300${at}`.slice(0, 11)
      await answer(phone, said)
      expect((await agree(await seeker(), phone)).status, said).toBe(200)
    }
  })

  test('gets no alerts by a code that was sent before', async () => {
    const phone = '+6591110105'
    const asha = await seeker()
    await agree(asha, phone)
    const [row] = await app.look<{ id: string; company_id: null; sealed: Buffer }>(
      `select id, company_id, sealed from outbox where recipient = '${phone}'`,
    )
    const code = /\d{3} \d{3}/.exec(row ? openMessage(app.server.services, row).text : '')?.[0]
    await answer(phone, 'STOP')
    await app.call('POST', '/api/seeker/phone-alerts/confirm', { token: asha.token, body: { code } })
    const { settings } = (await app.call('GET', '/api/seeker/phone-alerts', { token: asha.token })).body.data
    expect(settings.state).toBe('stopped')
  })
})
