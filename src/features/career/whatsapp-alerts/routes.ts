import { anyone, openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Agreeing and trying are paid for; reading, choosing, pausing and ending are everybody’s own. */
export const phoneAlertRoutes = [
  openRoute(contract.readPhoneAlerts, isSeeker, service.readPhoneAlerts),
  premiumPlusRoute(contract.agreeToPhoneAlerts, service.agreeToPhoneAlerts),
  openRoute(contract.confirmPhoneAlerts, isSeeker, service.confirmPhoneAlerts),
  openRoute(contract.choosePhoneAlerts, isSeeker, service.choosePhoneAlerts),
  premiumPlusRoute(contract.testPhoneAlert, service.testPhoneAlert),
  openRoute(contract.removePhoneAlerts, isSeeker, service.removePhoneAlerts),
  openRoute(contract.receivePhoneAnswer, anyone, service.receivePhoneAnswer),
]
