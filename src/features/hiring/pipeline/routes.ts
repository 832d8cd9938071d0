import { route } from '../../../server/routes.ts'
import * as board from './board.contract.ts'
import * as boards from './board.service.ts'
import { choosePipeline } from './choose.service.ts'
import * as contract from './contract.ts'
import { moveApplications } from './move.service.ts'
import { keepsPipelines, readsApplications, worksOnApplications } from './policy.ts'
import * as triage from './triage.contract.ts'
import * as sorting from './triage.service.ts'

export const pipelineRoutes = [
  route(contract.moveApplications, worksOnApplications, moveApplications),
  route(board.boardJobs, readsApplications, boards.listBoardJobs),
  route(board.readBoard, readsApplications, boards.readBoard),
  route(board.watchBoard, readsApplications, boards.watchBoard),
  route(contract.choosePipeline, keepsPipelines, choosePipeline),
  route(triage.readTriage, readsApplications, sorting.readTriage),
  route(triage.decideTriage, worksOnApplications, sorting.decideTriage),
  route(triage.undoTriage, worksOnApplications, sorting.undoTriage),
  route(triage.readProposed, readsApplications, sorting.readProposed),
]
