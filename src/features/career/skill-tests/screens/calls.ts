import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const testsCall = wire<typeof contract.listSkillTests>('GET', '/api/seeker/skill-tests')
export const practiceCall = wire<typeof contract.practiseSkill>('GET', '/api/seeker/skill-practice')
export const startCall = wire<typeof contract.startSkillTest>('POST', '/api/seeker/skill-attempts')
export const attemptCall = wire<typeof contract.readSkillAttempt>('GET', '/api/seeker/skill-attempts/:id')
export const answerCall = wire<typeof contract.answerSkillQuestion>('PUT', '/api/seeker/skill-attempts/:id/answers')
export const openTextCall = wire<typeof contract.openTypingText>('POST', '/api/seeker/skill-attempts/:id/texts')
export const handInTextCall = wire<typeof contract.handInTypingText>('PUT', '/api/seeker/skill-attempts/:id/texts')
export const reviewCall = wire<typeof contract.askSkillReview>('POST', '/api/seeker/skill-attempts/:id/review')
export const pauseCall = wire<typeof contract.pauseSkillTest>('POST', '/api/seeker/skill-attempts/:id/pause')
export const resumeCall = wire<typeof contract.resumeSkillTest>('POST', '/api/seeker/skill-attempts/:id/resume')
export const awayCall = wire<typeof contract.leaveSkillTest>('POST', '/api/seeker/skill-attempts/:id/away')
export const finishCall = wire<typeof contract.finishSkillTest>('POST', '/api/seeker/skill-attempts/:id/finish')
export const badgeCall = wire<typeof contract.showSkillBadge>('PUT', '/api/seeker/skill-attempts/:id/badge')
export const publicBadgeCall = wire<typeof contract.readSkillBadge>('GET', '/api/skill-badges/:code')
export const countsCall = wire<typeof contract.countSkillBadge>('PUT', '/api/seeker/skill-attempts/:id/counts')
