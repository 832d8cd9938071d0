/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    anyone: ['POST /api/billing/events'],
    seeker: [
      'GET /api/seeker/plan',
      'POST /api/seeker/plan/cancel',
      'POST /api/seeker/plan/resume',
      'POST /api/seeker/plan/pause',
      'POST /api/seeker/plan/pause/end',
      'PUT /api/seeker/plan/billing',
      'POST /api/seeker/plan/retry',
      'POST /api/seeker/plan/card',
      'POST /api/seeker/plan/test-card',
      'GET /api/checkout/quote',
      'POST /api/checkout/orders',
      'GET /api/checkout/orders/:id',
      'POST /api/checkout/orders/:id/test-card',
      'GET /api/seeker/payments',
      'GET /api/seeker/payments/:id/paper',
      'GET /api/seeker/payments/:id/receipt',
      'GET /api/seeker/payments/papers',
      'POST /api/seeker/payments/:id/refund',
    ],
  },
  objects: {
    '/api/checkout/orders/:id': `select id from plan_orders where user_id = $u`,
    '/api/seeker/payments/:id': `select id from payment_ledger where user_id = $u`,
  },
}
