import { openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { answersQuestions, readsQuestions } from './policy.ts'
import * as service from './service.ts'

export const jobQuestionRoutes = [
  openRoute(contract.readMyQuestions, isSeeker, service.readMyQuestions),
  openRoute(contract.askQuestion, isSeeker, service.askQuestion),
  route(contract.listQuestions, readsQuestions, service.listQuestions),
  route(contract.answerQuestion, answersQuestions, service.answerQuestion),
  route(contract.removeQuestion, answersQuestions, service.removeQuestion),
]
