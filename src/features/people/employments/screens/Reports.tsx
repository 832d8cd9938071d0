import { IconUsers } from '@tabler/icons-react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { listMyReports } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { myReportsCall } from './calls.ts'
import classes from './reports.module.css'

type Report = Output<typeof listMyReports>['reports'][number]

/** The day that is asked about; empty: today. */
const AT = { on: '' }
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The people under whoever reads, each below whom they report to, as of a day. */
export const Reports = () => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const asked = DAY.test(at.on) ? { day: at.on } : {}
  const { data, error, isFetching, refetch } = useApiState(myReportsCall, asked)
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={4} columns={2} />
  }
  const direct = data.reports.filter(({ level }) => level === 1)
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.head}>
        <p className={classes.note} role="status">
          {direct.length > 0 && t('people', { count: direct.length })}{' '}
          {data.reports.length > direct.length && t('through', { count: data.reports.length - direct.length })}
        </p>
        <label className={classes.day}>
          {t('day')}
          <input
            type="date"
            value={data.day}
            onChange={(event) => go({ on: event.currentTarget.value }, { replace: true })}
          />
        </label>
      </div>
      {direct.length === 0 ? (
        <EmptyState icon={<IconUsers size={22} />} title={t('none')}>
          {t(data.isEmployed ? 'noneText' : 'noRecord')}
        </EmptyState>
      ) : (
        <People of={direct} all={data.reports} />
      )}
    </section>
  )
}

const People = ({ of, all }: { of: readonly Report[]; all: readonly Report[] }) => {
  const t = useWords()
  const term = useTerm()
  return (
    <ul className={classes.people}>
      {of.map((one) => {
        const under = all.filter(({ managerId, level }) => managerId === one.employeeId && level === one.level + 1)
        return (
          <li key={one.employmentId}>
            <div className={classes.person}>
              <span className={classes.name}>
                <bdi>{one.name}</bdi>
              </span>
              <span className={classes.note}>
                <bdi>{[one.position, term(one.department)].filter(Boolean).join(' · ') || t('noPosition')}</bdi>
              </span>
              <a className={`${classes.mail} ltr`} href={`mailto:${one.email}`}>
                {one.email}
              </a>
            </div>
            {under.length > 0 && <People of={under} all={all} />}
          </li>
        )
      })}
    </ul>
  )
}
