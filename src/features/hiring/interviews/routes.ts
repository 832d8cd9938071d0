import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { askFeedback } from './feedback.service.ts'
import * as own from './my.contract.ts'
import * as my from './my.service.ts'
import { findInterviewers, mine } from './panel.ts'
import * as person from './person.service.ts'
import { arranges, keepsTemplates, mayHold } from './policy.ts'
import * as service from './service.ts'
import * as templates from './templates.contract.ts'
import * as scorecards from './templates.service.ts'

export const interviewRoutes = [
  route(contract.myInterviews, arranges, mine),
  route(contract.listInterviews, arranges, service.list),
  route(contract.arrangeInterview, arranges, service.arrange),
  route(contract.changeInterview, arranges, service.change),
  route(contract.moveInterview, arranges, service.move),
  route(contract.askFeedback, arranges, askFeedback),
  route(contract.saveScorecard, arranges, service.saveCard),
  route(contract.findInterviewers, arranges, findInterviewers),
  route(templates.readTemplates, arranges, scorecards.read),
  route(templates.saveTemplates, keepsTemplates, scorecards.save),
  // An employee who holds interviews: their own, and nothing else of hiring.
  route(own.listOwn, mayHold, my.list),
  route(own.openOwn, mayHold, my.open),
  route(own.readOwnCv, mayHold, my.cv),
  route(own.saveOwnCard, mayHold, my.save),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirInterviews, anyone, person.list),
  openRoute(contract.answerInterview, anyone, person.answer),
  openRoute(contract.interviewCalendar, anyone, person.calendar),
]
