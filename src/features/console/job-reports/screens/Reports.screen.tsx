import '../../../../web/styles.dashboard.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { JobReport } from '../../../job-board/reports/reports.contract.ts'
import { PlatformFile } from '../../../platform/lists/screens/PlatformFile.tsx'
import { useWords } from '../words/index.ts'
import { Conversations } from './Conversations.tsx'
import { listCall } from './calls.ts'
import { ReportDialog } from './ReportDialog.tsx'
import classes from './reports.module.css'
import { Marks, ReportStatement } from './Said.tsx'

const AT = { of: '', show: 'waiting', page: '1', report: '' }
const PAGE = 50

/** What people tell of adverts, and what was decided. Outside the dashboard, beside the outbox of the platform. */
export default function Reports() {
  return (
    <Queries>
      <Desk />
    </Queries>
  )
}

/** Jobs that anybody told of, and conversations that companies told of. */
const Desk = () => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const isOfTalks = at.of === 'conversations'
  return (
    <Page title={t('title')} subtitle={t(isOfTalks ? 'talk.subtitle' : 'subtitle')}>
      <SegmentedControl
        aria-label={t('of.label')}
        className={classes.show}
        value={isOfTalks ? at.of : ''}
        onChange={(of) => go({ of, show: 'waiting', page: '1', report: '' })}
        data={[
          { value: '', label: t('of.jobs') },
          { value: 'conversations', label: t('of.conversations') },
        ]}
      />
      {isOfTalks ? (
        <Conversations
          show={at.show === 'decided' ? 'decided' : 'waiting'}
          open={at.report}
          onShow={(show) => go({ show })}
          onOpen={(report) => go({ report })}
        />
      ) : (
        <Jobs />
      )}
    </Page>
  )
}

const Jobs = () => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const show = at.show === 'decided' ? 'decided' : 'waiting'
  const page = Math.max(1, Number(at.page) || 1)
  const answer = useListPage(listCall, { show }, page)
  const { data, isPending } = answer
  const waiting = data?.waiting ?? 0
  const decided = data && (show === 'decided' ? data.total : data.all - data.waiting)
  return (
    <>
      <Figures
        loading={isPending}
        figures={[
          { label: t('waiting'), value: format.number(waiting), tone: waiting > 0 ? 'careful' : 'ok' },
          {
            label: t('late'),
            value: format.number(data?.late ?? 0),
            hint: t('lateHint'),
            tone: data?.late ? 'wrong' : 'ok',
          },
        ]}
      />
      <div className={panel.row}>
        <SegmentedControl
          aria-label={t('show')}
          className={classes.show}
          value={show}
          onChange={(value) => go({ show: value, page: '1' })}
          data={[
            { value: 'waiting', label: t('shows.waiting', { n: format.number(waiting) }) },
            { value: 'decided', label: t('shows.decided', { n: format.number(decided ?? 0) }) },
          ]}
        />
        <PlatformFile list="job-reports" filter={{ show }} disabled={(data?.total ?? 0) === 0} />
      </div>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={3} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <EmptyState icon={<IconFlag size={22} stroke={1.6} />} title={t(show === 'waiting' ? 'empty' : 'nothing')}>
              {t(show === 'waiting' ? 'emptyText' : 'nothingText')}
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {reports.map((report) => (
                <Row key={report.id} report={report} onOpen={() => go({ report: report.id })} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {data && data.total > PAGE && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => go({ page: String(page - 1) })}>
            {t('earlier')}
          </Button>
          <Button variant="default" disabled={page * PAGE >= data.total} onClick={() => go({ page: String(page + 1) })}>
            {t('later')}
          </Button>
        </div>
      )}
      {at.report && <ReportDialog key={at.report} id={at.report} onClose={() => go({ report: '' })} />}
    </>
  )
}

const Row = ({ report, onOpen }: { report: JobReport; onOpen: () => void }) => {
  const t = useWords()
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.job}>
          <span dir="auto">{report.title}</span>
          <small dir="auto">{report.company}</small>
        </h2>
        <Marks report={report} />
        <ReportStatement report={report} />
      </div>
      <Button variant="default" aria-label={t('open', { title: report.title })} onClick={onOpen}>
        {t('look')}
      </Button>
    </li>
  )
}
