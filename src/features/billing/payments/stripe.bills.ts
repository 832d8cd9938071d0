import type { Services } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import type { BillProvider } from './bill-provider.ts'
import * as query from './bills.queries.ts'
import { PRODUCT_NAMES } from './bills.rules.ts'
import { justPaid } from './provider.ts'
import { cardPageAtStripe } from './stripe.cards.ts'
import { askedOfStripe } from './stripe.client.ts'

/** A page at Stripe stays open for a day at the most. */
const PAGE_SECONDS = 23 * 60 * 60

const unix = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** What a payment says of itself, so that its events can be read without asking anybody: whose it is, what time it pays for, when it is tried again. */
const metadataOf = (bill: query.StoredBill, nextTry: string | null) => ({
  order: bill.id,
  from: String(unix(bill.from_at)),
  until: String(unix(bill.until_at)),
  ...(nextTry && { next_try: String(unix(nextTry)) }),
})

const titleOf = ({ product, seats }: query.StoredBill): string => `Fourshore ${PRODUCT_NAMES[product]}, ${seats} seats`

const sessionOf = (services: Services, ref: string) =>
  askedOfStripe(services, (stripe) => stripe.checkout.sessions.retrieve(ref))

/** Bills of companies at Stripe: the first is paid on its page, which keeps the card; later ones are charged to that card when nobody is there. */
export const stripeBills: BillProvider = {
  openPage: async (services, db, bill) => {
    const before = bill.session_ref ? await sessionOf(services, bill.session_ref) : null
    if (before?.status === 'complete') throw justPaid()
    if (before?.status === 'open' && bill.session_url) return bill.session_url
    const card = await query.findStripeCard(db, bill.buyer)
    const back = `${services.settings.publicUrl}${paths.subscription({ bill: bill.id })}`
    const session = await askedOfStripe(services, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: bill.id,
          ...(card
            ? { customer: card.customer }
            : { customer_creation: 'always' as const, customer_email: bill.billing_email }),
          success_url: `${back}&paid=1`,
          cancel_url: back,
          expires_at: Math.floor(services.now().getTime() / 1000) + PAGE_SECONDS,
          metadata: { order: bill.id },
          payment_intent_data: { setup_future_usage: 'off_session', metadata: metadataOf(bill, bill.next_try) },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: bill.currency.toLowerCase(),
                unit_amount: bill.total,
                product_data: { name: titleOf(bill) },
              },
            },
          ],
        },
        // One page after another: a second click gets the same one, an expired one is followed by a new one.
        { idempotencyKey: `bill ${bill.id} after ${bill.session_ref ?? 'none'}` },
      ),
    )
    if (!session.url) throw new Error(`Stripe gave no page for bill ${bill.id}`)
    await query.setBillSession(db, bill.id, { ref: session.id, url: session.url })
    return session.url
  },
  isTaken: async (services, _db, bill) => {
    if (!bill.session_ref) return false
    const { id, status } = await sessionOf(services, bill.session_ref)
    if (status === 'open') await askedOfStripe(services, (stripe) => stripe.checkout.sessions.expire(id))
    return status === 'complete'
  },
  charge: async (services, db, bill, nextTry) => {
    const card = await query.findStripeCard(db, bill.buyer)
    // Without a card that is kept somebody pays on the page.
    if (!card || (await stripeBills.isTaken(services, db, bill))) return
    await query.countTry(db, bill.id)
    await askedOfStripe(services, async (stripe) => {
      const payment = {
        amount: bill.total,
        currency: bill.currency.toLowerCase(),
        customer: card.customer,
        payment_method: card.method,
        off_session: true,
        confirm: true,
        description: titleOf(bill),
        metadata: metadataOf(bill, nextTry),
      }
      try {
        await stripe.paymentIntents.create(payment, { idempotencyKey: `bill ${bill.id} try ${bill.tries + 1}` })
      } catch (error) {
        const { default: Client } = await import('stripe')
        // That a card was refused is told by an event, as everything is.
        if (!(error instanceof Client.errors.StripeCardError)) throw error
      }
    })
  },
  cardPage: async (services, db, bill) =>
    cardPageAtStripe(services, {
      order: bill.id,
      currency: bill.currency,
      customer: (await query.findStripeCard(db, bill.buyer))?.customer ?? null,
      email: bill.billing_email,
      back: `${services.settings.publicUrl}${paths.subscription()}`,
    }),
  cardEnd: async (db, buyer) => (await query.findStripeCard(db, buyer))?.last4 ?? null,
}
