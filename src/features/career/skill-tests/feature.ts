import { defineFeature } from '../../../server/feature.ts'
import { skillTestNotifications } from './notifications.rules.ts'
import { skillTestRoutes } from './routes.ts'
import { exportSkillTests } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ skillTests: await exportSkillTests(ctx) }) },
  routes: skillTestRoutes,
  notifications: skillTestNotifications,
  tables: {
    skill_test_attempts: { platform: 'a job seeker’s own' },
    skill_item_showings: { platform: 'how often each question of a test was shown on a day, not to whom' },
  },
})
