import { anyone, openRoute } from '../../server/routes.ts'
import * as applying from './apply.contract.ts'
import { apply } from './apply.service.ts'

export const applicationRoutes = [openRoute(applying.applyForJob, anyone, apply)]
