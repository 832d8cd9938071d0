/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: { premiumSeeker: ['GET /api/seeker/task-occupations', 'GET /api/seeker/task-ideas'] },
  requests: {
    'GET /api/seeker/task-ideas': () => ({ occupation: '15-1252.00' }),
  },
}
