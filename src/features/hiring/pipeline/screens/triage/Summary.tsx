import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import type { DECISIONS } from '../../triage.contract.ts'
import { useWords } from '../../words/index.ts'
import classes from './triage.module.css'
import type { useTriage } from './useTriage.ts'

type Props = {
  triage: ReturnType<typeof useTriage>
  paused: boolean
  onGoOn: () => void
  onConfirm: () => void
  onAgain: () => void
}
const ORDER: readonly (typeof DECISIONS)[number][] = ['advance', 'notNow', 'ask', 'skip']

/** What was decided, what was left alone because somebody else had moved it, and what is still to be confirmed. */
export const Summary = ({ triage, paused, onGoOn, onConfirm, onAgain }: Props) => {
  const t = useWords()
  const { done, conflicts, data } = triage
  const proposed = (data?.proposed ?? 0) + done.filter((d) => d.decision === 'notNow').length
  const seconds = done.reduce((sum, d) => sum + d.seconds, 0)
  const ended = done.length > 0 ? t('triage.over') : t('triage.empty')
  return (
    <section className={classes.state} aria-label={t('triage.summary')}>
      <h2>{paused ? t('triage.pause') : ended}</h2>
      {paused && <p>{t('triage.pauseText')}</p>}
      {!paused && done.length === 0 && <p>{t('triage.emptyText')}</p>}
      {done.length > 0 && (
        <dl className={classes.counts}>
          {ORDER.map((decision) => (
            <div key={decision}>
              <dt>{t(`triage.${decision}`)}</dt>
              <dd>{done.filter((d) => d.decision === decision).length}</dd>
            </div>
          ))}
        </dl>
      )}
      {done.length > 0 && (
        <p className={classes.quiet}>{t('triage.pace', { count: Math.round(seconds / done.length) })}</p>
      )}
      {conflicts.length > 0 && (
        <div className={classes.conflicts} role="alert">
          <h3>{t('triage.conflicts', { count: conflicts.length })}</h3>
          <ul>
            {conflicts.map((c) => (
              <li key={`${c.number} ${c.why}`}>
                {t('candidate', { number: String(c.number) })}: {c.why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {paused && (
        <button type="button" className={classes.plain} onClick={onGoOn}>
          {t('triage.goOn')}
        </button>
      )}
      {proposed > 0 && (
        <button type="button" className={classes.main} onClick={onConfirm} disabled={triage.waiting > 0}>
          {t('triage.confirm', { count: proposed })}
        </button>
      )}
      {!paused && (
        <button type="button" className={classes.plain} onClick={onAgain}>
          {t('triage.look')}
        </button>
      )}
      <Link className={classes.link} to={paths.kanbanAts()}>
        {t('triage.toBoard')}
      </Link>
    </section>
  )
}
