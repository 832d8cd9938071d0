import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { answerReview } from './hide.service.ts'
import { confirmStillHiring } from './idle.service.ts'
import { exportCompanyJobs } from './list.contract.ts'
import { exportCsv } from './list.service.ts'
import { keepJobOpen, moveJob, moveJobs } from './move.service.ts'
import { keepsHiringSettings, managesJobs, readsJobs } from './policy.ts'
import * as service from './service.ts'
import * as team from './team.contract.ts'
import * as teams from './team.service.ts'

export const jobRoutes = [
  route(contract.listCompanyJobs, readsJobs, service.listCompanyJobs),
  route(exportCompanyJobs, readsJobs, exportCsv),
  route(contract.createJob, managesJobs, service.createJob),
  route(contract.moveJobs, managesJobs, moveJobs),
  route(contract.readJob, readsJobs, service.readJob),
  route(contract.saveJob, managesJobs, service.saveJob),
  route(contract.deleteJob, managesJobs, service.deleteJob),
  route(contract.moveJob, managesJobs, moveJob),
  route(contract.confirmStillHiring, managesJobs, confirmStillHiring),
  route(contract.keepJobOpen, managesJobs, keepJobOpen),
  route(contract.readRevisions, readsJobs, service.readRevisions),
  route(contract.answerReview, managesJobs, answerReview),
  route(team.readTeam, readsJobs, teams.readTeam),
  route(team.saveTeam, managesJobs, teams.saveTeam),
  route(team.readHiringSettings, readsJobs, teams.readSettings),
  route(team.saveHiringSettings, keepsHiringSettings, teams.saveSettings),
  openRoute(contract.findOccupations, anyone, service.findOccupations),
  openRoute(contract.findPlaces, anyone, service.findPlaces),
]
