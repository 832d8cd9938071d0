import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const listCall = wire<typeof contract.listNotifications>('GET', '/api/notifications')
export const watchCall = wire<typeof contract.watchNotifications>('GET', '/api/notifications/watch')
export const markCall = wire<typeof contract.markNotifications>('POST', '/api/notifications/marks')
export const readAllCall = wire<typeof contract.readAllNotifications>('POST', '/api/notifications/all-read')
export const undoAllCall = wire<typeof contract.undoReadAll>('POST', '/api/notifications/all-unread')
export const settingsCall = wire<typeof contract.readNotificationSettings>('GET', '/api/notifications/settings')
export const saveCall = wire<typeof contract.saveNotificationSettings>('PUT', '/api/notifications/settings')
export const addDeviceCall = wire<typeof contract.addPushDevice>('POST', '/api/notifications/devices')
export const removeDeviceCall = wire<typeof contract.removePushDevice>('DELETE', '/api/notifications/devices/:device')
