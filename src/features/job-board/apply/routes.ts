import { anyone, openRoute } from '../../../server/routes.ts'
import { applyForJob, readContact } from '../../hiring/applications/apply.contract.ts'
import { apply } from '../../hiring/applications/apply.service.ts'
import { readContact as readContactOf } from '../../hiring/applications/contact.service.ts'

export const applyRoutes = [openRoute(applyForJob, anyone, apply), openRoute(readContact, anyone, readContactOf)]
