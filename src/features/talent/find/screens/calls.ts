import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as inviting from '../invitations.contract.ts'
import type * as pooling from '../pools.contract.ts'

const base = '/api/company/talent'
export const searchCall = wire<typeof contract.searchTalent>('GET', base)
export const nearCall = wire<typeof contract.nearTalent>('GET', `${base}/near`)
export const promotedCall = wire<typeof contract.promotedTalent>('GET', `${base}/promoted`)
export const notePromotedCall = wire<typeof contract.notePromoted>('POST', `${base}/:id/promoted`)
export const openCall = wire<typeof contract.openTalent>('POST', `${base}/:id/open`)
export const markCall = wire<typeof contract.markTalent>('PUT', `${base}/:id/mark`)
export const searchesCall = wire<typeof contract.listTalentSearches>('GET', `${base}/searches`)
export const keepCall = wire<typeof contract.saveTalentSearch>('POST', `${base}/searches`)
export const changeSearchCall = wire<typeof contract.changeTalentSearch>('PUT', `${base}/searches/:id`)
export const removeSearchCall = wire<typeof contract.removeTalentSearch>('DELETE', `${base}/searches/:id`)
export const poolsCall = wire<typeof pooling.listPools>('GET', `${base}/pools`)
export const addPoolCall = wire<typeof pooling.addPool>('POST', `${base}/pools`)
export const changePoolCall = wire<typeof pooling.changePool>('PUT', `${base}/pools/:id`)
export const removePoolCall = wire<typeof pooling.removePool>('DELETE', `${base}/pools/:id`)
export const poolCall = wire<typeof pooling.readPool>('GET', `${base}/pools/:id`)
export const addMembersCall = wire<typeof pooling.addMembers>('POST', `${base}/pools/:id/members`)
export const changeMemberCall = wire<typeof pooling.changeMember>('PUT', `${base}/members/:id`)
export const removeMemberCall = wire<typeof pooling.removeMember>('DELETE', `${base}/members/:id`)
export const invitationsCall = wire<typeof inviting.listInvitations>('GET', `${base}/invitations`)
export const inviteCall = wire<typeof inviting.invite>('POST', `${base}/invitations`)
export const withdrawCall = wire<typeof inviting.withdrawInvitation>('POST', `${base}/invitations/:id/withdraw`)
