import { route } from '../../../server/routes.ts'
import * as board from './board.service.ts'
import * as budgets from './budgets.service.ts'
import * as contract from './contract.ts'
import { readsBudgetPay, readsBudgets, writesBudgets } from './policy.ts'
import * as positions from './positions.service.ts'
import * as variance from './variance.service.ts'

export const budgetRoutes = [
  route(contract.listBudgets, readsBudgets, budgets.listBudgets),
  route(contract.makeBudget, writesBudgets, budgets.makeBudget),
  route(contract.copyBudget, writesBudgets, budgets.copyBudget),
  route(contract.moveBudget, writesBudgets, budgets.moveBudget),
  route(contract.rateBudget, writesBudgets, budgets.rateBudget),
  route(contract.readBudget, readsBudgets, board.readBudget),
  route(contract.downloadVariance, readsBudgets, variance.downloadVariance),
  route(contract.forecastBudget, writesBudgets, board.forecastBudget),
  route(contract.commentBudget, writesBudgets, board.commentBudget),
  route(contract.answerAdvice, writesBudgets, board.answerAdvice),
  route(contract.listPositions, readsBudgetPay, positions.listPositions),
  route(contract.addPosition, writesBudgets, positions.addPosition),
  route(contract.changePosition, writesBudgets, positions.changePosition),
  route(contract.deletePosition, writesBudgets, positions.deletePosition),
  route(contract.readPositionCost, readsBudgetPay, positions.readPositionCost),
]
