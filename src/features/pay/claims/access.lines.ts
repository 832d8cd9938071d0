/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
const OWN_CLAIM = `select claim.id, coalesce((select line.id from expense_lines line where line.company_id = claim.company_id and line.claim_id = claim.id limit 1), gen_random_uuid()) "lineId"
  from expense_claims claim where claim.company_id = $c and claim.employee_id::text = $e order by claim.state <> 'draft', claim.created_at`

export default {
  may: {
    anyone: ['POST /api/inbound-mail'],
    portalAndWorking: [
      'GET /api/my-expenses',
      'POST /api/my-expenses',
      'POST /api/my-expenses/receipts',
      'GET /api/my-expenses/receipts/:receiptId/reading',
      'GET /api/my-expenses/receipts/:receiptId/file',
      'DELETE /api/my-expenses/receipts/:receiptId',
      'GET /api/my-expenses/mail',
      'POST /api/my-expenses/mail/address',
      'POST /api/my-expenses/advances',
      'PUT /api/my-expenses/:id',
      'DELETE /api/my-expenses/:id',
      'POST /api/my-expenses/:id/lines',
      'PUT /api/my-expenses/:id/lines/:lineId',
      'DELETE /api/my-expenses/:id/lines/:lineId',
      'POST /api/my-expenses/:id/lines/:lineId/split',
      'POST /api/my-expenses/:id/submit',
      'POST /api/my-expenses/:id/withdraw',
      'GET /api/expense-claims/:id',
      'GET /api/expense-claims/:id/receipts/:receiptId',
      'POST /api/expense-claims/:id/decide',
    ],
    pay: [
      'GET /api/company/expense-claims',
      'GET /api/company/expense-rules',
      'POST /api/company/expense-rules/usual-categories',
      'POST /api/company/expense-rules/categories',
      'DELETE /api/company/expense-rules/categories/:id',
      'POST /api/company/expense-rules/limits',
      'POST /api/company/expense-rules/allowances',
      'POST /api/company/expense-rules/exchange-rates',
      'POST /api/company/expense-rules/exchange-rates/xml',
      'GET /api/company/expense-report',
      'GET /api/company/expense-report/file',
      'GET /api/company/expense-report/receipts.zip',
      'GET /api/company/expense-advances',
      'POST /api/company/expense-advances/:id/pay',
      'POST /api/company/expense-advances/:id/return',
    ],
    payroll: [
      'GET /api/company/expense-payments',
      'POST /api/company/expense-payments',
      'GET /api/company/expense-payments/:id/file',
      'POST /api/company/expense-payments/:id/paid',
    ],
  },
  objects: {
    '/api/my-expenses/:id': OWN_CLAIM,
    '/api/my-expenses/receipts/:receiptId': `select id "receiptId" from expense_receipts where company_id = $c and employee_id::text = $e`,
    '/api/expense-claims/:id': `select claim.id from expense_claims claim where claim.company_id = $c and claim.submitted_at is not null
  and (claim.employee_id::text = $e or exists (select from users account where account.id = $u and account.role in ('employer', 'employer_admin', 'hr_admin', 'payroll_officer', 'finance')))
  order by claim.number`,
    '/api/company/expense-rules/categories/:id': `select id from expense_categories where company_id = $c and retired_at is null order by name desc`,
    '/api/company/expense-advances/:id': `select id from expense_advances where company_id = $c order by created_at`,
    '/api/company/expense-payments/:id': `select id from expense_batches where company_id = $c order by number`,
  },
  requests: {
    'POST /api/company/expense-rules/limits': () => ({ from: '2026-01-01', currency: 'SGD', most: '100' }),
    'POST /api/company/expense-rules/exchange-rates': () => ({
      base: 'USD',
      quote: 'SGD',
      day: '2026-01-05',
      rate: '1.3',
      source: 'Bank',
    }),
    'GET /api/company/expense-report': () => ({ from: '2026-01-01', until: '2026-12-31' }),
    'GET /api/company/expense-report/file': () => ({ from: '2026-01-01', until: '2026-12-31', what: 'tax' }),
    'GET /api/company/expense-report/receipts.zip': () => ({
      from: '2026-01-01',
      until: '2026-12-31',
      reason: 'Audit',
    }),
    'POST /api/my-expenses/advances': () => ({ currency: 'SGD', amount: '50', reason: 'Trip' }),
  },
}
