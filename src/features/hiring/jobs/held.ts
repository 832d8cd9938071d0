/** What planning who is hired needs of jobs: who runs the company, and where work is done. */
export {
  getHiringSettings,
  listTeamMembers as people,
  nameOf,
  type TeamMember as Somebody,
} from './approval.queries.ts'
export { placesById } from './queries.ts'
