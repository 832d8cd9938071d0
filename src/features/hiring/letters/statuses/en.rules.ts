export default {
  received: 'Received',
  review: 'Being reviewed',
  interview: 'Interviewing',
  assessment: 'Assessment',
  offer: 'Offer',
  hired: 'Hired',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
  jobClosed: 'Job closed',
} as const
