import { useParams } from '@tanstack/react-router'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { useWords } from '../words/index.ts'
import classes from './mine.module.css'
import { Whole } from './Whole.tsx'

/** An application for whoever holds its link. */
export default function Guest() {
  const say = useWords()
  const { user } = useSession()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  return (
    <Queries>
      <div className={classes.guest}>
        <Whole key={token} id={token} guest />
        <p className={classes.quiet}>{say('mineOnly')}</p>
        {!user && (
          <p className={classes.quiet}>
            <Link to={paths.login({ role: 'jobseeker' })}>{say('signIn')}</Link>
          </p>
        )}
      </div>
    </Queries>
  )
}
