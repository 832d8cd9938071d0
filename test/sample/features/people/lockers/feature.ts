import { defineFeature } from '../../../server/feature.ts'
import { lockerApprovals } from './approval.kind.ts'
import { lockerImport } from './import.ts'
import { lockersExport } from './list.ts'
import { lockerNotifications } from './notifications.rules.ts'
import { lockerRoutes } from './routes.ts'
import { exportLockerWish } from './service.ts'
import { lockerSettings } from './settings.ts'

export default defineFeature({
  routes: lockerRoutes,
  approvals: [lockerApprovals],
  notifications: lockerNotifications,
  listExports: [lockersExport],
  imports: [lockerImport],
  settings: [lockerSettings],
  personalData: { exportOf: exportLockerWish },
  tables: {
    lockers: { what: 'lockers, and who has them', order: ['id'] },
    locker_wishes: { platform: 'a job seeker’s own' },
  },
})
