import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { overseesHiring } from './policy.ts'
import * as service from './service.ts'

export const recruitmentRoutes = [
  route(contract.readRecruitment, overseesHiring, service.readRecruitment),
  route(contract.listInterviewsOfFigure, overseesHiring, service.listInterviewsOfFigure),
  route(contract.exportRecruitment, overseesHiring, service.exportCsv),
]
