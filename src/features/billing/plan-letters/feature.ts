import { defineFeature } from '../../../server/feature.ts'
import { planLetterJobs } from './jobs.ts'
import { planLetterNotifications } from './notifications.rules.ts'

export default defineFeature({
  jobs: planLetterJobs,
  notifications: planLetterNotifications,
  tables: { plan_letters: { platform: 'which letters about plans have been written' } },
})
