import { route } from '../../../server/routes.ts'
import { permits } from '../../../shared/permissions.ts'
import { readStorage } from './contract.ts'
import * as service from './service.ts'

export const uploadRoutes = [route(readStorage, permits('settings.write'), service.readStorage)]
