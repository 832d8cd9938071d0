import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const matchCall = wire<typeof contract.readMatch>('GET', '/api/company/applications/:application/match')
export const againCall = wire<typeof contract.rerunMatch>('POST', '/api/company/applications/:application/match')
export const objectCall = wire<typeof contract.objectTo>(
  'POST',
  '/api/company/applications/:application/match/objections',
)
export const theirCall = wire<typeof contract.theirMatch>('GET', '/api/applications/:application/match')
export const theirObjectCall = wire<typeof contract.objectAsCandidate>(
  'POST',
  '/api/applications/:application/match/objections',
)
export const peopleCall = wire<typeof contract.askForPeople>(
  'POST',
  '/api/applications/:application/match/human-review',
)
