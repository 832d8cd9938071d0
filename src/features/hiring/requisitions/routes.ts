import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { listRequisitions } from './list.service.ts'
import { plansHiring, readsHiringPlan } from './policy.ts'
import * as service from './service.ts'

export const requisitionRoutes = [
  route(contract.listRequisitions, readsHiringPlan, listRequisitions),
  route(contract.createRequisition, plansHiring, service.createRequisition),
  route(contract.readRequisition, readsHiringPlan, service.readRequisition),
  route(contract.saveRequisition, plansHiring, service.saveRequisition),
  route(contract.deleteRequisition, plansHiring, service.deleteRequisition),
  route(contract.moveRequisition, plansHiring, service.moveRequisition),
  route(contract.raiseJob, plansHiring, service.raiseJob),
  route(contract.readPlan, readsHiringPlan, service.readPlan),
  route(contract.setTarget, plansHiring, service.setTarget),
]
