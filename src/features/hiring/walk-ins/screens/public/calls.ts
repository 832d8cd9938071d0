import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../person.contract.ts'

export const eventCall = wire<typeof contract.readPublicEvent>('GET', '/api/walk-ins/:id')
export const boardCall = wire<typeof contract.readBoard>('GET', '/api/walk-ins/:id/board')
export const registerCall = wire<typeof contract.register>('POST', '/api/walk-ins/:id/register')
export const ticketCall = wire<typeof contract.readTicket>('GET', '/api/walk-in-ticket')
export const changeCall = wire<typeof contract.changeTicket>('POST', '/api/walk-in-ticket')
