import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { receiveOutcome } from './delivery.ts'
import { seesOutbox } from './policy.ts'
import * as outbox from './service.ts'

export const messageRoutes = [
  openRoute(contract.listOutbox, seesOutbox, outbox.listOutbox),
  openRoute(contract.readMessage, seesOutbox, outbox.readMessage),
  openRoute(contract.retryMessage, seesOutbox, outbox.retryMessage),
  openRoute(contract.receiveOutcome, anyone, receiveOutcome),
]
