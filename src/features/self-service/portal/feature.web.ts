import { defineWebFeature, innerScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('EmployeePortal', paths.employeePortal(), 'employeePortal', {
      access: ['employee'],
      words: ['self-service/portal', 'terms', 'people/memos/employee', 'hiring/interviews/interviewer'],
    }),
  ],
  fills: [{ slot: 'frame.lines', file: 'Lines' }],
})
