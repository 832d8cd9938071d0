import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../my.contract.ts'

export const listCall = wire<typeof contract.listOwn>('GET', '/api/my-interviews')
export const openCall = wire<typeof contract.openOwn>('GET', '/api/my-interviews/:id')
export const cardCall = wire<typeof contract.saveOwnCard>('PUT', '/api/my-interviews/:id/scorecard')
