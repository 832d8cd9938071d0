import { defineWebFeature, innerScreen, publicPage, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    publicPage('Checkout', paths.checkout(), 'checkout'),
    sidebarScreen('Plan', paths.seekerSubscription(), 'seekerSubscription', {
      access: SEEKER,
      at: ['business', 1, 'card'],
    }),
    innerScreen('Plan', paths.seekerPricing(), 'seekerSubscription', { access: SEEKER }),
    sidebarScreen('Payments', paths.seekerPaymentHistory(), 'seekerPaymentHistory', {
      access: SEEKER,
      at: ['business', 2, 'receipt'],
    }),
  ],
})
