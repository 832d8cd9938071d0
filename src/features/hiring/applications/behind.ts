/** What counting applications needs of them: the hub’s figures and the lists behind them say the same thing. */
export { ACCEPTED_AT, APPROVED_AT, figureCondition as behind } from './behind.queries.ts'
