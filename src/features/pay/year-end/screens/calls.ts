import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const formsCall = wire<typeof contract.listYearForms>('GET', '/api/year-end')
export const formCall = wire<typeof contract.readYearForm>('GET', '/api/year-end/:entityId/:form')
export const makeCall = wire<typeof contract.makeYearSlips>('POST', '/api/year-end/:entityId/:form')
