import { route } from '../../../server/routes.ts'
import * as board from './board.contract.ts'
import * as boards from './board.service.ts'
import * as contract from './contract.ts'
import { moveApplications } from './move.service.ts'
import { keepsPipelines, worksOnApplications } from './policy.ts'
import * as settings from './settings.contract.ts'
import * as pipelines from './settings.service.ts'
import * as triage from './triage.contract.ts'
import * as sorting from './triage.service.ts'

export const pipelineRoutes = [
  route(contract.moveApplications, worksOnApplications, moveApplications),
  route(board.boardJobs, worksOnApplications, boards.jobs),
  route(board.readBoard, worksOnApplications, boards.board),
  route(board.watchBoard, worksOnApplications, boards.watch),
  route(settings.readPipelines, worksOnApplications, pipelines.read),
  route(settings.createPipeline, keepsPipelines, pipelines.create),
  route(settings.savePipeline, keepsPipelines, pipelines.save),
  route(settings.saveReasons, keepsPipelines, pipelines.saveReasons),
  route(settings.choosePipeline, keepsPipelines, pipelines.choose),
  route(triage.readTriage, worksOnApplications, sorting.read),
  route(triage.decideTriage, worksOnApplications, sorting.decide),
  route(triage.undoTriage, worksOnApplications, sorting.undo),
  route(triage.readProposed, worksOnApplications, sorting.proposed),
]
