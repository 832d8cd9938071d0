import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const base = '/api/company/letter-templates'
export const lettersCall = wire<typeof contract.listLetters>('GET', base)
export const writeCall = wire<typeof contract.writeLetter>('POST', base)
export const changeCall = wire<typeof contract.changeLetter>('PUT', `${base}/:id`)
export const retireCall = wire<typeof contract.retireLetter>('POST', `${base}/:id/retire`)
export const tryCall = wire<typeof contract.tryLetter>('POST', `${base}/try`)
