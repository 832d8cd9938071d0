import { wire } from '../../../shared/endpoint.ts'
import type {
  addCv,
  analyseCv,
  compareWithAdvert,
  listCvs,
  readCvAgain,
  readOneCv,
  readProfile,
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
