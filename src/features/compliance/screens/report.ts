import type { EmployeeDetail } from '../../employees/record.contract.ts'
import { csvLine } from '../../employees/rules.ts'
import { COMPLETENESS_FIELDS, recordCompleteness } from '../completeness.rules.ts'
import type { useComplianceWords } from '../words/index.ts'

type Say = ReturnType<typeof useComplianceWords>

/** One person's checks on one page: both scores by their names, each field and each finding. No numbers of documents. */
export const reportCsv = (detail: EmployeeDetail, say: Say): string => {
  const { employee: e, complianceStatus, complianceScore } = detail
  const lines = [
    [say('employee'), `${e.full_name} (${e.employee_id})`],
    [say('country'), e.country],
    [say('recordScore'), `${recordCompleteness(e).score}%`],
    [say('lawScore'), `${complianceScore}%`],
    [],
    [say('requirement'), say('result')],
    ...COMPLETENESS_FIELDS.map(([field, label]) => [label, e[field] ? say('passed') : say('failed')]),
    ...complianceStatus.errors.map((sentence) => [sentence, say('failed')]),
    ...complianceStatus.warnings.map((sentence) => [sentence, say('attention')]),
  ]
  return `\ufeff${lines.map(csvLine).join('')}`
}
