import { openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { answersQuestions } from './policy.ts'
import * as service from './service.ts'

export const jobQuestionRoutes = [
  openRoute(contract.readMyQuestions, isSeeker, service.readMine),
  openRoute(contract.askQuestion, isSeeker, service.ask),
  route(contract.listQuestions, answersQuestions, service.list),
  route(contract.answerQuestion, answersQuestions, service.answer),
  route(contract.removeQuestion, answersQuestions, service.remove),
]
