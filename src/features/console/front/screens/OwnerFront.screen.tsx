import { Button } from '@mantine/core'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { listRequests } from '../../../company/verification/contract.ts'
import type { listReports } from '../../../job-board/reports/reports.contract.ts'
import type { listFailedJobs } from '../../background-jobs/contract.ts'
import { useWords } from '../words/index.ts'

const requestsCall = wire<typeof listRequests>('GET', '/api/verifications')
const reportsCall = wire<typeof listReports>('GET', '/api/job-reports')
const jobsCall = wire<typeof listFailedJobs>('GET', '/api/platform/failed-jobs')
/** The oldest of what waits are named; the rest stand on the page of their own. */
const NAMED = 5

/** What waits for the platform’s people, the way to each decision beside it. */
export default function OwnerFront() {
  const t = useWords()
  const requests = useApiState(requestsCall, { show: 'waiting', pageSize: NAMED })
  const reports = useApiState(reportsCall, { show: 'waiting', pageSize: NAMED })
  const jobs = useApiState(jobsCall, { pageSize: 1 })
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <WhenLoaded answer={requests} waiting={<LoadingTable rows={2} columns={3} />}>
        {(input) => (
          <WhenLoaded answer={reports} waiting={<LoadingTable rows={2} columns={3} />}>
            {(reported) => (
              <WhenLoaded answer={jobs} waiting={<LoadingTable rows={2} columns={3} />}>
                {(failed) => <Waiting asked={input} reported={reported} failed={failed} />}
              </WhenLoaded>
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
      <section className={panel.card} aria-label={t('more')}>
        <h2 className={panel.title}>{t('more')}</h2>
        <p className={panel.row}>
          <Button component={Link} to={paths.ownerOutbox()} variant="default">
            {t('messages')}
          </Button>
        </p>
      </section>
    </Page>
  )
}

type WaitingProps = {
  asked: Output<typeof listRequests>
  reported: Output<typeof listReports>
  failed: Output<typeof listFailedJobs>
}

const Waiting = ({ asked, reported, failed }: WaitingProps) => {
  const t = useWords()
  const { number, day } = useFormat()
  const queues = [
    {
      name: t('verifications'),
      to: paths.ownerVerifications(),
      lines: asked.requests.map((one) => ({ id: one.id, text: one.company, when: day(one.askedAt) })),
    },
    {
      name: t('reports'),
      to: paths.ownerReports(),
      lines: reported.reports.map((one) => ({ id: one.id, text: `${one.title}, ${one.company}`, when: day(one.at) })),
    },
  ]
  return (
    <>
      <Figures
        figures={[
          {
            label: t('verifications'),
            value: number(asked.waiting),
            to: paths.ownerVerifications(),
            ...(asked.waiting > 0 && { tone: 'careful' as const }),
            ...(asked.verifiedShare !== null && { hint: t('verifiedShare', { percent: number(asked.verifiedShare) }) }),
          },
          {
            label: t('reports'),
            value: number(reported.waiting),
            to: paths.ownerReports(),
            ...(reported.late > 0 && { tone: 'wrong' as const, hint: t('reportsLate', { count: reported.late }) }),
          },
          {
            label: t('jobs'),
            value: number(failed.failed),
            to: paths.ownerJobs(),
            ...(failed.failed > 0 && { tone: 'wrong' as const }),
            hint: t('jobsWaiting', { count: failed.waiting }),
          },
        ]}
      />
      <div className={panel.grid}>
        {queues.map(({ name, to, lines }) => (
          <section key={to} className={panel.card} aria-label={name}>
            <h2 className={panel.title}>{name}</h2>
            {lines.length === 0 && <p className={panel.quiet}>{t('nothing')}</p>}
            <ul className={panel.list}>
              {lines.map(({ id, text, when }) => (
                <li key={id}>
                  <bdi>{text}</bdi> <span className={panel.quiet}>{when}</span>
                </li>
              ))}
            </ul>
            <p className={panel.row}>
              <Button component={Link} to={to} variant={lines.length > 0 ? 'filled' : 'default'}>
                {t('decide', { what: name })}
              </Button>
            </p>
          </section>
        ))}
      </div>
    </>
  )
}
