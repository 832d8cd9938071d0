import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect } from 'vitest'
import { startTestServer } from './support.ts'

const SECRET = 'whsec_of_a_test'
export type AskedOfStripe = { method: string; path: string; form: URLSearchParams; key: string | undefined }

/**
 * A server that takes payments at Stripe, and beside it one that speaks those of Stripe's calls we make: `asked` is what Stripe's own library
 * asked over the wire, `tell` sends an event as Stripe signs it. `state.refused` is the beginning of the `METHOD /path` that is not answered,
 * `state.card` what becomes of a card that is charged when nobody is there, `state.page` how the pages of orders stand, `state.days` how far the
 * clock is ahead, `state.events` Stripe's own list of what happened, `state.invoice` the invoice of a payment that is asked for.
 */
export const startStripeServer = async () => {
  const asked: AskedOfStripe[] = []
  const state = {
    refused: '',
    card: 'paid' as 'paid' | 'declined',
    page: 'open' as 'open' | 'complete',
    days: 0,
    events: [] as object[],
    invoice: 'in_1',
  }
  const now = () => new Date(Date.now() + state.days * 86_400_000)
  let sessions = 0
  let payments = 0
  const answerOf = ({ method, path, form }: AskedOfStripe): { status: number; body: object } => {
    const ok = (body: object) => ({ status: 200, body })
    if (state.refused !== '' && `${method} ${path}`.startsWith(state.refused))
      return { status: 400, body: { error: { type: 'invalid_request_error' } } }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = `cs_test_${++sessions}`
      return ok({ id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` })
    }
    if (path.startsWith('/v1/checkout/sessions/'))
      return ok({ id: path.split('/')[4], object: 'checkout.session', status: state.page })
    if (path.startsWith('/v1/invoice_payments')) {
      const payment = { type: 'payment_intent', payment_intent: 'pi_1' }
      return ok({ object: 'list', has_more: false, data: [{ id: 'inpay_1', invoice: state.invoice, payment }] })
    }
    if (path === '/v1/payment_intents') {
      const id = `pi_test_${++payments}`
      if (state.card === 'declined')
        return { status: 402, body: { error: { type: 'card_error', code: 'card_declined', payment_intent: { id } } } }
      return ok({ id, object: 'payment_intent', status: 'succeeded' })
    }
    if (method === 'GET' && path === '/v1/invoices')
      return ok({ object: 'list', has_more: false, data: [{ id: 'in_open', object: 'invoice' }] })
    if (path === '/v1/coupons') return ok({ id: 'coupon_1', object: 'coupon' })
    if (path.startsWith('/v1/setup_intents/')) {
      const card = { brand: 'mastercard', last4: path.slice(-4) }
      const method = { id: `pm_${card.last4}`, object: 'payment_method', card }
      return ok({ id: path.split('/')[3], object: 'setup_intent', customer: 'cus_1', payment_method: method })
    }
    if (path.startsWith('/v1/customers/')) return ok({ id: path.split('/')[3], object: 'customer' })
    if (path === '/v1/events') return ok({ object: 'list', has_more: false, data: state.events })
    if (path.startsWith('/v1/refunds')) return ok({ id: 're_1', object: 'refund', amount: Number(form.get('amount')) })
    const kept = { id: 'pm_1', object: 'payment_method', card: { fingerprint: 'card_of_a_test' } }
    return ok({
      id: 'sub_1',
      object: 'subscription',
      status: 'active',
      customer: 'cus_1',
      default_payment_method: kept,
    })
  }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const one = {
      method: request.method ?? '',
      path: new URL(request.url ?? '/', 'http://stripe').pathname,
      form: new URLSearchParams(Buffer.concat(pieces).toString()),
      key: request.headers['idempotency-key'] as string | undefined,
    }
    asked.push(one)
    const { status, body } = answerOf(one)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening())
  })
  const STRIPE_API = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API }
  const app = await startTestServer({ env, now })
  const unix = () => Math.floor(now().getTime() / 1000)
  let events = 0
  const send = (raw: string, secret = SECRET) => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp: unix() })
    return app.call('POST', '/api/billing/events', { raw, headers: { 'stripe-signature': signature } })
  }
  const tell = async (type: string, object: Record<string, unknown>) => {
    const id = `evt_${++events}`
    const answer = await send(JSON.stringify({ id, object: 'event', type, created: unix(), data: { object } }))
    expect(answer.status, answer.text).toBe(200)
  }
  const close = async () => {
    await app.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { app, asked, state, now, unix, send, tell, close }
}
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>
