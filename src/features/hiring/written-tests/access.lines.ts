/** A test that lacks nothing, so that it can be published. */
const whole = () => ({
  title: 'Gates',
  purpose: 'Planning our yard.',
  skill: '',
  language: 'en',
  minutes: 10,
  asks: 5,
  questions: [1, 2, 3, 4, 5].map((n) => ({
    key: null,
    kind: 'number',
    ask: `What is twice ${n}?`,
    options: [],
    right: [],
    value: `${2 * n}`,
    tolerance: '',
  })),
})

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
  made: ['POST /api/company/written-tests'],
  requests: {
    'POST /api/company/written-tests': whole,
    'PUT /api/company/written-tests/:id': () => ({ ...whole(), edition: 1 }),
    'POST /api/company/written-tests/:id/publish': () => ({ edition: 1 }),
  },
  objects: {
    '/api/company/written-tests/:id': `select id from written_tests where company_id = $c order by published_version is not null, id`,
  },
}
