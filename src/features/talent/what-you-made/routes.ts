import { openRoute } from '../../../server/routes.ts'
import { isSeeker } from '../../career/profile/policy.ts'
import * as contract from './contract.ts'
import { readWhatYouMade } from './service.ts'

export const whatYouMadeRoutes = [openRoute(contract.readWhatYouMade, isSeeker, readWhatYouMade)]
