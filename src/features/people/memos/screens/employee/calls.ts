import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../my.contract.ts'

export const listCall = wire<typeof contract.listMine>('GET', '/api/my-memos')
export const openCall = wire<typeof contract.openMine>('POST', '/api/my-memos/:id/open')
export const unlockCall = wire<typeof contract.unlockMine>('POST', '/api/my-memos/:id/unlock')
export const answerCall = wire<typeof contract.answerMine>('POST', '/api/my-memos/:id/answer')
export const pinCall = wire<typeof contract.markMine>('POST', '/api/my-memos/:id/pin')
export const readAllCall = wire<typeof contract.readAllMine>('POST', '/api/my-memos/read')
export const replyCall = wire<typeof contract.replyMine>('POST', '/api/my-memos/:id/replies')
