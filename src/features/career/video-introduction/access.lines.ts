/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    anyone: ['GET /api/video-plays/:ticket'],
    premiumSeeker: [
      'POST /api/seeker/videos',
      'PUT /api/seeker/videos/:id/parts',
      'POST /api/seeker/videos/:id/finish',
      'PUT /api/seeker/videos/:id',
      'PUT /api/seeker/videos/:id/picture',
      'PUT /api/seeker/videos/:id/applications/:application',
    ],
    seeker: [
      'GET /api/seeker/videos',
      'DELETE /api/seeker/videos/:id',
      'DELETE /api/seeker/videos/:id/applications/:application',
      'POST /api/seeker/videos/:id/play',
      'GET /api/seeker/videos/:id/picture',
    ],
    hiringRead: [
      'GET /api/company/applications/:application/video',
      'POST /api/company/applications/:application/video/play',
      'GET /api/company/applications/:application/video/picture',
    ],
  },
  objects: {
    '/api/seeker/videos/:id': `select id from seeker_videos where user_id = $u order by created_at`,
    '/api/seeker/videos/:id/applications/:application': `select video_id id, application_id application from seeker_video_shares where user_id = $u`,
    '/api/company/applications/:application/video': `select id application from applications where company_id = $c order by id`,
    '/api/company/applications/:application/video/play': `select application_id application from seeker_video_shares where company_id = $c`,
  },
}
