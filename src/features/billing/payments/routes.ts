import { anyone, openRoute } from '../../../server/routes.ts'
import * as changing from './changes.contract.ts'
import * as changes from './changes.service.ts'
import * as checkout from './checkout.service.ts'
import * as contract from './contract.ts'
import { receivePaymentEvent } from './events.service.ts'
import * as pauses from './pauses.service.ts'
import * as payments from './payments.service.ts'
import { maySubscribe } from './policy.ts'
import * as service from './service.ts'
import * as cards from './test-cards.service.ts'

export const paymentRoutes = [
  openRoute(contract.readSeekerPlan, maySubscribe, service.readSeekerPlan),
  openRoute(contract.quoteCheckout, maySubscribe, checkout.quoteCheckout),
  openRoute(contract.startCheckout, maySubscribe, checkout.startCheckout),
  openRoute(contract.readOrder, maySubscribe, service.readOrder),
  openRoute(contract.payWithTestCard, maySubscribe, cards.payWithTestCard),
  openRoute(changing.cancelSeekerPlan, maySubscribe, changes.cancelSeekerPlan),
  openRoute(changing.resumeSeekerPlan, maySubscribe, changes.resumeSeekerPlan),
  openRoute(changing.pauseSeekerPlan, maySubscribe, pauses.pauseSeekerPlan),
  openRoute(changing.endSeekerPause, maySubscribe, pauses.endSeekerPause),
  openRoute(changing.changeSeekerBilling, maySubscribe, changes.changeSeekerBilling),
  openRoute(changing.retrySeekerPayment, maySubscribe, changes.retrySeekerPayment),
  openRoute(changing.openCardPage, maySubscribe, changes.openCardPage),
  openRoute(changing.changeTestCard, maySubscribe, cards.changeTestCard),
  openRoute(contract.listSeekerPayments, maySubscribe, payments.listSeekerPayments),
  openRoute(contract.downloadPaymentPaper, maySubscribe, payments.downloadPaymentPaper),
  openRoute(contract.downloadReceipt, maySubscribe, payments.downloadReceipt),
  openRoute(contract.downloadPaymentPapers, maySubscribe, payments.downloadPaymentPapers),
  openRoute(contract.refundSeekerPayment, maySubscribe, payments.refundSeekerPayment),
  openRoute(contract.receivePaymentEvent, anyone, receivePaymentEvent),
]
