import { openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hasNotifications } from './policy.ts'
import * as service from './service.ts'

export const notificationRoutes = [
  openRoute(contract.listNotifications, hasNotifications, service.listNotifications),
  openRoute(contract.watchNotifications, hasNotifications, service.watchNotifications),
  openRoute(contract.markNotifications, hasNotifications, service.markNotifications),
  openRoute(contract.readAllNotifications, hasNotifications, service.readAllNotifications),
  openRoute(contract.undoReadAll, hasNotifications, service.undoReadAll),
  openRoute(contract.readNotificationSettings, hasNotifications, service.readSettings),
  openRoute(contract.saveNotificationSettings, hasNotifications, service.saveSettings),
  openRoute(contract.addPushDevice, hasNotifications, service.addPushDevice),
  openRoute(contract.removePushDevice, hasNotifications, service.removePushDevice),
]
