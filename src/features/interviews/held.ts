/** What interviews and offers both need of an application and its company. */
export { application, companyOf, interviewers, touch } from './queries.ts'
