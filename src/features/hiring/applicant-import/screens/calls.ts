import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const base = '/api/company/applicant-import'
export const sendCvCall = wire<typeof contract.sendCv>('POST', `${base}/cvs`)
export const readCvCall = wire<typeof contract.readSentCv>('GET', `${base}/cvs/:id`)
export const bringCall = wire<typeof contract.importApplicant>('POST', `${base}/applicants`)
export const takeBackCall = wire<typeof contract.undoApplicantImport>('POST', `${base}/:batch/take-back`)
