import type { PolicyContent, PolicyRule, PolicyStep, StepMode, Who } from '../../../../shared/approvals.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { PoliciesView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { useShown } from './useShown.ts'

/** Who approves what, said in sentences. */
export const useSentences = ({ people, countries }: Pick<PoliciesView, 'people' | 'countries'>) => {
  const t = useWords()
  const format = useFormat()
  const shown = useShown()
  const named = (who: Who) => {
    if (who.by === 'administrators') return t('sentences.administrators')
    if (who.by === 'role') return shown.role(who.role)
    // A label of its own elsewhere, here within a sentence.
    if (who.by === 'relation') return shown.relation(who.relation).replace(/^./u, (first) => first.toLowerCase())
    if (who.by === 'subject') return t('sentences.subject')
    return format.list(who.userIds.map((id) => people.find((p) => p.userId === id)?.name ?? t('sentences.gone')))
  }
  const many = (mode: StepMode, who: string) => {
    if (mode === 'any') return t('sentences.any', { who })
    if (mode !== 'all' && mode.quorum === 1) return t('sentences.any', { who })
    return mode === 'all' ? t('sentences.all', { who }) : t('sentences.quorum', { count: mode.quorum, who })
  }
  const step = ({ who, beside }: PolicyStep, index: number) => {
    // A manager is one person, and none of several.
    const choices = who.map((one) => (one.by === 'relation' ? named(one) : many(one.mode, named(one))))
    const text = choices.slice(1).reduce((so, next) => t('sentences.otherwise', { first: so, next }), choices[0] ?? '')
    if (index === 0) return text
    return t(beside ? 'sentences.beside' : 'sentences.after', { text })
  }
  const when = ({ when: asked }: PolicyRule) => {
    const parts: string[] = []
    if (asked.above) {
      const decimals = countries.find((c) => c.currency === asked.above?.currency)?.decimals ?? 2
      const amount = `${format.number(asked.above.minor / 10 ** decimals, decimals)} ${asked.above.currency}`
      parts.push(t('sentences.above', { amount }))
    }
    if (asked.countries?.length)
      parts.push(
        t('sentences.in', {
          places: format.list(asked.countries.map((c) => countries.find((o) => o.code === c)?.name ?? c)),
        }),
      )
    if (asked.departments?.length) parts.push(t('sentences.departments', { names: format.list(asked.departments) }))
    if (asked.flags?.length) parts.push(...asked.flags.map(shown.flagInSentence))
    return parts.length === 0 ? null : format.list(parts)
  }
  const rules = ({ rules: all }: PolicyContent) =>
    all.map((rule) => {
      const text = rule.steps.map(step).join(' ')
      const asked = when(rule)
      if (asked) return t('sentences.when', { when: asked, text })
      return t(all.length > 1 ? 'sentences.else' : 'sentences.always', { text })
    })
  return { rules, flag: shown.flag }
}
