import { wire } from '../../../../../shared/endpoint.ts'
import type { deleteAccount, readParting } from '../contract.ts'

export const partingCall = wire<typeof readParting>('GET', '/api/seeker/account/parting')
export const deleteCall = wire<typeof deleteAccount>('POST', '/api/seeker/account/delete')
