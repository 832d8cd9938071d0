import { defineFeature } from '../../../server/feature.ts'
import { budgetApprovals } from './approval.kind.ts'
import { positionImport } from './import.ts'
import { budgetPositionsExport, budgetVarianceExport } from './list.ts'
import { budgetRoutes } from './routes.ts'

export default defineFeature({
  routes: budgetRoutes,
  approvals: [budgetApprovals],
  imports: [positionImport],
  listExports: [budgetPositionsExport, budgetVarianceExport],
  tables: {
    budgets: { what: 'budgets of people: versions and scenarios', order: ['id'] },
    budget_positions: { what: 'places of budgets; pay in minor units a month', order: ['id'] },
    budget_amounts: { what: 'what places cost by month, in minor units', order: ['position_id', 'month'] },
    budget_forecasts: {
      what: 'what people are expected to cost by month, in minor units',
      order: ['entity_id', 'year_from', 'employment_id', 'month'],
    },
    budget_leave_months: {
      what: 'what unused leave would have cost at ends of months, in minor units',
      order: ['entity_id', 'month'],
    },
    budget_comments: { what: 'comments on budgets', order: ['id'] },
    budget_answers: { what: 'what was said to advisories', order: ['budget_id', 'advice'] },
    budget_reservations: { what: 'what requisitions hold of a budget, in minor units', order: ['id'] },
  },
})
