import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Match } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import classes from './match.module.css'

/** n of m and the band in words; never a percentage. */
export const Sum = ({ match }: { match: Match }) => {
  const t = useMatchWords()
  return (
    <p className={classes.sum}>
      <span className="figures">{t('met', { met: match.met, of: match.of })}</span>
      <span className={classes.assisted}>{t(`band.${match.band}`)}</span>
    </p>
  )
}

export const Made = ({ match }: { match: Match }) => {
  const t = useMatchWords()
  const { moment } = useFormat()
  return (
    <p className={classes.quiet}>
      {t('made', { when: moment(match.at), revision: match.jobRevision })}{' '}
      {t(match.model ? 'withModel' : 'withoutModel')} <TransparencyLink />
    </p>
  )
}

export const TransparencyLink = () => <a href={paths.aiTransparency()}>{useMatchWords()('how')}</a>
