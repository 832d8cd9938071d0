import { wire } from '../../../../shared/endpoint.ts'
import type { orgChart } from '../chart.contract.ts'
import type * as contract from '../contract.ts'

export const historyCall = wire<typeof contract.listEmployments>('GET', '/api/employees/:id/employments')
export const onDayCall = wire<typeof contract.employmentOnDay>('GET', '/api/employees/:id/employments/on')
export const chartCall = wire<typeof orgChart>('GET', '/api/company/org-chart')
export const myReportsCall = wire<typeof contract.listMyReports>('GET', '/api/my/reports')
export const choicesCall = wire<typeof contract.placementChoices>('GET', '/api/company/placement-choices')
export const changeEmploymentCall = wire<typeof contract.changeEmployment>(
  'PUT',
  '/api/employees/:id/employments/:employmentId',
)
export const addTermsCall = wire<typeof contract.addTerms>('POST', '/api/employees/:id/terms')
export const addLineCall = wire<typeof contract.addReportingLine>('POST', '/api/employees/:id/reporting-lines')
export const voidTermsCall = wire<typeof contract.voidTerms>('POST', '/api/employees/:id/terms/:row/void')
export const voidLineCall = wire<typeof contract.voidReportingLine>(
  'POST',
  '/api/employees/:id/reporting-lines/:row/void',
)
