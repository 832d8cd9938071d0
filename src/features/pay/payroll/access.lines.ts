const month = new Date().toISOString().slice(0, 7)

/** Who may make the calls of payroll, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [
      'GET /api/payroll/setup',
      'GET /api/payroll/people/:employmentId/profile',
      'GET /api/payroll/one-offs',
      'GET /api/payroll/runs',
      'GET /api/payroll/runs/:id',
      'GET /api/payroll/runs/:id/people/:employmentId',
      'GET /api/payroll/recoveries',
      'GET /api/payroll/runs/:id/reopenings',
      'GET /api/payroll/exits',
      'GET /api/payroll/people/:employmentId/exit',
      'GET /api/payroll/runs/:id/people/:employmentId/payslip.pdf',
      'GET /api/payroll/runs/:id/payslips.zip',
      'GET /api/payroll/people/:employmentId/statement.pdf',
      'GET /api/payroll/questions',
    ],
    payroll: [
      'POST /api/payroll/groups',
      'POST /api/payroll/people/:employmentId/profile',
      'POST /api/payroll/one-offs',
      'DELETE /api/payroll/one-offs/:id',
      'POST /api/payroll/runs',
      'POST /api/payroll/runs/:id/calculate',
      'POST /api/payroll/runs/:id/submit',
      'POST /api/payroll/runs/:id/lock',
      'POST /api/payroll/runs/:id/void',
      'POST /api/payroll/runs/:id/publish',
      'POST /api/payroll/runs/:id/people/:employmentId',
      'POST /api/payroll/recoveries/:id/agree',
      'POST /api/payroll/recoveries/:id/close',
      'POST /api/payroll/runs/:id/people/:employmentId/reopen',
      'POST /api/payroll/people/:employmentId/exit',
      'POST /api/payroll/exits/:id/submit',
      'POST /api/payroll/exits/:id/drop',
      'POST /api/payroll/exits/:id/pay',
      'POST /api/payroll/questions/:id/answer',
      'POST /api/payroll/people/:employmentId/gross-for-net',
      'POST /api/payroll/people/:employmentId/raise',
    ],
    employee: [
      'GET /api/my-payslips',
      'POST /api/my-payslips/:runId/open',
      'GET /api/my-payslips/:runId/payslip.pdf',
      'GET /api/my-pay-statement.pdf',
      'POST /api/my-payslip-comparison',
      'POST /api/my-payslips/:runId/questions',
      'GET /api/my-pay-questions',
      'POST /api/my-pay-estimate',
    ],
  },
  objects: {
    '/api/payroll/runs/:id': `select id, version from pay_runs where company_id = $c order by state <> 'calculated', id`,
    '/api/payroll/runs/:id/people/:employmentId': `
      select person.run_id id, person.employment_id "employmentId" from pay_run_people person
        join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
       where person.company_id = $c order by run.state <> 'calculated', person.employment_id`,
    '/api/payroll/people/:employmentId': `select id "employmentId" from employments where company_id = $c and entity_id is not null order by id`,
    '/api/payroll/recoveries/:id': `select id, version from pay_recoveries where company_id = $c order by state <> 'open', id`,
    '/api/payroll/exits/:id': `select id, version from pay_exits where company_id = $c order by state <> 'draft', id`,
    '/api/payroll/questions/:id': `select id from pay_questions where company_id = $c order by answer is not null, id`,
    '/api/payroll/one-offs/:id': `select id from pay_one_offs where company_id = $c order by id`,
    '/api/my-payslips/:runId': `
      select slip.run_id "runId" from payslips slip
        join employments employment on employment.company_id = slip.company_id and employment.id = slip.employment_id
       where slip.company_id = $c and employment.employee_id::text = $e`,
  },
  requests: {
    'GET /api/payroll/one-offs': () => ({ month }),
    'POST /api/payroll/one-offs': () => ({ month, kind: 'earning', nature: 'bonus', label: 'Bonus', amount: 10_000 }),
    'POST /api/payroll/groups': () => ({ name: 'Monthly', frequency: 'monthly', payOn: 28 }),
    'POST /api/payroll/people/:employmentId/profile': () => ({
      effectiveFrom: `${month}-01`,
      facts: { birthDate: '1990-01-01' },
    }),
    'POST /api/payroll/recoveries/:id/agree': () => ({
      amount: 1,
      instalments: 1,
      firstMonth: month,
      consentOn: `${month}-01`,
    }),
    'POST /api/payroll/recoveries/:id/close': () => ({ state: 'waived', reason: 'Let go' }),
    'POST /api/payroll/runs/:id/people/:employmentId/reopen': () => ({ reason: 'Left out', payDay: '2099-12-31' }),
    'POST /api/payroll/people/:employmentId/exit': () => ({}),
    'POST /api/payroll/exits/:id/pay': () => ({ payDay: `${month}-28` }),
    'POST /api/payroll/people/:employmentId/gross-for-net': () => ({ net: 400_000 }),
    'POST /api/payroll/people/:employmentId/raise': () => ({ basic: 500_000 }),
    'GET /api/payroll/people/:employmentId/statement.pdf': () => ({ year: 2026 }),
    'GET /api/my-pay-statement.pdf': () => ({ year: 2026 }),
    'POST /api/my-payslips/:runId/questions': () => ({ question: 'Why?' }),
    'POST /api/payroll/questions/:id/answer': () => ({ answer: 'So.' }),
    'POST /api/payroll/runs': () => ({ payDay: `${month}-28`, kind: 'off_cycle' }),
  },
}
