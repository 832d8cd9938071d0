import { defineJob } from '../../../server/jobs.ts'
import { tellTestPayment } from './events.service.ts'
import { endPlanOrder } from './payments.service.ts'
import { renewTestSubscriptions } from './test-provider.ts'

export const paymentJobs = [
  defineJob('tell-test-payment', tellTestPayment),
  defineJob('end-plan-order', endPlanOrder),
  { ...defineJob('renew-test-subscriptions', renewTestSubscriptions), timetable: '*/10 * * * *' },
]
