/** The plan somebody has, written by what the payment provider says of their orders, and by nothing else. */
export { putSeekerSubscription } from './queries.ts'
