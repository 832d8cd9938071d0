import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { answersQuestions, asksHr } from './policy.ts'
import * as service from './service.ts'

export const questionRoutes = [
  route(contract.listMyQuestions, asksHr, service.listMyQuestions),
  route(contract.askQuestion, asksHr, service.askQuestion),
  route(contract.writeMore, asksHr, service.writeMore),
  route(contract.closeMyQuestion, asksHr, service.closeMyQuestion),
  route(contract.listQuestions, answersQuestions, service.listQuestions),
  route(contract.readQuestion, answersQuestions, service.readQuestion),
  route(contract.answerQuestion, answersQuestions, service.answerQuestion),
  route(contract.addNote, answersQuestions, service.addNote),
  route(contract.assignQuestion, answersQuestions, service.assignQuestion),
  route(contract.closeQuestion, answersQuestions, service.closeQuestion),
  route(contract.reopenQuestion, answersQuestions, service.reopenQuestion),
]
