/** What names a job in statements of other features. */
export { jobNameColumns } from './label.queries.ts'
