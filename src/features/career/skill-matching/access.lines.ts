/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: [
      'PUT /api/seeker/skills',
      'GET /api/seeker/skill-jobs',
      'GET /api/seeker/skill-unlocks',
      'GET /api/seeker/skill-suggestions',
    ],
    seeker: ['GET /api/seeker/skills', 'DELETE /api/seeker/skills/:id'],
  },
  objects: {
    '/api/seeker/skills/:id': `select id from seeker_skills where user_id = $u order by at`,
  },
}
