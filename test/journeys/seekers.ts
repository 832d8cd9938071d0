import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { fieldCrypto, readKeyring } from '../../src/server/crypto.ts'
import { openMessage } from '../../src/server/messages.ts'
import { DATA_DIR, past } from './database.ts'
import { unique } from './journey.ts'

const PASSWORD = 'a quiet morning by the sea'

/** Somebody who looks for work, with an account of their own. */
export const newSeeker = async (request: APIRequestContext, firstName = 'Asha', lastName = 'Rao') => {
  const email = `${firstName}-${unique()}@people.example`.toLowerCase()
  const data = { email, password: PASSWORD, role: 'job_seeker', firstName, lastName, country: 'SG' }
  const session = await (await request.post('/api/auth/signup', { data })).json()
  const headers = { authorization: `Bearer ${session.token}` }
  return { email, name: `${firstName} ${lastName}`, session, headers }
}
export type Seeker = Awaited<ReturnType<typeof newSeeker>>

/** They buy Premium+ with a test card, and have it once the provider has told so. */
export const buyPremiumPlus = async (request: APIRequestContext, { email, headers }: Seeker) => {
  const order = { tier: 'premium_plus', period: 'month', country: 'SG', total: 1990 }
  const billing = { billingName: 'Asha Rao', billingEmail: email }
  const made = await request.post('/api/checkout/orders', { headers, data: { ...order, ...billing } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()).data.order
  const card = { number: '4242 4242 4242 4242', approved: null }
  const paid = await request.post(`/api/checkout/orders/${id}/test-card`, { headers, data: card })
  expect((await paid.json()).data.outcome).toBe('paid')
  const tier = async () => (await (await request.get('/api/seeker/plan', { headers })).json()).data.tier
  await expect.poll(tier, { timeout: 30_000 }).toBe('premium_plus')
}

type Card = { headline: string; skills: string[]; visibility?: 'anonymous' | 'visible' }

/** What employers find of them. */
export const saveProfile = async (
  request: APIRequestContext,
  { headers }: Pick<Seeker, 'headers'>,
  { headline, skills, visibility = 'anonymous' }: Card,
) => {
  const places = await (await request.get('/api/places?country=SG&search=woodlands')).json()
  const saved = await request.put('/api/seeker/profile', {
    headers,
    data: {
      version: 0,
      headline,
      placeId: places.data.places[0].id,
      work: [
        { title: headline, employer: 'Old Mill', from: '2018', to: '2024', lines: ['Baked bread for 300 guests'] },
      ],
      skills: skills.map((label) => ({ label })),
      desired: { titles: [headline], countries: ['SG'], modes: ['onsite'], notice: '4w' },
      visibility,
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** Messages and letters to somebody’s own telephone or mailbox, the latest first: what only they can open. */
export const messagesTo = async (recipient: string) => {
  const keys = JSON.parse(readFileSync(join(DATA_DIR, 'keys.json'), 'utf8')) as { field: string }
  const fields = fieldCrypto(readKeyring(keys.field))
  type Row = { id: string; company_id: string | null; sealed: Buffer; template: string }
  const { rows } = await past<Row>(
    'select id, company_id, sealed, template from outbox where recipient = $1 order by created_at desc',
    [recipient],
  )
  return rows.map((row) => ({ template: row.template, ...openMessage({ fields }, row) }))
}
