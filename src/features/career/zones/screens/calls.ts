import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type { listJobsNear } from '../near.contract.ts'

export const zonesCall = wire<typeof contract.listZones>('GET', '/api/seeker/zones')
export const addCall = wire<typeof contract.addZone>('POST', '/api/seeker/zones')
export const changeCall = wire<typeof contract.changeZone>('PUT', '/api/seeker/zones/:id')
export const pauseCall = wire<typeof contract.pauseZone>('PUT', '/api/seeker/zones/:id/pause')
export const snoozeCall = wire<typeof contract.snoozeZone>('PUT', '/api/seeker/zones/:id/snooze')
export const deleteCall = wire<typeof contract.deleteZone>('DELETE', '/api/seeker/zones/:id')
export const settingsCall = wire<typeof contract.saveZoneSettings>('PUT', '/api/seeker/zone-settings')
export const previewCall = wire<typeof contract.previewZone>('GET', '/api/seeker/zone-preview')
export const nearCall = wire<typeof listJobsNear>('POST', '/api/seeker/jobs-near-cell')
