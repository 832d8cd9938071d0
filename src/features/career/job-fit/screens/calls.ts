import { wire } from '../../../../shared/endpoint.ts'
import type { listApplicationsForCandidate } from '../../../hiring/applications/mine.contract.ts'
import type { listMarks, markJob } from '../../job-search/contract.ts'
import type * as contract from '../contract.ts'

export const fitCall = wire<typeof contract.readFit>('GET', '/api/seeker/fits/:job')
export const fitsCall = wire<typeof contract.readFits>('GET', '/api/seeker/fits')
export const marksCall = wire<typeof listMarks>('GET', '/api/seeker/marks')
export const markCall = wire<typeof markJob>('PUT', '/api/seeker/marks/:job')
export const mineCall = wire<typeof listApplicationsForCandidate>('GET', '/api/my-applications')
