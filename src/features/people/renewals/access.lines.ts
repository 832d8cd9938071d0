const later = '2099-12-31'

/** Who may make the calls of renewals, and what their addresses name: read by the access matrix. */
export default {
  may: {
    compliance: ['GET /api/renewals', 'GET /api/renewals/offers', 'GET /api/renewals/:id'],
    hr: [
      'POST /api/renewals',
      'PUT /api/renewals/:id',
      'POST /api/renewals/:id/step',
      'POST /api/renewals/:id/confirm',
      'POST /api/renewals/:id/document',
      'POST /api/renewals/:id/drop',
    ],
  },
  objects: {
    '/api/renewals/:id': `select id, version from renewal_cases where company_id = $c order by closed_at is not null, id`,
  },
  requests: {
    'POST /api/renewals': () => ({ thing: 'pass', thingId: 'none' }),
    'PUT /api/renewals/:id': () => ({ ownerId: null, dueOn: later }),
    'POST /api/renewals/:id/step': () => ({ step: 'filed' }),
    'POST /api/renewals/:id/confirm': () => ({ validUntil: later }),
    'POST /api/renewals/:id/document': () => ({ validUntil: later }),
    'POST /api/renewals/:id/drop': () => ({ note: 'Left' }),
  },
}
