import type { Verdict } from '../shared.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './roster.module.css'
import { useLawWords } from './useLawWords.ts'

/** What the rules say of a shift: what blocks, what to mind, and where each comes from. */
export const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => {
  const t = useWords()
  const say = useLawWords()
  if (verdicts.length === 0) return <p className={classes.quiet}>{t('allowed')}</p>
  return (
    <ul className={classes.verdicts} role="status">
      {verdicts.map(({ rule, severity, message, source }) => (
        <li key={`${rule} ${message}`} data-severity={severity}>
          <strong>{t(severity === 'error' ? 'blocked' : 'warning')}:</strong> {say(message)}
          {source && (
            <>
              {' '}
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.title}
                </a>
              ) : (
                source.title
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
