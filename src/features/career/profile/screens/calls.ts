import { wire } from '../../../../shared/endpoint.ts'
import type { analyseCv, compareWithAdvert, sampleAnalysis } from '../analysis.contract.ts'
import type {
  addCv,
  listCvs,
  readCvAgain,
  readOneCv,
  readProfile,
  readText,
  removeCv,
  saveProfile,
} from '../contract.ts'

export const profileCall = wire<typeof readProfile>('GET', '/api/seeker/profile')
export const saveCall = wire<typeof saveProfile>('PUT', '/api/seeker/profile')
export const cvsCall = wire<typeof listCvs>('GET', '/api/seeker/cvs')
export const addCvCall = wire<typeof addCv>('POST', '/api/seeker/cvs')
export const oneCvCall = wire<typeof readOneCv>('GET', '/api/seeker/cvs/:id')
export const againCall = wire<typeof readCvAgain>('POST', '/api/seeker/cvs/:id/read')
export const removeCvCall = wire<typeof removeCv>('DELETE', '/api/seeker/cvs/:id')
export const analysisCall = wire<typeof analyseCv>('GET', '/api/seeker/cvs/:id/analysis')
export const againstCall = wire<typeof compareWithAdvert>('POST', '/api/seeker/cvs/:id/against')
export const readTextCall = wire<typeof readText>('POST', '/api/seeker/profile/read')
export const sampleCall = wire<typeof sampleAnalysis>('GET', '/api/seeker/analysis/sample')
