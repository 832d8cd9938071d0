import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const pathsCall = wire<typeof contract.listCareerPaths>('GET', '/api/seeker/career-paths')
export const careerJobsCall = wire<typeof contract.listCareerJobs>('GET', '/api/seeker/career-jobs')
export const choicesCall = wire<typeof contract.listCareerChoices>('GET', '/api/seeker/career-choices')
export const chooseCall = wire<typeof contract.saveCareerChoice>('PUT', '/api/seeker/career-choices')
export const takeBackCall = wire<typeof contract.removeCareerChoice>('DELETE', '/api/seeker/career-choices/:id')

/** What changes with a choice. */
export const OF_CHOICES = [pathsCall, choicesCall]
