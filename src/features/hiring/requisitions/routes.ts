import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { plansHiring } from './policy.ts'
import * as service from './service.ts'

export const requisitionRoutes = [
  route(contract.listRequisitions, plansHiring, service.list),
  route(contract.createRequisition, plansHiring, service.create),
  route(contract.readRequisition, plansHiring, service.readOne),
  route(contract.saveRequisition, plansHiring, service.save),
  route(contract.deleteRequisition, plansHiring, service.remove),
  route(contract.moveRequisition, plansHiring, service.move),
  route(contract.raiseJob, plansHiring, service.raise),
  route(contract.readPlan, plansHiring, service.readPlan),
  route(contract.setTarget, plansHiring, service.setTarget),
]
