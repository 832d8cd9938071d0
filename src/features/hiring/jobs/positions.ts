/** What the recruitment hub counts of jobs; their list is narrowed by the same. */
export { openPositions, waitingForWord } from './positions.queries.ts'
