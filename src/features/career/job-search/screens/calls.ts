import { wire } from '../../../../shared/endpoint.ts'
import type { readPublicJob } from '../../../job-board/jobs/contract.ts'
import type { nearJobsForSeeker } from '../../smart-search/contract.ts'
import type * as contract from '../contract.ts'
import type * as matching from '../matches.contract.ts'
import type * as coming from '../upcoming.contract.ts'

export const oneJobCall = wire<typeof readPublicJob>('GET', '/api/jobs/:id')
export const searchesCall = wire<typeof contract.listSearches>('GET', '/api/seeker/searches')
export const saveCall = wire<typeof contract.saveSearch>('POST', '/api/seeker/searches')
export const changeCall = wire<typeof contract.changeSearch>('PUT', '/api/seeker/searches/:id')
export const removeCall = wire<typeof contract.removeSearch>('DELETE', '/api/seeker/searches/:id')
export const marksCall = wire<typeof contract.listMarks>('GET', '/api/seeker/marks')
export const markCall = wire<typeof contract.markJob>('PUT', '/api/seeker/marks/:job')
export const waitingCall = wire<typeof contract.waiting>('GET', '/api/seeker/waiting')
export const markEmployerCall = wire<typeof contract.markEmployer>('PUT', '/api/seeker/marks/:job/company')
export const visitCall = wire<typeof contract.visitHome>('POST', '/api/seeker/visit')
export const lookCall = wire<typeof contract.lookAt>('POST', '/api/seeker/looks')
export const ownJobsCall = wire<typeof contract.searchSeekerJobs>('GET', '/api/seeker/jobs')
export const nearCall = wire<typeof nearJobsForSeeker>('GET', '/api/seeker/jobs/near')
export const matchesCall = wire<typeof matching.readMatches>('GET', '/api/seeker/matches')
export const turnedDownCall = wire<typeof matching.listTurnedDown>('GET', '/api/seeker/matches/turned-down')
export const turnDownCall = wire<typeof matching.turnDownMatch>('PUT', '/api/seeker/matches/:job/turned-down')
export const takeBackCall = wire<typeof matching.undoTurnDown>('DELETE', '/api/seeker/matches/:job/turned-down')
export const stepsCall = wire<typeof matching.readSteps>('GET', '/api/seeker/steps')
export const skipCall = wire<typeof matching.skipStep>('PUT', '/api/seeker/steps/:step')
export const upcomingCall = wire<typeof coming.readUpcoming>('GET', '/api/seeker/upcoming')
