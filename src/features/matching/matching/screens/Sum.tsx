import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Match } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import classes from './match.module.css'

/** n of m and the band in words; never a percentage. */
export const Sum = ({ match }: { match: Match }) => {
  const say = useMatchWords()
  return (
    <p className={classes.sum}>
      <span className="figures">{say('met', { met: match.met, of: match.of })}</span>
      <span className={classes.assisted}>{say(`band.${match.band}`)}</span>
    </p>
  )
}

export const Made = ({ match }: { match: Match }) => {
  const say = useMatchWords()
  const { moment } = useFormat()
  return (
    <p className={classes.quiet}>
      {say('made', { when: moment(match.at), engine: match.engine, revision: match.jobRevision })}{' '}
      {match.model ? say('withModel', { model: match.model }) : say('withoutModel')} <How />
    </p>
  )
}

export const How = () => <a href={paths.aiTransparency()}>{useMatchWords()('how')}</a>
