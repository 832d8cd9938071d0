import { defineFeature } from '../../../server/feature.ts'
import { clearNumbersOfPeople } from './clear.ts'
import { movePeopleOfDepartment } from './department.ts'
import { directoryExport } from './export.ts'
import { employeesHome, peopleGoTo } from './home.ts'
import { employeeRoutes } from './routes.ts'
import { placeOfSecret } from './secrets.ts'
import { updateShownPlacement } from './shown-placement.ts'

export default defineFeature({
  routes: employeeRoutes,
  home: employeesHome,
  goTo: [peopleGoTo],
  movePeopleOfDepartment,
  showPlacement: updateShownPlacement,
  listExports: [directoryExport],
  clearNumbers: clearNumbersOfPeople,
  uploads: [{ purpose: 'photo', accepts: ['png', 'jpeg', 'webp'], called: 'photo' }],
  sealed: [
    {
      table: 'employee_secrets',
      column: 'ciphertext',
      as: 'company',
      place: ({ employee_id, field }) => placeOfSecret(employee_id ?? '', field ?? ''),
      index: { column: 'blind_index', field: ({ field }) => field ?? '' },
    },
  ],
  tables: {
    activities: { what: 'what happened to each person’s record', order: ['id'] },
    compensations: {
      what: 'pay, effective-dated; amounts in minor units of `currency`',
      order: ['employee_id', 'effective_from', 'id'],
    },
    employee_numbers: { what: 'the last employee number given out', order: ['prefix'] },
    employee_secrets: { leftOut: 'encrypted; in clear in numbers_in_clear where the owner asked for it' },
    employee_tallies: { leftOut: 'counted from the people' },
    employees: {
      what: 'people; identity, passport and bank numbers as masks in `masked`',
      order: ['id'],
      without: ['search', 'sort_name', 'first_expiry'],
    },
    onboardings: { what: 'onboardings', order: ['employee_id'] },
  },
})
