import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const skillsCall = wire<typeof contract.readMySkills>('GET', '/api/seeker/skills')
export const sayCall = wire<typeof contract.saySkill>('PUT', '/api/seeker/skills')
export const forgetCall = wire<typeof contract.forgetSkill>('DELETE', '/api/seeker/skills/:id')
export const jobsCall = wire<typeof contract.listSkillJobs>('GET', '/api/seeker/skill-jobs')
export const unlocksCall = wire<typeof contract.readUnlocks>('GET', '/api/seeker/skill-unlocks')
export const suggestCall = wire<typeof contract.suggestSkills>('GET', '/api/seeker/skill-suggestions')

/** What changes with the skills somebody has. */
export const OF_SKILLS = [skillsCall, unlocksCall, jobsCall]
