import { COMPANY_ROLES } from '../../../../shared/actor.ts'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useSymbol } from '../../geo/screens/countries.ts'
import type { ShownLine, ShownWhy } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { namesCall } from './calls.ts'

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)

/** What the server names, in the reader’s words; nothing until they are here. */
export const useShown = () => {
  const t = useWords()
  const format = useFormat()
  const symbolOf = useSymbol()
  const language = useLanguage()
  const { data: names } = useApiState(namesCall, { language })
  const kindNamed = (name: string) => names?.kinds.find((one) => one.kind === name)
  const kind = (name: string) => kindNamed(name)?.label ?? ''
  const control = (name: string) => names?.controls[name] ?? ''
  /** What a request is called: a safeguard is named by the feature that has it. */
  const title = (item: { kind: string; title: string }) => (item.kind === 'control' ? control(item.title) : item.title)
  const flag = (name: string) => names?.kinds.find((one) => one.flags[name])?.flags[name] ?? ''
  const flagInSentence = (name: string) =>
    names?.kinds.find((one) => one.flagsInSentence[name])?.flagsInSentence[name] ?? ''
  const role = (name: string | null) => {
    const known = oneOf(COMPANY_ROLES, name)
    return known ? t(`roles.${known}`) : (name ?? '')
  }
  const relation = (name: string | null) => (name === null ? '' : (names?.relations[name] ?? ''))
  const label = (of: string, name: string) => {
    const lines = kindNamed(of)?.lines
    return lines?.[name] ?? (name.startsWith('change:') ? lines?.['change:other'] : undefined) ?? ''
  }
  const value = (line: Exclude<ShownLine, { kind: 'policy' }>): string => {
    if (line.kind === 'count') return format.number(line.count)
    if (line.kind === 'day') return format.day(line.day)
    if (line.kind === 'money')
      return format.money(line.minor / 10 ** line.decimals, {
        symbol: symbolOf(line.currency),
        decimals: line.decimals,
      })
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
  return { kind, title, flag, flagInSentence, role, relation, label, value, why }
}
