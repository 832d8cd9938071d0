/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    seeker: [
      'GET /api/seeker/written-attempts/:id',
      'PUT /api/seeker/written-attempts/:id/answers',
      'POST /api/seeker/written-attempts/:id/next',
      'POST /api/seeker/written-attempts/:id/pause',
      'POST /api/seeker/written-attempts/:id/resume',
      'POST /api/seeker/written-attempts/:id/away',
      'POST /api/seeker/written-attempts/:id/finish',
    ],
  },
  objects: {
    '/api/seeker/written-attempts/:id': `select id from written_test_attempts where user_id = $u order by finished_at is not null`,
  },
}
