import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const listCall = wire<typeof contract.listEvents>('GET', '/api/company/walk-ins')
export const createCall = wire<typeof contract.createEvent>('POST', '/api/company/walk-ins')
export const readCall = wire<typeof contract.readEvent>('GET', '/api/company/walk-ins/:id')
export const changeCall = wire<typeof contract.changeEvent>('PUT', '/api/company/walk-ins/:id')
export const moveCall = wire<typeof contract.moveEvent>('POST', '/api/company/walk-ins/:id/move')
export const watchCall = wire<typeof contract.watchEvent>('GET', '/api/company/walk-ins/:id/watch')
export const nextCall = wire<typeof contract.callNext>('POST', '/api/company/walk-ins/:id/next')
export const walkUpCall = wire<typeof contract.addWalkUp>('POST', '/api/company/walk-ins/:id/walk-ups')
export const checkInCall = wire<typeof contract.checkIn>('POST', '/api/company/walk-ins/:id/check-in')
export const stepCall = wire<typeof contract.moveTicket>('POST', '/api/company/walk-ins/:id/tickets/:ticket/move')
export const finishCall = wire<typeof contract.finishTicket>('POST', '/api/company/walk-ins/:id/tickets/:ticket/finish')
