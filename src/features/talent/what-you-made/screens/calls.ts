import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const madeCall = wire<typeof contract.readWhatYouMade>('GET', '/api/seeker/made')
