import { anyone, openRoute } from '../../../server/routes.ts'
import { applyForJob } from '../../hiring/applications/apply.contract.ts'
import { apply } from '../../hiring/applications/apply.service.ts'

export const applyRoutes = [openRoute(applyForJob, anyone, apply)]
