/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: [
      'POST /api/seeker/zones',
      'PUT /api/seeker/zones/:id',
      'PUT /api/seeker/zone-settings',
      'GET /api/seeker/zone-preview',
      'POST /api/seeker/jobs-near-cell',
    ],
    seeker: [
      'GET /api/seeker/zones',
      'PUT /api/seeker/zones/:id/pause',
      'PUT /api/seeker/zones/:id/snooze',
      'DELETE /api/seeker/zones/:id',
    ],
  },
  objects: {
    '/api/seeker/zones/:id': `select id from seeker_zones where user_id = $u order by at`,
    '/api/seeker/zones/:id/snooze': `select id from seeker_zones where user_id = $u order by at`,
    '/api/seeker/zones/:id/pause': `select id from seeker_zones where user_id = $u order by at`,
  },
}
