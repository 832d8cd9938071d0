/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    hiringRead: ['GET /api/company/applications/:application/badges'],
    anyone: ['GET /api/skill-badges/:code'],
    premiumSeeker: ['GET /api/seeker/skill-practice', 'POST /api/seeker/skill-attempts'],
    platform: ['GET /api/platform/skill-results'],
    platformOwner: ['POST /api/platform/skill-results/:id/void', 'POST /api/platform/skill-results/:id/answer'],
    seeker: [
      'GET /api/seeker/skill-tests',
      'GET /api/seeker/skill-attempts/:id',
      'PUT /api/seeker/skill-attempts/:id/answers',
      'POST /api/seeker/skill-attempts/:id/texts',
      'PUT /api/seeker/skill-attempts/:id/texts',
      'POST /api/seeker/skill-attempts/:id/review',
      'POST /api/seeker/skill-attempts/:id/pause',
      'POST /api/seeker/skill-attempts/:id/resume',
      'POST /api/seeker/skill-attempts/:id/away',
      'POST /api/seeker/skill-attempts/:id/finish',
      'PUT /api/seeker/skill-attempts/:id/badge',
      'PUT /api/seeker/skill-attempts/:id/counts',
    ],
  },
  objects: {
    '/api/company/applications/:application/badges': `select id application from applications where company_id = $c order by id`,
    '/api/platform/skill-results/:id': `select id from skill_test_attempts where finished_at is not null order by id`,
    '/api/seeker/skill-attempts/:id': `select id from skill_test_attempts where user_id = $u order by finished_at is not null`,
  },
}
