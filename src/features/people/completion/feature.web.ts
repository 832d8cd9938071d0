import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  screens: [],
  fills: [{ slot: 'portal.tab', file: 'Complete', words: ['people/completion'] }],
})
