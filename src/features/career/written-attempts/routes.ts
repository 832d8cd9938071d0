import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** An attempt is begun where the test is asked for (`career/asked-tests`), on every plan. */
export const writtenAttemptRoutes = [
  openRoute(contract.readWrittenAttempt, isSeeker, service.readWrittenAttempt),
  openRoute(contract.answerWrittenQuestion, isSeeker, service.answerWrittenQuestion),
  openRoute(contract.nextWrittenQuestion, isSeeker, service.nextWrittenQuestion),
  openRoute(contract.pauseWrittenAttempt, isSeeker, service.pauseWrittenAttempt),
  openRoute(contract.resumeWrittenAttempt, isSeeker, service.resumeWrittenAttempt),
  openRoute(contract.leaveWrittenAttempt, isSeeker, service.leaveWrittenAttempt),
  openRoute(contract.finishWrittenAttempt, isSeeker, service.finishWrittenAttempt),
]
