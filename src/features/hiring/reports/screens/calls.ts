import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const overviewCall = wire<typeof contract.readRecruitment>('GET', '/api/company/recruitment')
export const heldCall = wire<typeof contract.listInterviewsOfFigure>('GET', '/api/company/recruitment/interviews')
