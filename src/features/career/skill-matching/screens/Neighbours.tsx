import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { pathsCall } from '../../career-paths/screens/calls.ts'
import { useWords } from '../words/index.ts'

const SHOWN = 4

/** Occupations that ask most of what the person can do: how much of it, how many open jobs, and where to look further. */
export const Neighbours = ({ country }: { country: string | null }) => {
  const t = useWords()
  const format = useFormat()
  const { data, error } = useApiState(pathsCall, { country })
  if (error) return <ErrorState error={error} />
  if (!data || data.paths.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="neighbours">
      <h2 id="neighbours">{t('neighbours.title')}</h2>
      <p className={panel.quiet}>{t('neighbours.text', { country: format.countryName(data.country) })}</p>
      <ul className={panel.list}>
        {data.paths.slice(0, SHOWN).map(({ occupation, title, shared, missing, jobs }) => (
          <li key={occupation}>
            <b>
              <bdi lang="en">{title}</bdi>
            </b>
            {': '}
            {t('neighbours.line', {
              shared: format.number(shared.length),
              asked: format.number(shared.length + missing.length),
              jobs: format.number(jobs),
            })}
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.seekerAiCareerRecommendations()}>{t('neighbours.more')}</Link>
      </p>
    </section>
  )
}
