import { wire } from '../../../../shared/endpoint.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type * as contract from '../contract.ts'

export const budgetsCall = wire<typeof contract.listBudgets>('GET', '/api/budgets')
export const makeCall = wire<typeof contract.makeBudget>('POST', '/api/budgets')
export const boardCall = wire<typeof contract.readBudget>('GET', '/api/budgets/:id')
export const copyCall = wire<typeof contract.copyBudget>('POST', '/api/budgets/:id/copy')
export const moveCall = wire<typeof contract.moveBudget>('POST', '/api/budgets/:id/move')
export const rateCall = wire<typeof contract.rateBudget>('PUT', '/api/budgets/:id/rate')
export const forecastCall = wire<typeof contract.forecastBudget>('POST', '/api/budgets/:id/forecast')
export const commentCall = wire<typeof contract.commentBudget>('POST', '/api/budgets/:id/comments')
export const adviceCall = wire<typeof contract.answerAdvice>('POST', '/api/budgets/:id/advice')
export const positionsCall = wire<typeof contract.listPositions>('GET', '/api/budgets/:id/positions')
export const addPositionCall = wire<typeof contract.addPosition>('POST', '/api/budgets/:id/positions')
export const changePositionCall = wire<typeof contract.changePosition>('PUT', '/api/budget-positions/:positionId')
export const deletePositionCall = wire<typeof contract.deletePosition>('DELETE', '/api/budget-positions/:positionId')
export const costCall = wire<typeof contract.readPositionCost>('GET', '/api/budget-positions/:positionId/cost')

/** What changes with a budget: its board, its positions, the list of all. */
export const STALE = [budgetsCall, boardCall, positionsCall]

/** Writes amounts of a legal entity to the whole unit: what is summed over a year is read without its cents. */
export const useWhole = ({ country, currency }: Pick<contract.BudgetEntity, 'country' | 'currency'>) => {
  const { money } = useFormat()
  const symbol = useCountry(country)?.currency.symbol ?? currency.code
  return (minor: number) => money(Math.round(minor / 10 ** currency.minorUnits), { symbol, decimals: 0 })
}
