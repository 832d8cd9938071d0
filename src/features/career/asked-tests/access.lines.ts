/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    anyone: ['GET /api/jobs/:id/skill-test'],
    hiringRead: ['GET /api/company/jobs/:id/skill-test', 'GET /api/company/applications/:application/asked-test'],
    hiring: ['PUT /api/company/jobs/:id/skill-test'],
    seeker: [
      'GET /api/seeker/asked-tests',
      'POST /api/seeker/asked-tests/:application/attempts',
      'PUT /api/seeker/asked-tests/:application/share',
    ],
  },
  objects: {
    '/api/company/applications/:application/asked-test': `select id application from applications where company_id = $c order by id`,
    '/api/seeker/asked-tests/:application': `select a.id application from applications a join job_skill_tests t on t.company_id = a.company_id and t.job_id = a.job_id where a.user_id = $u and a.outcome = 'active'`,
  },
}
