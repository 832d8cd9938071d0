import { defineFeature } from '../../../server/feature.ts'
import { zoneJobs } from './jobs.ts'
import { zoneNotifications } from './notifications.rules.ts'
import { zoneRoutes } from './routes.ts'
import { exportZones } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ alertZones: await exportZones(ctx) }) },
  routes: zoneRoutes,
  jobs: zoneJobs,
  notifications: zoneNotifications,
  tables: {
    seeker_zones: { platform: 'a job seeker’s own' },
    zone_settings: { platform: 'a job seeker’s own' },
    zone_hits: { platform: 'adverts in a zone of a job seeker’s own' },
    zone_matched: { platform: 'which public adverts have been looked at' },
  },
})
