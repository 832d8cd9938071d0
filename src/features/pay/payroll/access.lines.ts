const month = new Date().toISOString().slice(0, 7)

/** Who may make the calls of payroll, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/payroll/setup',
      'GET /api/payroll/people/:employmentId/profile',
      'GET /api/payroll/one-offs',
      'GET /api/payroll/inputs',
      'GET /api/payroll/runs',
      'GET /api/payroll/runs/:id',
      'GET /api/payroll/runs/:id/people/:employmentId',
    ],
    payroll: [
      'POST /api/payroll/groups',
      'POST /api/payroll/people/:employmentId/profile',
      'POST /api/payroll/one-offs',
      'POST /api/payroll/one-offs/check',
      'POST /api/payroll/one-offs/paste',
      'DELETE /api/payroll/one-offs/:id',
      'POST /api/payroll/runs',
      'POST /api/payroll/runs/:id/calculate',
      'POST /api/payroll/runs/:id/submit',
      'POST /api/payroll/runs/:id/lock',
      'POST /api/payroll/runs/:id/void',
      'POST /api/payroll/runs/:id/publish',
      'POST /api/payroll/runs/:id/people/:employmentId',
    ],
    employee: ['GET /api/my-payslips', 'POST /api/my-payslips/:runId/open'],
  },
  objects: {
    '/api/payroll/runs/:id': `select id, version from pay_runs where company_id = $c order by state <> 'calculated', id`,
    '/api/payroll/runs/:id/people/:employmentId': `
      select person.run_id id, person.employment_id "employmentId" from pay_run_people person
        join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
       where person.company_id = $c order by run.state <> 'calculated', person.employment_id`,
    '/api/payroll/people/:employmentId': `select id "employmentId" from employments where company_id = $c and entity_id is not null order by id`,
    '/api/payroll/one-offs/:id': `select id from pay_one_offs where company_id = $c order by id`,
    '/api/my-payslips/:runId': `
      select slip.run_id "runId" from payslips slip
        join employments employment on employment.company_id = slip.company_id and employment.id = slip.employment_id
       where slip.company_id = $c and employment.employee_id::text = $e`,
  },
  requests: {
    'GET /api/payroll/one-offs': () => ({ month }),
    'POST /api/payroll/one-offs': () => ({ month, kind: 'earning', nature: 'bonus', label: 'Bonus', amount: 10_000 }),
    'GET /api/payroll/inputs': () => ({ month }),
    'POST /api/payroll/one-offs/check': () => ({ month, kind: 'deduction', label: 'Loan', rows: [{ person: '1' }] }),
    'POST /api/payroll/one-offs/paste': () => ({ month, kind: 'deduction', label: 'Loan', rows: [{ person: '1' }] }),
    'POST /api/payroll/groups': () => ({ name: 'Monthly', frequency: 'monthly', payOn: 28 }),
    'POST /api/payroll/people/:employmentId/profile': () => ({
      effectiveFrom: `${month}-01`,
      facts: { birthDate: '1990-01-01' },
    }),
    'POST /api/payroll/runs': () => ({ payDay: `${month}-28`, kind: 'off_cycle' }),
  },
}
