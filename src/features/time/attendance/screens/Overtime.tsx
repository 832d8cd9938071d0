import { Button, Group } from '@mantine/core'
import { addDays, addMonths, dayIn } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useLawWords } from '../../schedules/screens/useLawWords.ts'
import type { overtimeLedger } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { ledgerCall } from './calls.ts'
import { LimitBadge } from './employee/LimitBadge.tsx'
import { useTimes } from './employee/useTimes.ts'

const AT = { tab: 'overtime', month: '' }

type Notice = Output<typeof overtimeLedger>['people'][number]['notices'][number]

/** Of each limit the time it was used most, what it held first; and how often besides it was told. */
const mostOfEach = (notices: readonly Notice[]): { notice: Notice; others: number }[] =>
  [...Map.groupBy(notices, ({ label }) => label).values()].flatMap((own) => {
    const weight = ({ level, used, figure }: Notice) => (level === 'held' ? 1000 : 0) + used / figure
    const [notice] = own.toSorted((a, b) => weight(b) - weight(a))
    return notice ? [{ notice, others: own.length - 1 }] : []
  })

const Limit = ({ notice, others }: { notice: Notice; others: number }) => {
  const t = useWords()
  const { shortDay } = useTimes()
  return (
    <div className={classes.limit}>
      <LimitBadge notice={notice} />{' '}
      <span className={classes.note}>
        {notice.from === notice.until ? shortDay(notice.from) : `${shortDay(notice.from)} – ${shortDay(notice.until)}`}
        {others > 0 && ` ${t('overtime.others', { count: others })}`}
      </span>
    </div>
  )
}

/** Overtime of a month by class of each country’s law, with its limits, and what waits for approval. */
export default function Overtime() {
  const t = useWords()
  const { month: shownMonth, countryName } = useFormat()
  const { duration, shortDay } = useTimes()
  const say = useLawWords()
  const [at, go] = useAddress(AT)
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  const from = `${/^\d{4}-\d{2}$/.test(at.month) ? at.month : today.slice(0, 7)}-01`
  const { data, error, isFetching, refetch } = useApiState(ledgerCall, { from, until: addDays(addMonths(from, 1), -1) })
  const move = (step: number) => void go({ month: addMonths(from, step).slice(0, 7) })
  return (
    <>
      <Group mb="sm" gap="xs">
        <Button variant="default" onClick={() => move(-1)}>
          {t('sheet.before')}
        </Button>
        <strong>{shownMonth(from)}</strong>
        <Button variant="default" onClick={() => move(1)}>
          {t('sheet.after')}
        </Button>
      </Group>
      {!data && !error && <LoadingTable rows={6} columns={4} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && data.requests.length > 0 && (
        <section className={classes.site} aria-label={t('overtime.waiting')}>
          <header className={classes.head}>
            <h2>{t('overtime.waiting')}</h2>
            <Link to={paths.approvals()}>{t('overtime.decide')}</Link>
          </header>
          <ul className={classes.lines}>
            {data.requests.map((request) => (
              <li key={request.id}>
                <bdi>{request.name}</bdi>, {shortDay(request.workDate)}: {duration(request.minutes)}
                <span className={classes.note}>
                  {' '}
                  {request.timing === 'after'
                    ? t('overtime.workedSo', { time: duration(request.worked) })
                    : t('overtime.ahead')}{' '}
                  <bdi>{request.reason}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data?.people.length === 0 && <EmptyState title={t('overtime.none')}>{t('overtime.noneText')}</EmptyState>}
      {data && data.people.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keys
        <section className={classes.scroll} aria-label={t('tabs.overtime')} tabIndex={0}>
          <table className={classes.sheet}>
            <thead>
              <tr>
                <th scope="col">{t('list.name')}</th>
                <th scope="col">{t('overtime.class')}</th>
                <th scope="col">{t('list.worked')}</th>
                <th scope="col">{t('overtime.approved')}</th>
                <th scope="col">{t('overtime.paid')}</th>
                <th scope="col">{t('overtime.limits')}</th>
              </tr>
            </thead>
            <tbody>
              {data.people.map((person) =>
                person.classes.map((one, i) => (
                  <tr key={`${person.employeeId}${one.class}`}>
                    {i === 0 && (
                      <th scope="row" rowSpan={person.classes.length}>
                        <bdi>{person.name}</bdi>
                        <div className={classes.note}>{countryName(person.country)}</div>
                      </th>
                    )}
                    <td>
                      <bdi>{say(one.label)}</bdi>
                    </td>
                    <td className="figures">{duration(one.minutes)}</td>
                    <td className="figures">{duration(one.approved)}</td>
                    <td className="figures">{duration(one.paid)}</td>
                    {i === 0 && (
                      <td rowSpan={person.classes.length} className={classes.limits}>
                        {mostOfEach(person.notices).map((most) => (
                          <Limit key={most.notice.label} {...most} />
                        ))}
                        {person.problem && <span className={classes.note}>{person.problem}</span>}
                      </td>
                    )}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
      {data?.isMore && <p className={classes.note}>{t('overtime.more')}</p>}
    </>
  )
}
