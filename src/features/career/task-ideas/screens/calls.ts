import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const taskOccupationsCall = wire<typeof contract.listTaskOccupations>('GET', '/api/seeker/task-occupations')
export const taskIdeasCall = wire<typeof contract.listTaskIdeas>('GET', '/api/seeker/task-ideas')
