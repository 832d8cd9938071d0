/** What interviews and offers both need of an application and its company. */
export {
  companyOf,
  findApplication as application,
  listInterviewers as interviewers,
} from './queries.ts'
