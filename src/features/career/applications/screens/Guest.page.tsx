import { useParams } from '@tanstack/react-router'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { useWords } from '../words/index.ts'
import classes from './mine.module.css'
import { ApplicationDetail } from './Whole.tsx'

/** An application for whoever holds its link. */
export default function Guest() {
  const t = useWords()
  const { user } = useSession()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  return (
    <Queries>
      <div className={classes.guest}>
        <ApplicationDetail key={token} id={token} guest />
        <p className={classes.quiet}>{t('mineOnly')}</p>
        {!user && (
          <p className={classes.quiet}>
            <Link to={paths.login({ role: 'jobseeker' })}>{t('signIn')}</Link>
          </p>
        )}
      </div>
    </Queries>
  )
}
