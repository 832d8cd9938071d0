import { COMPANY_ROLES } from '../../../../shared/actor.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { ShownLine, ShownWhy } from '../contract.ts'
import { useWords } from '../words/index.ts'

const LABELS = [
  'department',
  'country',
  'vacancies',
  'headCount',
  'payFrom',
  'payTo',
  'payHOUR',
  'payMONTH',
  'payYEAR',
  'monthly',
  'budget',
  'closesOn',
  'wantedBy',
  'startsOn',
  'expiresOn',
  'position',
  'withinPlan',
  'overPlan',
  'note',
  'terms',
  'rulesNow',
  'rulesThen',
] as const
const CHANGES = [
  'title',
  'payMin',
  'payMax',
  'payPeriod',
  'placeId',
  'country',
  'vacancies',
  'mustHave',
  'applyEmail',
  'applyUrl',
  'description',
] as const
const KINDS = ['job', 'requisition', 'offer', 'control'] as const
const CONTROLS = ['jobs', 'offers'] as const
const POLICIES = ['job', 'requisition', 'offer'] as const
const RELATIONS = ['line-manager', 'manager-of-manager'] as const

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/** What the server names, in the reader’s words. */
export const useShown = () => {
  const t = useWords()
  const format = useFormat()
  const kind = (name: string) => {
    const known = oneOf(KINDS, name)
    return known ? t(`kinds.${known}`) : name
  }
  const control = (name: string) => {
    const policy = oneOf(POLICIES, name.startsWith('policy:') ? name.slice(7) : null)
    if (policy) return t(`policyControls.${policy}`)
    const known = oneOf(CONTROLS, name)
    return known ? t(`controls.${known}`) : name
  }
  const role = (name: string | null) => {
    const known = oneOf(COMPANY_ROLES, name)
    return known ? t(`roles.${known}`) : (name ?? '')
  }
  const relation = (name: string | null) => {
    const known = oneOf(RELATIONS, name)
    return known ? t(`relations.${known}`) : (name ?? '')
  }
  const label = (name: string) => {
    if (name.startsWith('change:')) {
      const changed = oneOf(CHANGES, name.slice(7))
      return changed ? t(`changes.${changed}`) : t('changes.other')
    }
    const known = oneOf(LABELS, name)
    return known ? t(`facts.${known}`) : name
  }
  const value = (line: Exclude<ShownLine, { kind: 'policy' }>): string => {
    if (line.kind === 'count') return format.number(line.count)
    if (line.kind === 'day') return format.day(line.day)
    if (line.kind === 'money')
      return `${format.number(line.minor / 10 ** line.decimals, line.decimals)} ${line.currency}`
    return line.text
  }
  const why = ({ by, name, onBehalfOf }: ShownWhy): string => {
    const reason = {
      administrators: () => t('why.administrators'),
      role: () => t('why.role', { role: role(name) }),
      people: () => t('why.people'),
      relation: () => t('why.relation', { relation: relation(name) }),
      subject: () => t('why.subject'),
      fallback: () => t('why.fallback'),
      alone: () => t('why.alone'),
      escalated: () => t('why.escalated'),
    }[by]()
    return onBehalfOf ? t('why.onBehalf', { name: onBehalfOf, reason }) : reason
  }
  return { kind, control, role, relation, label, value, why }
}
