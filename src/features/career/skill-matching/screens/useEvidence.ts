import { useFormat } from '../../../../web/ui/format.ts'
import { TESTS } from '../../skill-tests/kinds.rules.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { KnownSkill } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** Where a skill is known from, as a sentence. */
export const useEvidence = () => {
  const t = useWords()
  const tests = useTestWords()
  const { number, day } = useFormat()
  return (evidence: KnownSkill['evidence'][number]): string => {
    if (evidence.source === 'cv') return t(evidence.shown ? 'skill.cv' : 'skill.listed', { text: evidence.text })
    if (evidence.source === 'own') return evidence.note ? t('skill.ownNote', { note: evidence.note }) : t('skill.own')
    if (evidence.source === 'profile')
      return evidence.years === null ? t('skill.profile') : t('skill.profileYears', { count: evidence.years })
    const test = TESTS.find((one) => one === evidence.test)
    const { score, band } = evidence
    return t(evidence.counts ? 'skill.badge' : 'skill.test', {
      day: day(evidence.day),
      test: test ? tests(`names.${test}`) : evidence.test,
      from: number(score - band),
      to: number(score + band),
    })
  }
}
