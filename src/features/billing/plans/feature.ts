import { defineFeature } from '../../../server/feature.ts'
import { planRoutes } from './routes.ts'

export default defineFeature({
  routes: planRoutes,
  tables: {
    plan_prices: { platform: 'what plans cost, by country and day' },
    sales_taxes: { platform: 'taxes on what is sold to a person, by place and day' },
    plan_sellers: { platform: 'who sells, by country' },
  },
})
