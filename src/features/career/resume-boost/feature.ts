import { defineFeature } from '../../../server/feature.ts'
import { promotionRoutes } from './routes.ts'
import { exportPromotions } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ promotions: await exportPromotions(ctx) }) },
  routes: promotionRoutes,
  tables: {
    seeker_boosts: { platform: 'a job seeker’s own' },
    boost_views: {
      what: 'on which days somebody was seen in the labelled place of Find Talent',
      order: ['day', 'card_id'],
    },
  },
})
