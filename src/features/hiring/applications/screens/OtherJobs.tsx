import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useWords } from '../words/index.ts'
import { openCall, otherJobsCall, takeOtherBackCall } from './calls.ts'
import classes from './work.module.css'

/** For which other jobs the person was asked, what they said, and where this application came from. */
export const OtherJobs = ({ id }: { id: string }) => {
  const t = useWords()
  const { data, error } = useApiState(otherJobsCall, { id })
  const back = useCommand(takeOtherBackCall, { refreshes: [otherJobsCall, openCall] })
  if (error) return <p className={classes.quiet}>{error.message}</p>
  if (!data || (data.asks.length === 0 && data.from === null)) return null
  return (
    <section>
      <h3>{t('otherJobs.heading')}</h3>
      {data.from && (
        <p>
          {t('otherJobs.from')} <Link to={paths.ats({ application: data.from.id })}>{data.from.job}</Link>
        </p>
      )}
      {data.asks.map((a) => (
        <p key={a.id}>
          {a.newApplicationId ? (
            <Link to={paths.ats({ application: a.newApplicationId })}>{a.job}</Link>
          ) : (
            <bdi>{a.job}</bdi>
          )}{' '}
          <span className={classes.quiet}>{t(`otherJobStates.${a.status}`)}</span>
          {a.status === 'asked' && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => back.mutate({ id, move: a.id }, { onError: (failed) => notify.failure(failed.message) })}
            >
              {t('otherJobs.takeBack')}
            </Button>
          )}
        </p>
      ))}
    </section>
  )
}
