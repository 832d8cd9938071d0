import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { employerSubscription } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './company.module.css'

const subscriptionCall = wire<typeof employerSubscription>('GET', '/api/employer/subscription')

/** The plan as it is, a trial with how long it lasts; what it costs stands with the bills. */
export const Subscription = () => {
  const t = useWords()
  const { day } = useFormat()
  const { data, error, isFetching, refetch } = useApiState(subscriptionCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={1} columns={1} />
  const { status, expires_at, days_left, plan_name, is_active } = data.subscription
  const until = day(expires_at?.slice(0, 10))
  const nameOf = () => {
    if (status === 'none') return t('profile.noPlan')
    return status === 'trial' || status === 'expired' ? t('profile.trial') : plan_name
  }
  return (
    <div className={`${classes.two} ${classes.wide}`}>
      <StatusBadge tone={is_active ? 'ok' : 'idle'}>{nameOf()}</StatusBadge>
      {status === 'trial' && <span>{t('profile.trialLeft', { count: days_left, day: until })}</span>}
      {status === 'expired' && <span>{t('profile.trialOver', { day: until })}</span>}
      <Link to={paths.subscription()}>{t('profile.openPlan')}</Link>
    </div>
  )
}
