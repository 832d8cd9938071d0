import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const alertsCall = wire<typeof contract.readPhoneAlerts>('GET', '/api/seeker/phone-alerts')
export const agreeCall = wire<typeof contract.agreeToPhoneAlerts>('PUT', '/api/seeker/phone-alerts')
export const confirmCall = wire<typeof contract.confirmPhoneAlerts>('POST', '/api/seeker/phone-alerts/confirm')
export const chooseCall = wire<typeof contract.choosePhoneAlerts>('PUT', '/api/seeker/phone-alerts/choices')
export const testCall = wire<typeof contract.testPhoneAlert>('POST', '/api/seeker/phone-alerts/test')
export const removeCall = wire<typeof contract.removePhoneAlerts>('DELETE', '/api/seeker/phone-alerts')
