import { openRoute, route } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import { decidesReports, seesReports } from '../../job-board/jobs/policy.ts'
import * as contract from './contract.ts'
import { readsThreads, writesThreads } from './policy.ts'
import * as reportContract from './reports.contract.ts'
import * as reports from './reports.service.ts'
import * as seeker from './seeker.service.ts'
import * as company from './service.ts'
import * as templateContract from './templates.contract.ts'
import * as templates from './templates.service.ts'

/** Beginning a thread is paid for; in one that was begun both write, whatever became of the plan. */
export const directMessageRoutes = [
  openRoute(contract.listMyThreads, isSeeker, seeker.listMyThreads),
  premiumPlusRoute(contract.listStarts, seeker.listStarts),
  premiumPlusRoute(contract.startMyThread, seeker.startMyThread),
  openRoute(contract.readMyThread, isSeeker, seeker.readMyThread),
  openRoute(contract.writeInMyThread, isSeeker, seeker.writeInMyThread),
  openRoute(contract.takeMyMessageBack, isSeeker, seeker.takeMyMessageBack),
  openRoute(contract.changeMyThread, isSeeker, seeker.changeMyThread),
  openRoute(contract.addMyFile, isSeeker, seeker.addMyFile),
  openRoute(contract.readMyFile, isSeeker, seeker.readMyFile),
  openRoute(contract.reportThread, isSeeker, seeker.reportThread),
  openRoute(contract.watchMyThread, isSeeker, seeker.watchMyThread),
  route(contract.listThreads, readsThreads, company.listThreads),
  route(contract.startThread, writesThreads, company.startThread),
  route(contract.readThread, readsThreads, company.readThread),
  route(contract.writeInThread, writesThreads, company.writeInThread),
  route(contract.takeMessageBack, writesThreads, company.takeMessageBack),
  route(contract.changeThread, writesThreads, company.changeThread),
  route(contract.addFile, writesThreads, company.addFile),
  route(contract.readFile, readsThreads, company.readFile),
  route(contract.watchThread, readsThreads, company.watchThread),
  route(contract.reportPerson, writesThreads, reports.reportPerson),
  route(templateContract.readTemplateFacts, readsThreads, templates.readTemplateFacts),
  route(templateContract.listDirectTemplates, readsThreads, templates.listDirectTemplates),
  route(templateContract.addDirectTemplate, writesThreads, templates.addDirectTemplate),
  route(templateContract.changeDirectTemplate, writesThreads, templates.changeDirectTemplate),
  route(templateContract.removeDirectTemplate, writesThreads, templates.removeDirectTemplate),
  openRoute(reportContract.listDirectReports, seesReports, reports.listDirectReports),
  openRoute(reportContract.readDirectReport, seesReports, reports.readDirectReport),
  openRoute(reportContract.decideDirectReport, decidesReports, reports.decideDirectReport),
]
