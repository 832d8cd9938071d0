import type { EmployeeDetail } from '../../employees/record.contract.ts'
import { COMPLETENESS_FIELDS, csvLine } from '../../employees/rules.ts'
import { recordCompleteness } from '../rules.ts'
import type { useComplianceWords } from '../words/index.ts'

type Say = ReturnType<typeof useComplianceWords>

const completenessOf = ({ employee: e }: EmployeeDetail) =>
  recordCompleteness({
    email: e.email,
    fullName: e.full_name,
    department: e.department,
    position: e.position,
    nationality: e.nationality,
    employmentStatus: e.employment_status,
  })

/** One person's checks on one page: both scores by their names, each field and each finding. No numbers of documents. */
export const reportCsv = (detail: EmployeeDetail, say: Say): string => {
  const { employee: e, complianceStatus, complianceScore } = detail
  const lines = [
    [say('employee'), `${e.full_name} (${e.employee_id})`],
    [say('country'), e.country],
    [say('recordScore'), `${completenessOf(detail).score}%`],
    [say('lawScore'), `${complianceScore}%`],
    [],
    [say('requirement'), say('result')],
    ...COMPLETENESS_FIELDS.map(([field, label]) => [label, e[field] ? say('passed') : say('failed')]),
    ...complianceStatus.errors.map((sentence) => [sentence, say('failed')]),
    ...complianceStatus.warnings.map((sentence) => [sentence, say('attention')]),
  ]
  return `\ufeff${lines.map(csvLine).join('')}`
}
