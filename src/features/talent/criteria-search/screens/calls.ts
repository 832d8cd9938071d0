import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const base = '/api/company/talent-search'
export const draftCall = wire<typeof contract.draftCriteria>('POST', `${base}/draft`)
export const searchCall = wire<typeof contract.searchByCriteria>('POST', `${base}/runs`)
export const runsCall = wire<typeof contract.listRuns>('GET', `${base}/runs`)
export const runCall = wire<typeof contract.readRun>('GET', `${base}/runs/:run`)
export const whyCall = wire<typeof contract.whyNot>('GET', `${base}/runs/:run/people/:person`)
export const objectCall = wire<typeof contract.objectToLine>('POST', `${base}/runs/:run/objections`)
export const answerCall = wire<typeof contract.answerObjection>(
  'POST',
  `${base}/runs/:run/objections/:objection/answer`,
)
export const searchesCall = wire<typeof contract.listCriteriaSearches>('GET', `${base}/searches`)
export const keepCall = wire<typeof contract.saveCriteriaSearch>('POST', `${base}/searches`)
export const changeCall = wire<typeof contract.changeCriteriaSearch>('PUT', `${base}/searches/:id`)
export const removeCall = wire<typeof contract.removeCriteriaSearch>('DELETE', `${base}/searches/:id`)
