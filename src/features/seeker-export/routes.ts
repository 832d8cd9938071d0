import { openRoute } from '../../server/routes.ts'
import { exportProfile } from '../seekers/contract.ts'
import { isSeeker } from '../seekers/policy.ts'
import { exported } from './service.ts'

export const seekerExportRoutes = [openRoute(exportProfile, isSeeker, exported)]
