import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('BudgetAdvisory', paths.budgetAdvisory(), 'budgetAdvisory', {
      access: andMay(EMPLOYER, 'budget.read'),
      at: ['payroll', 5, 'bars'],
      words: ['pay/budget'],
    }),
  ],
})
