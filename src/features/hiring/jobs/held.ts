/** What planning who is hired needs of jobs: who runs the company, and where work is done. */
export {
  listTeamMembers as people,
  nameOf,
  type TeamMember as Somebody,
} from './approval.queries.ts'
export { placesById } from './queries.ts'
export { getHiringSettings } from './settings.service.ts'
