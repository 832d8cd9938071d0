import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSession } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { ownAddress } from '../../../../web/wanted.ts'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'
import { Card, Message } from './Card.tsx'
import { publicRole, RoleChoice } from './fields.tsx'
import { LoginForm } from './LoginForm.tsx'

/** An employee at the wrong door is shown the right one. */
const CompanyAccess = lazy(() => import('./later.ts').then((m) => m.companyAccess()))

/** Only these keys are understood; text from the address is never shown. */
const DEFAULTS = { role: '', message: '', expired: '', next: '' }

const Login = () => {
  const t = useWords()
  const [at, change] = useAddress(DEFAULTS)
  const { user } = useSession()
  const role = publicRole(at.role)
  const titleOfRole = role === 'employer' ? t('login.employerTitle') : t('login.seekerTitle')
  const title = at.role ? titleOfRole : t('login.title')

  return (
    <Card
      title={title}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Link to={paths.signup({ role, next: at.next || undefined })} className={classes.link}>
            {t('login.signup')}
          </Link>
        </>
      }
    >
      {at.expired === 'true' && <Message tone="careful">{t('login.expired')}</Message>}
      {at.message === 'employee_company_access_required' && (
        <Suspense>
          <CompanyAccess />
        </Suspense>
      )}
      {user && user.role !== 'employee' && (
        <Message tone="ok">
          {t('login.already', { email: user.email })}{' '}
          <Link to={ownAddress(at.next) ?? homeOf(user.role)} className={classes.link}>
            {t('login.continue')}
          </Link>
          . {t('login.another')}
        </Message>
      )}
      <RoleChoice role={role} onChange={(next) => void change({ role: next }, { replace: true })} />
      <LoginForm portal={role === 'jobseeker' ? 'job_seeker' : 'employer'} />
    </Card>
  )
}
export default Login
