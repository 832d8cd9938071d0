const month = new Date().toISOString().slice(0, 7)
const place = () => ({ title: 'Cook', department: 'Kitchen', pay: 300_000, from: `${month}-01` })

/** Who may make the calls of budgets, and what their addresses name: read by the access matrix. */
export default {
  may: {
    budgetRead: ['GET /api/budgets', 'GET /api/budgets/:id', 'GET /api/budgets/:id/variance.pdf'],
    pay: [
      'POST /api/budgets',
      'POST /api/budgets/:id/copy',
      'POST /api/budgets/:id/move',
      'PUT /api/budgets/:id/rate',
      'POST /api/budgets/:id/forecast',
      'POST /api/budgets/:id/comments',
      'POST /api/budgets/:id/advice',
      'GET /api/budgets/:id/positions',
      'POST /api/budgets/:id/positions',
      'PUT /api/budget-positions/:positionId',
      'DELETE /api/budget-positions/:positionId',
      'GET /api/budget-positions/:positionId/cost',
    ],
  },
  objects: {
    '/api/budgets/:id': `select id, version from budgets where company_id = $c order by state <> 'draft', id`,
    '/api/budget-positions/:positionId': `
      select place.id "positionId", place.version from budget_positions place
        join budgets budget on budget.company_id = place.company_id and budget.id = place.budget_id
       where place.company_id = $c order by budget.state <> 'draft', place.id`,
  },
  requests: {
    'POST /api/budgets': () => ({ yearFrom: `${month}-01`, name: 'Plan', from: 'headcount' }),
    'POST /api/budgets/:id/copy': () => ({ name: 'Copy', kind: 'scenario' }),
    'POST /api/budgets/:id/move': () => ({ action: 'submit' }),
    'PUT /api/budgets/:id/rate': () => ({ shownIn: 'USD', rate: '0.74', rateDay: `${month}-01` }),
    'POST /api/budgets/:id/comments': () => ({ text: 'Why?' }),
    'POST /api/budgets/:id/advice': () => ({ key: 'vacancy Kitchen', state: 'dismissed' }),
    'POST /api/budgets/:id/positions': place,
    'PUT /api/budget-positions/:positionId': place,
  },
  made: Array.from({ length: 4 }, () => 'POST /api/budgets/:id/positions'),
}
