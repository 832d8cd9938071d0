import { defineJob } from '../../../server/jobs.ts'
import { checkPayments } from './checks.service.ts'
import { tellTestPayment } from './events.service.ts'
import { endPlanOrder } from './payments.service.ts'
import { useCardAtStripe } from './stripe.cards.ts'
import { renewTestSubscriptions } from './test-provider.ts'
import { beginPlanTrial } from './trials.service.ts'

export const paymentJobs = [
  defineJob('tell-test-payment', tellTestPayment),
  defineJob('end-plan-order', endPlanOrder),
  defineJob('use-card-at-stripe', useCardAtStripe),
  defineJob('begin-plan-trial', beginPlanTrial),
  { ...defineJob('check-payments', checkPayments), timetable: '10 2 * * *' },
  { ...defineJob('renew-test-subscriptions', renewTestSubscriptions), timetable: '*/10 * * * *' },
]
