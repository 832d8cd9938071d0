/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: ['GET /api/seeker/career-paths', 'GET /api/seeker/career-jobs', 'PUT /api/seeker/career-choices'],
    seeker: ['GET /api/seeker/career-choices', 'DELETE /api/seeker/career-choices/:id'],
  },
  objects: {
    '/api/seeker/career-choices/:id': `select id from career_choices where user_id = $u order by stand <> 'rejected'`,
  },
}
