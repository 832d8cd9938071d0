import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const changesCall = wire<typeof contract.listLawChanges>('GET', '/api/law-changes')
export const impactCall = wire<typeof contract.readLawImpact>('GET', '/api/law-changes/:groupId/impact')
export const trialCall = wire<typeof contract.tryLawFigure>('POST', '/api/law-changes/:groupId/trial')
