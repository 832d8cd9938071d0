/** What interviews and offers both need of an application and its company. */
export { countComing } from './ended.queries.ts'
export {
  companyOf,
  findApplication as application,
  getWhereabouts,
  listInterviewers as interviewers,
} from './queries.ts'
