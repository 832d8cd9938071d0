import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [{ slot: 'seeker-plan', file: 'WhatYouMade', words: ['talent/what-you-made', 'career/video-introduction'] }],
})
