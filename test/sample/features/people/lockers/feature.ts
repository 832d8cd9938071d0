import { defineFeature } from '../../../server/feature.ts'
import { lockerApprovals } from './approval.kind.ts'
import { lockersExport } from './list.ts'
import { lockerNotifications } from './notifications.rules.ts'
import { lockerRoutes } from './routes.ts'
import { exportLockerWish } from './service.ts'

export default defineFeature({
  routes: lockerRoutes,
  approvals: [lockerApprovals],
  notifications: lockerNotifications,
  listExports: [lockersExport],
  personalData: { exportOf: exportLockerWish },
  tables: {
    lockers: { what: 'lockers, and who has them', order: ['id'] },
    locker_wishes: { platform: 'a job seeker’s own' },
  },
})
