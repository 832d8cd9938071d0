import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as keeping from '../../career/applications/kept.contract.ts'
import * as kept from '../../career/applications/kept.service.ts'
import * as mine from '../../career/applications/mine.contract.ts'
import { recordOf } from '../../career/applications/mine.record.ts'
import * as theirs from '../../career/applications/mine.service.ts'
import * as applying from '../../job-board/apply/apply.contract.ts'
import { apply } from '../../job-board/apply/apply.service.ts'
import * as candidates from './candidates.service.ts'
import * as contract from './contract.ts'
import * as cv from './cv.contract.ts'
import * as cvs from './cv.service.ts'
import * as desks from './desk.contract.ts'
import * as desk from './desk.service.ts'
import * as list from './list.service.ts'
import * as moving from './moved.contract.ts'
import * as moved from './moved.service.ts'
import { looksForWork, worksOnApplications } from './policy.ts'
import * as working from './work.contract.ts'
import * as work from './work.service.ts'

export const applicationRoutes = [
  openRoute(applying.applyForJob, anyone, apply),
  openRoute(mine.listMine, looksForWork, theirs.list),
  // By the link of one application, without an account; by its id, with the account it stands in.
  openRoute(mine.recordOfMine, looksForWork, recordOf),
  openRoute(mine.readMine, anyone, theirs.read),
  openRoute(mine.withdrawMine, anyone, theirs.withdraw),
  openRoute(mine.writeToEmployer, anyone, theirs.writeMessage),
  openRoute(mine.askMine, anyone, theirs.ask),
  openRoute(mine.replaceMyCv, anyone, theirs.replaceCv),
  openRoute(mine.readMyCv, anyone, theirs.readCv),
  openRoute(mine.claimMine, anyone, theirs.claim),
  openRoute(moving.readMyOtherJobs, anyone, moved.readMine),
  openRoute(moving.answerOtherJob, anyone, moved.answer),
  openRoute(keeping.addCard, looksForWork, kept.add),
  openRoute(keeping.changeCard, looksForWork, kept.change),
  openRoute(keeping.removeCard, looksForWork, kept.remove),
  openRoute(keeping.saveNote, looksForWork, kept.saveNote),
  route(contract.listApplications, worksOnApplications, list.list),
  route(contract.groupApplications, worksOnApplications, list.groups),
  route(contract.readChoices, worksOnApplications, list.choices),
  route(contract.exportApplications, worksOnApplications, list.exportCsv),
  route(contract.labelApplications, worksOnApplications, work.label),
  route(working.writeToApplicants, worksOnApplications, work.writeTo),
  route(working.openApplication, worksOnApplications, work.open),
  route(cv.readApplicationCv, worksOnApplications, cvs.download),
  route(cv.readCvText, worksOnApplications, cvs.text),
  route(working.addNote, worksOnApplications, work.addNote),
  route(working.changeNote, worksOnApplications, work.changeNote),
  route(working.takeMessageBack, worksOnApplications, work.takeBack),
  route(desks.holdApplications, worksOnApplications, desk.hold),
  route(desks.editApplication, worksOnApplications, desk.edit),
  route(desks.readPack, worksOnApplications, desk.pack),
  route(moving.readOtherJobs, worksOnApplications, moved.read),
  route(moving.askForOtherJob, worksOnApplications, moved.ask),
  route(moving.takeOtherJobBack, worksOnApplications, moved.takeBack),
  route(working.mergeCandidates, worksOnApplications, candidates.merge),
  route(working.eraseCandidate, worksOnApplications, candidates.erase),
]
