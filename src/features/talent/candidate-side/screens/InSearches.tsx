import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { ICONS, Why } from '../../../matching/matching/screens/Lines.tsx'
import { useMatchWords } from '../../../matching/matching/words/index.ts'
import type { FoundInSearch } from '../../criteria-search/contract.ts'
import { useWords } from '../words/index.ts'
import { Contest } from './Contest.tsx'
import { inSearchesCall } from './calls.ts'
import classes from './found.module.css'

/** The searches by criteria somebody was found in, with what each employer reads of them. */
export default function InSearches() {
  const t = useWords()
  const { data, error, refetch, isFetching } = useApiState(inSearchesCall, {})
  return (
    <section aria-labelledby="in-searches" className={classes.stack}>
      <div>
        <h3 id="in-searches" className={classes.subheading}>
          {t('inSearches.searches')}
        </h3>
        <p className={classes.quiet}>{t('inSearches.searchesText')}</p>
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.searches.length === 0 && <p className={classes.quiet}>{t('inSearches.searchesNone')}</p>}
      {data && data.searches.length > 0 && (
        <ul className={classes.rows}>
          {data.searches.map((search) => (
            <Search key={search.id} search={search} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Search = ({ search: s }: { search: FoundInSearch }) => {
  const t = useWords()
  const match = useMatchWords()
  const { day } = useFormat()
  const lines = s.criteria.flatMap((c) => {
    const line = s.lines.find((l) => l.id === c.id)
    return line ? [{ c, line, counts: line.reason !== 'protected' && line.reason !== 'no_reason' }] : []
  })
  const counted = lines.filter((l) => l.counts)
  const met = counted.filter((l) => l.line.verdict === 'met').length
  return (
    <li className={classes.searched}>
      <details>
        <summary>
          <bdi>{s.company}</bdi> <span className={classes.quiet}>{day(s.at.slice(0, 10))}</span>{' '}
          <span className={classes.quiet}>{t('inSearches.met', { met, of: counted.length })}</span>
        </summary>
        <ul className={classes.verdicts}>
          {lines.map(({ c, line, counts }) => {
            const Icon = ICONS[line.verdict]
            return (
              <li key={c.id} data-verdict={line.verdict}>
                <Icon size={18} stroke={1.75} aria-hidden />
                <div className={classes.why}>
                  <strong dir="auto">{c.text}</strong>
                  <span className={classes.quiet}>
                    {match(`kind.${c.want}`)} ·{' '}
                    <b>{counts ? match(`verdict.${line.verdict}`) : t('inSearches.notCounted')}</b>
                  </span>
                  <Why
                    line={{
                      ...line,
                      kind: c.want,
                      text: c.text,
                      needs: c.reason,
                      nearest: null,
                      // What somebody says of their right to work stands in their profile.
                      quote: line.quote === null || line.from?.kind === 'said' ? null : { text: line.quote, at: null },
                    }}
                  />
                  {counts && <Contest search={s} line={c.id} text={c.text} />}
                </div>
              </li>
            )
          })}
        </ul>
        <p className={classes.quiet}>{t('inSearches.engine', { engine: s.engine })}</p>
      </details>
    </li>
  )
}
