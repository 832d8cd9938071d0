/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    employee: ['GET /api/portal/bank-account', 'POST /api/portal/bank-account', 'DELETE /api/portal/bank-account/:id'],
  },
  objects: {
    '/api/portal/bank-account/:id': `select id from bank_changes where company_id = $c and employee_id::text = $e and state in ('asked', 'approved')`,
  },
  requests: {
    'POST /api/portal/bank-account': () => ({ bankName: 'DBS', accountNumber: '0123456789' }),
  },
}
