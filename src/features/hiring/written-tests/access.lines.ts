/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    hiring: [
      'GET /api/company/written-tests',
      'POST /api/company/written-tests',
      'GET /api/company/written-tests/:id',
      'PUT /api/company/written-tests/:id',
      'POST /api/company/written-tests/:id/publish',
      'POST /api/company/written-tests/:id/retire',
      'DELETE /api/company/written-tests/:id',
    ],
  },
  objects: {
    '/api/company/written-tests/:id': `select id from written_tests where company_id = $c order by published_version is not null, id`,
  },
}
