import { wire } from '../../../../shared/endpoint.ts'
import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type * as contract from '../../../hiring/applications/mine.contract.ts'
import type * as moved from '../../../hiring/applications/moved.contract.ts'
import type { PublicStatus } from '../../../hiring/jobs/stages.rules.ts'
import type * as keeping from '../kept.contract.ts'

export const listCall = wire<typeof contract.listApplicationsForCandidate>('GET', '/api/my-applications')
export const readCall = wire<typeof contract.readApplicationForCandidate>('GET', '/api/my-applications/:key')
export const renewCall = wire<typeof contract.renewLink>('POST', '/api/application-link/renew')
export const withdrawCall = wire<typeof contract.withdrawApplication>('POST', '/api/my-applications/:key/withdraw')
export const writeCall = wire<typeof contract.writeToEmployer>('POST', '/api/my-applications/:key/messages')
export const askCall = wire<typeof contract.askApplicationStatus>('POST', '/api/my-applications/:key/ask')
export const cvCall = wire<typeof contract.replaceMyCv>('POST', '/api/my-applications/:key/cv')
export const otherJobsCall = wire<typeof moved.readMyOtherJobs>('GET', '/api/my-applications/:key/other-jobs')
export const answerOtherCall = wire<typeof moved.answerOtherJob>('POST', '/api/my-applications/:key/other-jobs/:move')
export const claimCall = wire<typeof contract.claimApplication>('POST', '/api/my-applications/:key/claim')
export const addCardCall = wire<typeof keeping.addCard>('POST', '/api/my-cards')
export const changeCardCall = wire<typeof keeping.changeCard>('PUT', '/api/my-cards/:id')
export const removeCardCall = wire<typeof keeping.removeCard>('DELETE', '/api/my-cards/:id')
export const noteCall = wire<typeof keeping.saveNote>('PUT', '/api/my-notes/:about')

export const TONES: Readonly<Record<PublicStatus, Tone>> = {
  received: 'calm',
  review: 'calm',
  interview: 'calm',
  assessment: 'calm',
  offer: 'ok',
  hired: 'ok',
  notSelected: 'idle',
  withdrawn: 'idle',
  jobClosed: 'idle',
}
