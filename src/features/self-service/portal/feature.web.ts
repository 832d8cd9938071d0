import { defineWebFeature, innerScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('EmployeePortal', paths.employeePortal(), 'employeePortal', {
      access: ['employee'],
      // Its tabs and what it says of today, which other features bring (vite.chunks.ts).
      comesWith: ['portal-tabs', 'portal-today'],
      words: ['self-service/portal', 'terms', 'people/memos/employee', 'hiring/interviews/interviewer'],
    }),
  ],
  fills: [{ slot: 'frame.lines', file: 'Lines' }],
})
