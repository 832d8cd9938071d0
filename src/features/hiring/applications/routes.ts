import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as candidates from './candidates.service.ts'
import * as contract from './contract.ts'
import * as cv from './cv.contract.ts'
import * as cvs from './cv.service.ts'
import * as desks from './desk.contract.ts'
import * as desk from './desk.service.ts'
import { exportCsv } from './export.ts'
import * as list from './list.service.ts'
import * as mine from './mine.contract.ts'
import { recordOf } from './mine.record.ts'
import * as theirs from './mine.service.ts'
import * as moving from './moved.contract.ts'
import * as moved from './moved.service.ts'
import { looksForWork, readsApplications, worksOnApplications } from './policy.ts'
import { renewLink } from './renew.service.ts'
import * as working from './work.contract.ts'
import * as work from './work.service.ts'

export const applicationRoutes = [
  openRoute(mine.renewLink, anyone, renewLink),
  openRoute(mine.listApplicationsForCandidate, looksForWork, theirs.listApplicationsForCandidate),
  // By the link of one application, without an account; by its id, with the account it stands in.
  openRoute(mine.downloadApplicationRecord, looksForWork, recordOf),
  openRoute(mine.readApplicationForCandidate, anyone, theirs.readApplicationForCandidate),
  openRoute(mine.withdrawApplication, anyone, theirs.withdrawApplication),
  openRoute(mine.writeToEmployer, anyone, theirs.writeMessage),
  openRoute(mine.askApplicationStatus, anyone, theirs.askApplicationStatus),
  openRoute(mine.replaceMyCv, anyone, theirs.replaceCv),
  openRoute(mine.readMyCv, anyone, theirs.readCv),
  openRoute(mine.claimApplication, anyone, theirs.claimApplication),
  openRoute(moving.readMyOtherJobs, anyone, moved.readMyOtherJobs),
  openRoute(moving.answerOtherJob, anyone, moved.answerOtherJob),
  route(contract.listApplications, readsApplications, list.listApplications),
  route(contract.groupApplications, readsApplications, list.groupApplications),
  route(contract.readChoices, readsApplications, list.readChoices),
  route(contract.exportApplications, worksOnApplications, exportCsv),
  route(contract.labelApplications, worksOnApplications, work.changeLabels),
  route(working.writeToApplicants, worksOnApplications, work.writeTo),
  route(working.openApplication, worksOnApplications, work.openApplication),
  route(cv.readApplicationCv, readsApplications, cvs.readApplicationCv),
  route(cv.readCvText, worksOnApplications, cvs.readCvText),
  route(working.addNote, worksOnApplications, work.addNote),
  route(working.changeNote, worksOnApplications, work.changeNote),
  route(working.withdrawMessage, worksOnApplications, work.withdrawMessage),
  route(desks.holdApplications, worksOnApplications, desk.holdApplications),
  route(desks.editApplication, worksOnApplications, desk.editApplication),
  route(desks.readPack, readsApplications, desk.readPack),
  route(moving.readOtherJobs, readsApplications, moved.readOtherJobs),
  route(moving.askForOtherJob, worksOnApplications, moved.askForOtherJob),
  route(moving.withdrawOtherJob, worksOnApplications, moved.withdrawOtherJob),
  route(working.mergeCandidates, worksOnApplications, candidates.mergeCandidates),
  route(working.eraseCandidate, worksOnApplications, candidates.eraseCandidate),
]
