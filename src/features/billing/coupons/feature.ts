import { defineFeature } from '../../../server/feature.ts'

export default defineFeature({
  tables: {
    plan_coupons: { platform: 'coupons for plans of companies and of job seekers' },
    plan_coupon_uses: { platform: 'which company uses which coupon' },
  },
})
