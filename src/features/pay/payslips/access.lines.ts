const month = new Date().toISOString().slice(0, 7)
const slip = `
  select slip.run_id "runId", slip.employment_id "employmentId", slip.version "version" from payslips slip
   where slip.company_id = $c order by slip.published_at, slip.employment_id, slip.version`

/** Who may make the calls of payslips, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/payslips',
      'GET /api/payslips/months',
      'GET /api/payslips/archive',
      'GET /api/payslips/:runId/:employmentId/:version',
    ],
    payroll: [
      'POST /api/payslips/:runId/:employmentId/:version/withdraw',
      'POST /api/payslips/:runId/:employmentId/:version/publish',
    ],
  },
  objects: { '/api/payslips/:runId/:employmentId/:version': slip },
  requests: {
    'GET /api/payslips/archive': () => ({ month, reason: 'For the auditor' }),
    'POST /api/payslips/:runId/:employmentId/:version/withdraw': () => ({ note: 'Wrong bank account' }),
  },
}
