import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const attemptCall = wire<typeof contract.readWrittenAttempt>('GET', '/api/seeker/written-attempts/:id')
export const answerCall = wire<typeof contract.answerWrittenQuestion>('PUT', '/api/seeker/written-attempts/:id/answers')
export const nextCall = wire<typeof contract.nextWrittenQuestion>('POST', '/api/seeker/written-attempts/:id/next')
export const pauseCall = wire<typeof contract.pauseWrittenAttempt>('POST', '/api/seeker/written-attempts/:id/pause')
export const resumeCall = wire<typeof contract.resumeWrittenAttempt>('POST', '/api/seeker/written-attempts/:id/resume')
export const awayCall = wire<typeof contract.leaveWrittenAttempt>('POST', '/api/seeker/written-attempts/:id/away')
export const finishCall = wire<typeof contract.finishWrittenAttempt>('POST', '/api/seeker/written-attempts/:id/finish')
