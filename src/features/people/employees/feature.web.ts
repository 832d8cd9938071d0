import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

/** To the letter what the list, the figures and the boxes above it ask for. The list takes its answer when its time has come (LIST_LOADS_AFTER_MS). */
const early = [
  '/api/employees?sort=name&pageSize=50&page=1',
  '/api/employees/counters',
  '/api/company/departments',
  '/api/work-countries',
]

export default defineWebFeature({
  actions: [
    {
      title: 'addPerson',
      to: paths.employees({ open: 'new' }),
      access: andMay(HR, 'employees.write'),
      icon: 'userPlus',
      isNew: true,
    },
    {
      title: 'importPeople',
      to: paths.employees({ open: 'bulk' }),
      access: andMay(HR, 'employees.import'),
      icon: 'users',
    },
  ],
  screens: [
    sidebarScreen('EmployeeManagement', paths.employees(), 'employees', {
      access: andMay(HR, 'employees.read'),
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
