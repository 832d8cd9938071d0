/** What planning who is hired needs of jobs: who runs the company, and where work is done. */
export { nameOf, people, runsIt, type Somebody } from './approval.queries.ts'
export { placesById } from './queries.ts'
