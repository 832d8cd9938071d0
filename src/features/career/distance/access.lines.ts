/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: [
      'POST /api/seeker/places',
      'PUT /api/seeker/places/:id',
      'GET /api/seeker/distance-jobs',
      'GET /api/seeker/distance-map',
    ],
    seeker: ['GET /api/seeker/places', 'DELETE /api/seeker/places/:id', 'GET /api/seeker/land'],
  },
  objects: {
    '/api/seeker/places/:id': `select id from seeker_places where user_id = $u order by at`,
  },
}
