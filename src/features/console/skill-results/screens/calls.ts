import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../../../career/skill-tests/review.contract.ts'

export const resultsCall = wire<typeof contract.listSkillResults>('GET', '/api/platform/skill-results')
export const voidCall = wire<typeof contract.voidSkillResult>('POST', '/api/platform/skill-results/:id/void')
export const standCall = wire<typeof contract.answerSkillReview>('POST', '/api/platform/skill-results/:id/answer')
