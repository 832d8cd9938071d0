import { wire } from '../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const searchesCall = wire<typeof contract.listSearches>('GET', '/api/seeker/searches')
export const saveCall = wire<typeof contract.saveSearch>('POST', '/api/seeker/searches')
export const changeCall = wire<typeof contract.changeSearch>('PUT', '/api/seeker/searches/:id')
export const removeCall = wire<typeof contract.removeSearch>('DELETE', '/api/seeker/searches/:id')
export const marksCall = wire<typeof contract.listMarks>('GET', '/api/seeker/marks')
export const markCall = wire<typeof contract.markJob>('PUT', '/api/seeker/marks/:job')
export const waitingCall = wire<typeof contract.waiting>('GET', '/api/seeker/waiting')
export const markEmployerCall = wire<typeof contract.markEmployer>('PUT', '/api/seeker/marks/:job/company')
export const visitCall = wire<typeof contract.visitHome>('POST', '/api/seeker/visit')
export const ownJobsCall = wire<typeof contract.searchMine>('GET', '/api/seeker/jobs')
