import panel from '../../../../web/ui/panel.module.css'
import type care from '../care/words/en.ts'
import { useCareWords } from '../care/words/index.ts'
import { useWords } from '../words/index.ts'

/** Why an answer is right, by its key; nothing where the question says it itself. */
export const Reason = ({ reason, figures }: { reason: string | null; figures: Record<string, number> }) => {
  const t = useWords()
  const c = useCareWords()
  if (reason === null) return null
  const words = c(`reasons.${reason as keyof (typeof care)['reasons']}`, figures)
  return <p className={panel.quiet}>{t('outcome.why', { reason: words })}</p>
}
