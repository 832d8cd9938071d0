/** What the recruitment hub counts of jobs; their list is narrowed by the same. */
export { countPendingApprovals as waitingForWord, openPositions } from './positions.queries.ts'
