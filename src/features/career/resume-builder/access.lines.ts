/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: [
      'POST /api/seeker/resumes',
      'PUT /api/seeker/resumes/:id',
      'POST /api/seeker/resumes/:id/restore',
      'POST /api/seeker/resumes/:id/links',
    ],
    anyone: ['POST /api/shared-resumes', 'POST /api/shared-resumes/file'],
    seeker: [
      'GET /api/seeker/resumes',
      'GET /api/seeker/resumes/:id',
      'DELETE /api/seeker/resumes/:id',
      'GET /api/seeker/resumes/:id/revisions',
      'GET /api/seeker/resumes/:id/reading',
      'GET /api/seeker/resumes/:id/file',
      'GET /api/seeker/resumes/:id/aim',
      'POST /api/seeker/resumes/:id/use',
      'GET /api/seeker/resumes/:id/links',
      'DELETE /api/seeker/resume-links/:id',
    ],
  },
  objects: {
    '/api/seeker/resumes/:id': `select id from resumes where user_id = $u order by saved_at`,
    '/api/seeker/resume-links/:id': `select id from resume_links where user_id = $u order by created_at`,
  },
}
