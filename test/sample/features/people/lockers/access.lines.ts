/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    hr: ['GET /api/company/lockers', 'POST /api/company/lockers', 'POST /api/company/lockers/:id/give'],
    employee: ['GET /api/my-lockers'],
    seeker: ['PUT /api/seeker/locker-wish'],
  },
  objects: {
    '/api/company/lockers/:id': `select id from lockers where company_id = $c and state = 'free' order by label`,
  },
  requests: {
    'POST /api/company/lockers': () => ({ label: `L${crypto.randomUUID().slice(0, 8)}` }),
  },
  made: Array.from({ length: 6 }, () => 'POST /api/company/lockers'),
}
