/** The first page of the platform’s people. */
export default {
  title: 'Administration',
  subtitle: 'What waits for the platform, and where it is decided.',
  waits: 'Waits for a decision',
  verifications: 'Companies to verify',
  verifiedShare: '{{percent}}% of all companies have something verified',
  reports: 'Reported jobs',
  reportsLate_one: '{{count}} is past its day',
  reportsLate_other: '{{count}} are past their day',
  jobs: 'Failed background jobs',
  jobsWaiting_one: '{{count}} still to be done',
  jobsWaiting_other: '{{count}} still to be done',
  nothing: 'Nothing waits.',
  decide: 'Open {{what}}',
  more: 'More',
  messages: 'Messages sent by the platform',
} as const
