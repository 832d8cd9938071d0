import { wire } from '../../../../shared/endpoint.ts'
import type * as geo from '../../geo/contract.ts'
import type * as accounts from '../contract.ts'

export const loginCall = wire<typeof accounts.login>('POST', '/api/auth/login')
export const signupCall = wire<typeof accounts.signup>('POST', '/api/auth/signup')
export const forgotCall = wire<typeof accounts.forgotPassword>('POST', '/api/auth/forgot-password')
export const resetCall = wire<typeof accounts.resetPassword>('POST', '/api/auth/reset-password')
export const changeCall = wire<typeof accounts.changePassword>('POST', '/api/auth/change-password')
export const countriesCall = wire<typeof geo.workCountries>('GET', '/api/work-countries')
export const detectCall = wire<typeof geo.detectCountry>('GET', '/api/geo/detect')
