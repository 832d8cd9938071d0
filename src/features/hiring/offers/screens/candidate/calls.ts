import { wire } from '../../../../../shared/endpoint.ts'
import type * as interviews from '../../../interviews/contract.ts'
import type * as offers from '../../contract.ts'

export const interviewsCall = wire<typeof interviews.theirInterviews>(
  'GET',
  '/api/applications/:application/interviews',
)
export const chooseCall = wire<typeof interviews.answerInterview>(
  'POST',
  '/api/applications/:application/interviews/:id/answer',
)
export const offersCall = wire<typeof offers.theirOffers>('GET', '/api/applications/:application/offers')
export const answerCall = wire<typeof offers.answerOffer>('POST', '/api/applications/:application/offers/:id/answer')
