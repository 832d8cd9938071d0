import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({ fills: [{ slot: 'seeker-home.plan', file: 'TierBadge', words: [] }] })
