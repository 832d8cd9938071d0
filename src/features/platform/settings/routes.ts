import { route } from '../../../server/routes.ts'
import { permits } from '../../../shared/permissions.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Which areas are theirs, each says itself; what is not theirs is not there. */
const keepsSettings = permits('settings.write')

export const settingsRoutes = [
  route(contract.listSettings, keepsSettings, service.listSettings),
  route(contract.readSettings, keepsSettings, service.readSettings),
  route(contract.previewSettings, keepsSettings, service.previewSettings),
  route(contract.saveSettings, keepsSettings, service.saveSettings),
]
