import { route } from '../../server/routes.ts'
import * as contract from './contract.ts'
import { moveApplications } from './move.service.ts'
import { worksOnApplications } from './policy.ts'

export const pipelineRoutes = [route(contract.moveApplications, worksOnApplications, moveApplications)]
