import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('EmployeeManagement', paths.employees(), 'employees', {
      access: HR,
      at: ['core', 2, 'users'],
      critical: true,
      words: ['people/employees', 'terms'],
    }),
    sidebarScreen('EmployeeManagement', paths.employeeExperience(), 'employeeExperience', {
      access: HR,
      at: ['experience', 1, 'star'],
      words: ['people/employees', 'terms'],
    }),
  ],
})
