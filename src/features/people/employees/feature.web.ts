import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

/** To the letter what the list, its figures and its boxes ask for when nothing is chosen. */
const early = [
  '/api/employees/counters',
  '/api/company/departments',
  '/api/work-countries',
  '/api/employees?sort=name&pageSize=50&page=1',
]

export default defineWebFeature({
  screens: [
    sidebarScreen('EmployeeManagement', paths.employees(), 'employees', {
      access: HR,
      at: ['core', 2, 'users'],
      critical: true,
      words: ['people/employees', 'terms'],
      early,
    }),
    sidebarScreen('EmployeeManagement', paths.employeeExperience(), 'employeeExperience', {
      access: HR,
      at: ['experience', 1, 'star'],
      words: ['people/employees', 'terms'],
      early,
    }),
  ],
})
