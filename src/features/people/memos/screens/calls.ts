import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as followed from '../follow.contract.ts'

export const listCall = wire<typeof contract.listMemos>('GET', '/api/memos')
export const choicesCall = wire<typeof contract.memoChoices>('GET', '/api/memo-choices')
export const peopleCall = wire<typeof contract.findPeople>('GET', '/api/memo-people')
export const audienceCall = wire<typeof contract.previewAudience>('POST', '/api/memo-audience')
export const createCall = wire<typeof contract.createMemo>('POST', '/api/memos')
export const readCall = wire<typeof contract.readMemo>('GET', '/api/memos/:id')
export const changeCall = wire<typeof contract.changeMemo>('PUT', '/api/memos/:id')
export const removeCall = wire<typeof contract.removeMemo>('DELETE', '/api/memos/:id')
export const previewCall = wire<typeof contract.previewMemo>('POST', '/api/memos/:id/preview')
export const sendCall = wire<typeof contract.sendMemo>('POST', '/api/memos/:id/send')
export const moveCall = wire<typeof contract.moveMemo>('POST', '/api/memos/:id/move')
export const supersedeCall = wire<typeof contract.supersedeMemo>('POST', '/api/memos/:id/supersede')
export const extendCall = wire<typeof contract.extendMemo>('POST', '/api/memos/:id/due')
export const receiptsCall = wire<typeof followed.listReceipts>('GET', '/api/memos/:id/receipts')
export const remindCall = wire<typeof followed.remindMemo>('POST', '/api/memos/:id/remind')
export const exemptCall = wire<typeof followed.exemptFromMemo>('POST', '/api/memos/:id/exempt')
export const repliesCall = wire<typeof followed.listReplies>('GET', '/api/memos/:id/people/:employeeId/replies')
export const replyCall = wire<typeof followed.answerReply>('POST', '/api/memos/:id/people/:employeeId/replies')
export const attachCall = wire<typeof followed.addMemoFile>('POST', '/api/memos/:id/files')
export const detachCall = wire<typeof followed.removeMemoFile>('DELETE', '/api/memos/:id/files/:file')
