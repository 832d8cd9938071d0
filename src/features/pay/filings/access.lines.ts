/** Who may make the calls of filings, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/filings',
      'POST /api/filings/move',
      'POST /api/filings/assign',
      'POST /api/filings/snooze',
      'POST /api/filings/receipt',
      'GET /api/filings/:id/receipt',
      'GET /api/filings/audit-pack',
    ],
  },
  requests: {
    'GET /api/filings/audit-pack': () => ({ month: '2026-10', reason: 'For the auditor' }),
  },
  objects: {
    '/api/filings/:id': `select id from filings where company_id = $c order by receipt_id is null, id`,
  },
}
