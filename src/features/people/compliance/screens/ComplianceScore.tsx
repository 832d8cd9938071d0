import type { Country } from '../../../../countries/country.ts'
import type { Explained } from '../../../../shared/explain.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { useWords } from '../../employees/words/index.ts'
import type { EmployeeDetail } from '../../record/contract.ts'

export const formatMeasure = (value: string, unit: string) => (unit === 'percent' ? `${value}%` : value)

/** The score's own formula with the server's findings: what was asked, what was found, what is left. */
const explained = ({ complianceStatus, complianceScore }: EmployeeDetail, country: Country): Explained => {
  const { requirements, checks } = country.compliance
  const [errors, warnings] = [complianceStatus.errors.length, complianceStatus.warnings.length]
  const all = requirements.length + checks.length
  return {
    value: String(complianceScore),
    unit: 'percent',
    rule: {
      id: 'compliance.score',
      title: '(fields + checks − errors − 0.5 × warnings) ÷ (fields + checks)',
      effectiveFrom: null,
      source: { title: 'Product specification, "Country compliance rules"', checkedOn: '2026-11-20', confirmed: true },
    },
    inputs: [
      { name: `Fields of ${country.name}`, value: String(requirements.length), unit: '' },
      { name: 'Checks', value: String(checks.length), unit: '' },
      { name: 'Errors', value: String(errors), unit: '' },
      { name: 'Warnings', value: String(warnings), unit: '' },
    ],
    steps: [
      { text: 'Fields + checks', result: String(all) },
      { text: `${all} − ${errors} − 0.5 × ${warnings}`, result: String(all - errors - 0.5 * warnings) },
      { text: `÷ ${all} × 100, rounded, never below 0`, result: String(complianceScore) },
    ],
  }
}

/** The compliance score, which can be opened once the rules of the country are here. */
export const ComplianceScore = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const country = useCountry(detail.employee.country)
  const figure = <strong className="figures">{detail.complianceScore}%</strong>
  if (!country) return figure
  return (
    <Explain name={t('profile.compliance')} explained={explained(detail, country)} write={formatMeasure}>
      {figure}
    </Explain>
  )
}
