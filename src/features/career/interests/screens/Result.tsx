import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { Interest, InterestScore } from '../interests.rules.ts'
import { useWords } from '../words/index.ts'

type ResultProps = { scores: readonly InterestScore[]; leading: readonly Interest[] }

/** The kinds in the order of one's answers, with what each means. */
export const Result = ({ scores, leading }: ResultProps) => {
  const t = useWords()
  const format = useFormat()
  return (
    <>
      <p>
        {leading.length === 0
          ? t('even')
          : t('leads', { kinds: format.list(leading.map((kind) => t(`kinds.${kind}`))) })}
      </p>
      <ol className={panel.list}>
        {scores.map(({ interest, percent }) => (
          <li key={interest}>
            <b>{t('share', { kind: t(`kinds.${interest}`), percent: format.number(percent) })}</b>{' '}
            {t(`means.${interest}`)}
          </li>
        ))}
      </ol>
    </>
  )
}
