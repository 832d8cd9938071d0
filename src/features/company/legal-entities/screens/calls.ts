import { wire } from '../../../../shared/endpoint.ts'
import type { addEntity, addSite, changeEntity, changeSite, listEntities, listSites } from '../contract.ts'

export const entitiesCall = wire<typeof listEntities>('GET', '/api/company/entities')
export const addEntityCall = wire<typeof addEntity>('POST', '/api/company/entities')
export const changeEntityCall = wire<typeof changeEntity>('PUT', '/api/company/entities/:id')
export const sitesCall = wire<typeof listSites>('GET', '/api/company/sites')
export const addSiteCall = wire<typeof addSite>('POST', '/api/company/sites')
export const changeSiteCall = wire<typeof changeSite>('PUT', '/api/company/sites/:id')
