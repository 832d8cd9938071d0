import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const formsCall = wire<typeof contract.listYearForms>('GET', '/api/year-end')
export const formCall = wire<typeof contract.readYearForm>('GET', '/api/year-end/:entityId/:form')
export const makeCall = wire<typeof contract.makeYearSlips>('POST', '/api/year-end/:entityId/:form')
export const returnCall = wire<typeof contract.readYearReturn>('GET', '/api/year-end/:entityId/:form/return')
export const makeReturnCall = wire<typeof contract.makeYearReturn>('POST', '/api/year-end/:entityId/:form/return')
