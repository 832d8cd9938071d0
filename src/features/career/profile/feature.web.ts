import { defineWebFeature, innerScreen, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('OwnProfile', paths.jobSeekerProfile(), 'seekerProfile', {
      access: SEEKER,
      words: [
        'career/profile',
        'matching/profile',
        'matching/matching',
        'career/account-data/erasure',
        'platform/accounts/security',
        'platform/accounts',
      ],
    }),
    sidebarScreen('SeekerProfile', paths.seekerProfile(), 'seekerProfile', {
      access: SEEKER,
      at: ['core', 2, 'user'],
      words: [
        'career/profile',
        'matching/profile',
        'matching/matching',
        'career/account-data/erasure',
        'platform/accounts/security',
        'platform/accounts',
      ],
    }),
    sidebarScreen('ResumeAnalyzer', paths.seekerResumeAnalyzer(), 'seekerResumeAnalyzer', {
      access: SEEKER,
      at: ['experience', 1, 'check'],
    }),
  ],
})
