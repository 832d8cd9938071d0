import type { SlipField } from '../../../countries/payroll.ts'

/** What of somebody’s payslip may be missing. @property hasAgreed pay by the month is among its lines; without it there is no basic pay to show. @property hasBasic basic pay is on the record, of whatever day */
export type SlipFacts = {
  name: string
  employer: string | null
  person: string | null
  position: string | null
  hasAgreed: boolean
  hasBasic: boolean
}

const LABELS: Readonly<Record<SlipField, string>> = {
  employer: 'the employer’s name',
  person: 'the person’s name',
  position: 'the position',
  basic: 'the basic salary',
}

const isMissing = (field: SlipField, facts: SlipFacts): boolean =>
  field === 'basic' ? facts.hasAgreed && !facts.hasBasic : !facts[field]?.trim()

/** As many people as are named. */
const MOST = 3

/** Why payslips of a run are not published: what the law asks a payslip to show and whose lacks it; null: nothing is missing. */
export const slipRefusal = (asks: readonly SlipField[], people: readonly SlipFacts[]): string | null => {
  const field = asks.find((one) => people.some((facts) => isMissing(one, facts)))
  if (!field) return null
  const lacking = people.filter((facts) => isMissing(field, facts))
  const more = lacking.length > MOST ? ' …' : ''
  const names = lacking.slice(0, MOST).map(({ name }) => name)
  return `The law asks a payslip to show ${LABELS[field]}, and it is missing for ${names.join(', ')}${more}. Enter it in the record, then publish.`
}
