import { anyone, openRoute, route } from '../../server/routes.ts'
import * as contract from './contract.ts'
import * as person from './person.service.ts'
import { arranges } from './policy.ts'
import * as service from './service.ts'

export const interviewRoutes = [
  route(contract.myInterviews, arranges, service.mine),
  route(contract.listInterviews, arranges, service.list),
  route(contract.arrangeInterview, arranges, service.arrange),
  route(contract.changeInterview, arranges, service.change),
  route(contract.moveInterview, arranges, service.move),
  route(contract.saveScorecard, arranges, service.saveCard),
  // Whose application it is, is proved inside: by account or by link.
  openRoute(contract.theirInterviews, anyone, person.list),
  openRoute(contract.answerInterview, anyone, person.answer),
  openRoute(contract.interviewCalendar, anyone, person.calendar),
]
