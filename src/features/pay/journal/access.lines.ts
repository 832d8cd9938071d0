/** Who may make the calls of the payroll journal, and what their addresses name: read by the access matrix. */
export default {
  may: { pay: ['GET /api/pay-journals/:runId', 'GET /api/pay-journals/:runId/file'] },
  objects: {
    '/api/pay-journals/:runId': `select id "runId" from pay_runs where company_id = $c order by state <> 'locked', id`,
  },
}
