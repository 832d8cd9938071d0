/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    runs: [
      'GET /api/company/plan',
      'GET /api/company/plan/prices',
      'GET /api/company/plan/quote',
      'POST /api/company/plan/bills',
      'POST /api/company/plan/change',
      'POST /api/company/plan/bills/:id/page',
      'POST /api/company/plan/bills/:id/test-card',
      'PUT /api/company/plan/cancelled',
      'PUT /api/company/plan/billing',
      'POST /api/company/plan/card',
      'POST /api/company/plan/test-card',
      'POST /api/company/plan/pause',
      'POST /api/company/plan/pause/end',
      'GET /api/company/plan/invoices',
      'GET /api/company/plan/invoices/:id',
    ],
  },
  objects: {
    '/api/company/plan/bills/:id': `select id from plan_orders where buyer = $c`,
    '/api/company/plan/invoices/:id': `select entry.id from payment_ledger entry join plan_orders bill on bill.id = entry.order_id where bill.buyer = $c`,
  },
}
