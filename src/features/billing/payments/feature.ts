import { defineFeature } from '../../../server/feature.ts'
import { paymentJobs } from './jobs.ts'
import { endPlansOf, exportPayments } from './payments.service.ts'
import { paymentRoutes } from './routes.ts'

export default defineFeature({
  routes: paymentRoutes,
  jobs: paymentJobs,
  personalData: { exportOf: async (ctx) => ({ payments: await exportPayments(ctx) }), leave: endPlansOf },
  tables: {
    plan_orders: {
      platform: 'what job seekers and companies ordered; kept without their account, as the tax office asks',
    },
    payment_events: { platform: 'what the payment provider told' },
    payment_ledger: { platform: 'money that moved' },
    payment_paper_numbers: { platform: 'the last number of each series of invoices' },
    payment_refunds_asked: { platform: 'what the provider was asked to pay back' },
    payment_papers: { platform: 'numbers of invoices and credit notes' },
    payment_checks: { platform: 'what differed between the provider’s books and the ledger, night by night' },
    plan_trials: {
      platform: 'which mailboxes and cards have had a free trial, by names nobody can read back',
    },
    stripe_cards: { platform: 'Stripe’s names of the card it keeps for the bills of a company' },
    test_saved_cards: { platform: 'cards kept by the built-in test provider' },
    test_charges: { platform: 'what the built-in test provider took, as its own books' },
    test_card_subscriptions: { platform: 'subscriptions of the built-in test provider' },
  },
})
