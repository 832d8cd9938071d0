import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { listRequisitions } from './list.service.ts'
import { plansHiring } from './policy.ts'
import * as service from './service.ts'

export const requisitionRoutes = [
  route(contract.listRequisitions, plansHiring, listRequisitions),
  route(contract.createRequisition, plansHiring, service.createRequisition),
  route(contract.readRequisition, plansHiring, service.readRequisition),
  route(contract.saveRequisition, plansHiring, service.saveRequisition),
  route(contract.deleteRequisition, plansHiring, service.deleteRequisition),
  route(contract.moveRequisition, plansHiring, service.moveRequisition),
  route(contract.raiseJob, plansHiring, service.raiseJob),
  route(contract.readPlan, plansHiring, service.readPlan),
  route(contract.setTarget, plansHiring, service.setTarget),
]
