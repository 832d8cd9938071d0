import { Link } from '../../../../web/Link.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { BadgeView } from '../shown.contract.ts'
import { useWords } from '../words/index.ts'

/** Badges somebody shows, each with its error and where it is confirmed. */
export const Badges = ({ badges }: { badges: readonly BadgeView[] }) => {
  const t = useWords()
  const format = useFormat()
  if (badges.length === 0) return null
  return (
    <ul className={panel.list} aria-label={t('badges.label')}>
      {badges.map(({ test, score, band, takenOn, code }) => (
        <li key={test}>
          {t(test === 'typing' ? 'badges.typing' : 'badges.one', {
            test: t(`names.${test}`),
            score: format.number(score),
            band: format.number(band),
            day: format.day(takenOn),
          })}
          {code !== null && (
            <>
              {' '}
              <Link to={`/skill-badge/${code}`}>{t('badges.confirm', { test: t(`names.${test}`) })}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
