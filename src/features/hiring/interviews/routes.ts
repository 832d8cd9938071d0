import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as busyContract from './busy.contract.ts'
import * as busy from './busy.service.ts'
import * as contract from './contract.ts'
import { askFeedback } from './feedback.service.ts'
import * as listCompany from './list.contract.ts'
import { listCompanyInterviews } from './list.service.ts'
import * as own from './my.contract.ts'
import * as my from './my.service.ts'
import { findInterviewers, listInterviewsForInterviewer } from './panel.ts'
import * as person from './person.service.ts'
import { arranges, keepsTemplates, mayHold, readsInterviews } from './policy.ts'
import { saveCard } from './scorecards.service.ts'
import * as service from './service.ts'
import * as templates from './templates.contract.ts'
import * as scorecards from './templates.service.ts'

export const interviewRoutes = [
  route(contract.myInterviews, readsInterviews, listInterviewsForInterviewer),
  route(listCompany.listCompanyInterviews, readsInterviews, listCompanyInterviews),
  route(contract.listInterviews, readsInterviews, service.listInterviews),
  route(contract.arrangeInterview, arranges, service.arrangeInterview),
  route(contract.changeInterview, arranges, service.changeInterview),
  route(contract.moveInterview, arranges, service.moveInterview),
  route(contract.askFeedback, arranges, askFeedback),
  route(contract.saveScorecard, arranges, saveCard),
  route(busyContract.readOwnCalendar, arranges, busy.readOwnCalendar),
  route(busyContract.saveOwnCalendar, arranges, busy.saveOwnCalendar),
  route(busyContract.dropOwnCalendar, arranges, busy.dropOwnCalendar),
  route(busyContract.readAvailability, arranges, busy.readAvailability),
  route(contract.findInterviewers, readsInterviews, findInterviewers),
  route(templates.readTemplates, readsInterviews, scorecards.readTemplates),
  route(templates.saveTemplates, keepsTemplates, scorecards.saveTemplates),
  // An employee who holds interviews: their own, and nothing else of hiring.
  route(own.listOwn, mayHold, my.listInterviewsForEmployee),
  route(own.openOwn, mayHold, my.openInterviewForEmployee),
  route(own.readOwnCv, mayHold, my.readCvForEmployee),
  route(own.saveOwnCard, mayHold, my.saveScorecardForEmployee),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirInterviews, anyone, person.listInterviewsForCandidate),
  openRoute(contract.answerInterview, anyone, person.answerInterview),
  openRoute(contract.interviewCalendar, anyone, person.downloadInterviewCalendar),
]
