import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [
    { slot: 'seeker-home', file: 'Invitations' },
    {
      slot: 'seeker-profile',
      file: 'Found',
      words: ['talent/candidate-side', 'matching/profile', 'matching/matching'],
    },
  ],
})
