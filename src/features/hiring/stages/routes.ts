import { route } from '../../../server/routes.ts'
import { keepsPipelines, worksOnApplications } from './policy.ts'
import * as contract from './settings.contract.ts'
import * as service from './settings.service.ts'

export const stageRoutes = [
  route(contract.readPipelines, worksOnApplications, service.readPipelines),
  route(contract.createPipeline, keepsPipelines, service.createPipeline),
  route(contract.savePipeline, keepsPipelines, service.savePipeline),
  route(contract.saveReasons, keepsPipelines, service.saveReasons),
]
