const LOCKED = `select id from pay_runs where company_id = $c order by state <> 'locked', id`
const FILE = `select id "fileId" from pay_files where company_id = $c order by state <> 'made', id`

/** Who may make the calls of files of pay, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/pay-files/registrations',
      'GET /api/pay-files/people/:employmentId',
      'GET /api/pay-files/runs',
      'GET /api/pay-files/runs/:id',
      'GET /api/pay-files/runs/:id/preview',
      'POST /api/pay-files/files/:fileId/rejects',
      'POST /api/pay-files/files/:fileId/paid',
    ],
    payroll: [
      'POST /api/pay-files/registrations/:entityId',
      'POST /api/pay-files/people/:employmentId',
      'POST /api/pay-files/runs/:id/files',
      'POST /api/pay-files/runs/:id/void',
      'POST /api/pay-files/runs/:id/people/:employmentId/release',
      'POST /api/pay-files/files/:fileId/download',
      'POST /api/pay-files/files/:fileId/withdraw',
    ],
  },
  objects: {
    '/api/pay-files/registrations/:entityId': `select id "entityId" from legal_entities where company_id = $c order by id`,
    '/api/pay-files/people/:employmentId': `select id "employmentId" from employments where company_id = $c and entity_id is not null order by id`,
    '/api/pay-files/runs/:id': LOCKED,
    '/api/pay-files/runs/:id/people/:employmentId': `
      select person.run_id id, person.employment_id "employmentId" from pay_run_people person
        join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
       where person.company_id = $c order by run.state <> 'locked', person.state not in ('locked', 'held'), person.employment_id`,
    '/api/pay-files/files/:fileId': FILE,
  },
  requests: {
    'GET /api/pay-files/runs/:id/preview': () => ({ format: 'payments_list' }),
    'POST /api/pay-files/runs/:id/files': () => ({ format: 'payments_list' }),
  },
}
