/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: ['GET /api/seeker/direct-starts', 'POST /api/seeker/direct-threads'],
    seeker: [
      'GET /api/seeker/direct-threads',
      'GET /api/seeker/direct-threads/:id',
      'POST /api/seeker/direct-threads/:id/messages',
      'DELETE /api/seeker/direct-threads/:id/messages/:message',
      'PUT /api/seeker/direct-threads/:id',
      'POST /api/seeker/direct-threads/:id/files',
      'GET /api/seeker/direct-threads/:id/files/:file',
      'POST /api/seeker/direct-threads/:id/report',
      'GET /api/seeker/direct-threads/:id/changes',
    ],
    hiringRead: [
      'GET /api/company/direct-threads',
      'GET /api/company/direct-threads/:id',
      'GET /api/company/direct-threads/:id/files/:file',
      'GET /api/company/direct-threads/:id/changes',
    ],
    hiring: [
      'POST /api/company/direct-threads',
      'POST /api/company/direct-threads/:id/messages',
      'DELETE /api/company/direct-threads/:id/messages/:message',
      'PUT /api/company/direct-threads/:id',
      'POST /api/company/direct-threads/:id/files',
    ],
  },
  objects: {
    '/api/seeker/direct-threads/:id': `select id from direct_threads where user_id = $u order by last_at`,
    '/api/seeker/direct-threads/:id/messages/:message': `select t.id, m.id message from direct_threads t join direct_messages m on m.company_id = t.company_id and m.thread_id = t.id where t.user_id = $u and m.side = 'seeker' order by m.visible_at desc`,
    '/api/seeker/direct-threads/:id/files/:file': `select t.id, d.id file from direct_threads t join direct_files d on d.company_id = t.company_id and d.thread_id = t.id where t.user_id = $u`,
    '/api/company/direct-threads/:id': `select id from direct_threads where company_id = $c order by last_at`,
    '/api/company/direct-threads/:id/messages/:message': `select t.id, m.id message from direct_threads t join direct_messages m on m.company_id = t.company_id and m.thread_id = t.id where t.company_id = $c and m.side = 'company' order by m.visible_at desc`,
    '/api/company/direct-threads/:id/files/:file': `select t.id, d.id file from direct_threads t join direct_files d on d.company_id = t.company_id and d.thread_id = t.id where t.company_id = $c`,
  },
}
