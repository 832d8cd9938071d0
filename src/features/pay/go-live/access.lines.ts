const month = new Date().toISOString().slice(0, 7)
const differences = [{ employmentId: '00000000-0000-4000-8000-000000000000', component: 'basic' }]

/** Who may make the calls of moving payroll here, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/go-live',
      'GET /api/go-live/:groupId/parallel/:month',
      'GET /api/go-live/:groupId/parallel/:month/file',
    ],
    payroll: [
      'POST /api/go-live/:groupId/count',
      'POST /api/go-live/:groupId/uncount',
      'POST /api/go-live/:groupId/parallel',
      'POST /api/go-live/:groupId/parallel/:month/accept',
    ],
  },
  objects: { '/api/go-live/:groupId': 'select id "groupId" from pay_groups where company_id = $c order by id' },
  requests: {
    'GET /api/go-live/:groupId/parallel/:month': () => ({ month }),
    'GET /api/go-live/:groupId/parallel/:month/file': () => ({ month }),
    'POST /api/go-live/:groupId/count': () => ({ until: month }),
    'POST /api/go-live/:groupId/uncount': () => ({ month, reason: 'The file was wrong' }),
    'POST /api/go-live/:groupId/parallel': () => ({ month }),
    'POST /api/go-live/:groupId/parallel/:month/accept': () => ({ month, differences, note: 'Known' }),
  },
}
