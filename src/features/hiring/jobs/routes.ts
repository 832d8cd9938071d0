import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { answerReview } from './hide.service.ts'
import { exportCompanyJobs } from './list.contract.ts'
import { exportCsv } from './list.service.ts'
import { move, moveMany } from './move.service.ts'
import { managesJobs, readsJobs } from './policy.ts'
import * as service from './service.ts'
import * as team from './team.contract.ts'
import * as teams from './team.service.ts'

export const jobRoutes = [
  route(contract.listCompanyJobs, readsJobs, service.list),
  route(exportCompanyJobs, readsJobs, exportCsv),
  route(contract.createJob, managesJobs, service.create),
  route(contract.moveJobs, managesJobs, moveMany),
  route(contract.readJob, readsJobs, service.readOne),
  route(contract.saveJob, managesJobs, service.save),
  route(contract.deleteJob, managesJobs, service.remove),
  route(contract.moveJob, managesJobs, move),
  route(contract.readRevisions, readsJobs, service.revisions),
  route(contract.answerReview, managesJobs, answerReview),
  route(team.readTeam, readsJobs, teams.readTeam),
  route(team.saveTeam, managesJobs, teams.saveTeam),
  route(team.readHiringSettings, readsJobs, teams.readSettings),
  route(team.saveHiringSettings, managesJobs, teams.saveSettings),
  openRoute(contract.findOccupations, anyone, service.occupations),
  openRoute(contract.findPlaces, anyone, service.places),
]
