import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { addsStarters, completesOwnRecord } from './policy.ts'
import { addStarter, completeMyRecord, getMyRecordRequest } from './service.ts'

export const completionRoutes = [
  route(contract.addStarter, addsStarters, addStarter),
  route(contract.myRecordRequest, completesOwnRecord, getMyRecordRequest),
  route(contract.completeMyRecord, completesOwnRecord, completeMyRecord),
]
