import { openRoute } from '../../../../server/routes.ts'
import { exportProfile } from '../../profile/contract.ts'
import { isSeeker } from '../../profile/policy.ts'
import { exportSeekerData } from './service.ts'

export const seekerExportRoutes = [openRoute(exportProfile, isSeeker, exportSeekerData)]
