import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../my.contract.ts'

export const listCall = wire<typeof contract.listMyMemos>('GET', '/api/my-memos')
export const openCall = wire<typeof contract.openMyMemo>('POST', '/api/my-memos/:id/open')
export const unlockCall = wire<typeof contract.unlockMyMemo>('POST', '/api/my-memos/:id/unlock')
export const answerCall = wire<typeof contract.answerMyMemo>('POST', '/api/my-memos/:id/answer')
export const pinCall = wire<typeof contract.pinMyMemo>('POST', '/api/my-memos/:id/pin')
export const readAllCall = wire<typeof contract.readAllMyMemos>('POST', '/api/my-memos/read')
export const replyCall = wire<typeof contract.replyToMyMemo>('POST', '/api/my-memos/:id/replies')
