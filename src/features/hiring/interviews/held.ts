/** What interviews and offers both need of an application and its company. */
export { application, companyOf, interviewers, noteEvent, touch } from './queries.ts'
