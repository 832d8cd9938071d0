import { wire } from '../../../../shared/endpoint.ts'
import type * as searching from '../../criteria-search/contract.ts'
import type * as contract from '../person.contract.ts'

export const invitationsCall = wire<typeof contract.myInvitations>('GET', '/api/seeker/invitations')
export const answerCall = wire<typeof contract.answerInvitation>('POST', '/api/seeker/invitations/:id/answer')
export const reportCall = wire<typeof contract.reportInvitation>('POST', '/api/seeker/invitations/:id/report')
export const foundCall = wire<typeof contract.readFound>('GET', '/api/seeker/found')
export const pauseCall = wire<typeof contract.pauseFound>('PUT', '/api/seeker/found/pause')
export const hideCall = wire<typeof contract.hideFromCompany>('PUT', '/api/seeker/found/companies/:id')
export const contestCall = wire<typeof searching.contestLine>('POST', '/api/seeker/found/searches/:run/objections')
export const inSearchesCall = wire<typeof searching.searchesIWasIn>('GET', '/api/seeker/found/searches')
