/** The pay group somebody is in on a day, for queries of other features. */
export { groupOn } from './group-on.queries.ts'
