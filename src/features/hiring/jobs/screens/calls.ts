import { wire } from '../../../../shared/endpoint.ts'
import type { readMap } from '../../../adverts/maps/contract.ts'
import type * as contract from '../contract.ts'
import type * as team from '../team.contract.ts'

export const listCall = wire<typeof contract.listCompanyJobs>('GET', '/api/company/jobs')
export const readCall = wire<typeof contract.readJob>('GET', '/api/company/jobs/:id')
export const createCall = wire<typeof contract.createJob>('POST', '/api/company/jobs')
export const saveCall = wire<typeof contract.saveJob>('PUT', '/api/company/jobs/:id')
export const moveCall = wire<typeof contract.moveJob>('POST', '/api/company/jobs/:id/move')
export const keepOpenCall = wire<typeof contract.keepJobOpen>('POST', '/api/company/jobs/:id/keep-open')
export const stillHiringCall = wire<typeof contract.confirmStillHiring>('POST', '/api/company/jobs/:id/still-hiring')
export const bulkCall = wire<typeof contract.moveJobs>('POST', '/api/company/jobs/bulk')
export const deleteCall = wire<typeof contract.deleteJob>('DELETE', '/api/company/jobs/:id')
export const revisionsCall = wire<typeof contract.readRevisions>('GET', '/api/company/jobs/:id/revisions')
export const answerCall = wire<typeof contract.answerReview>('POST', '/api/company/jobs/:id/review-answer')
export const teamCall = wire<typeof team.readTeam>('GET', '/api/company/jobs/:id/team')
export const saveTeamCall = wire<typeof team.saveTeam>('PUT', '/api/company/jobs/:id/team')
export const settingsCall = wire<typeof team.readHiringSettings>('GET', '/api/company/hiring-settings')
export const saveSettingsCall = wire<typeof team.saveHiringSettings>('PUT', '/api/company/hiring-settings')
export const occupationsCall = wire<typeof contract.findOccupations>('GET', '/api/occupations')
export const placesCall = wire<typeof contract.findPlaces>('GET', '/api/places')
export const mapCall = wire<typeof readMap>('GET', '/api/places/:id/map')
