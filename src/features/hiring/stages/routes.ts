import { route } from '../../../server/routes.ts'
import { keepsPipelines, readsApplications } from './policy.ts'
import * as contract from './settings.contract.ts'
import * as service from './settings.service.ts'

export const stageRoutes = [
  route(contract.readPipelines, readsApplications, service.readPipelines),
  route(contract.createPipeline, keepsPipelines, service.createPipeline),
  route(contract.savePipeline, keepsPipelines, service.savePipeline),
  route(contract.saveReasons, keepsPipelines, service.saveReasons),
]
