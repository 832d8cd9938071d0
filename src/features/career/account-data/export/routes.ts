import { openRoute } from '../../../../server/routes.ts'
import { exportProfile } from '../../profile/contract.ts'
import { isSeeker } from '../../profile/policy.ts'
import { exported } from './service.ts'

export const seekerExportRoutes = [openRoute(exportProfile, isSeeker, exported)]
