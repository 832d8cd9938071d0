import '../../../../web/styles.dashboard.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Queries } from '../../../../web/queries.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { VerificationRequest } from '../../../company/verification/contract.ts'
import { listCall } from '../../../company/verification/screens/calls.ts'
import { Looked, Outcome, StateBadge } from '../../../company/verification/screens/Told.tsx'
import classes from '../../../company/verification/screens/verification.module.css'
import { useWords } from '../../../company/verification/words/index.ts'
import { PlatformFile } from '../../../platform/lists/screens/PlatformFile.tsx'
import { RequestDialog } from './RequestDialog.tsx'

const AT = { show: 'waiting', page: '1', request: '' }
const PAGE = 50

/** Companies that asked to be verified, and what was decided. Outside the dashboard, beside the reports of jobs. */
export default function Desk() {
  return (
    <Queries>
      <List />
    </Queries>
  )
}

const List = () => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const show = at.show === 'decided' ? 'decided' : 'waiting'
  const page = Math.max(1, parseInt(at.page, 10) || 1)
  const answer = useListPage(listCall, { show }, page)
  const { data, isPending } = answer
  const total = data?.[show] ?? 0
  const share = data?.verifiedShare
  return (
    <Page title={t('deskTitle')} subtitle={t('deskSubtitle')}>
      <Figures
        loading={isPending}
        figures={[
          {
            label: t('waiting'),
            value: format.number(data?.waiting ?? 0),
            tone: data?.waiting ? 'careful' : 'ok',
          },
          {
            label: t('share'),
            value: typeof share === 'number' ? t('percent', { n: format.number(share) }) : t('nobody'),
            hint: t('shareHint'),
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
            { value: 'waiting', label: t('shows.waiting', { n: format.number(data?.waiting ?? 0) }) },
            { value: 'decided', label: t('shows.decided', { n: format.number(data?.decided ?? 0) }) },
          ]}
        />
        <PlatformFile list="verifications" filter={{ show }} disabled={total === 0} />
      </div>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={3} />}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState
              icon={<IconShieldCheck size={22} stroke={1.6} />}
              title={t(show === 'waiting' ? 'empty' : 'nothing')}
            >
              {t(show === 'waiting' ? 'emptyText' : 'nothingText')}
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {requests.map((request) => (
                <Row key={request.id} request={request} onOpen={() => go({ request: request.id })} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {total > PAGE && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page === 1} onClick={() => go({ page: String(page - 1) })}>
            {t(show === 'waiting' ? 'older' : 'newer')}
          </Button>
          <Button variant="default" disabled={page * PAGE >= total} onClick={() => go({ page: String(page + 1) })}>
            {t(show === 'waiting' ? 'newer' : 'older')}
          </Button>
        </div>
      )}
      {at.request && <RequestDialog key={at.request} id={at.request} onClose={() => go({ request: '' })} />}
    </Page>
  )
}

const Row = ({ request: r, onOpen }: { request: VerificationRequest; onOpen: () => void }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <bdi>{r.legalName}</bdi>
          <StateBadge state={r.state} />
          <span className={classes.small}>
            {format.list([r.company === r.legalName ? null : r.company, format.countryName(r.country)])}
          </span>
        </h2>
        <Looked number={r.number} />
        <p className={classes.small}>
          {r.askedBy
            ? t('by', { when: format.moment(r.askedAt), who: format.isolated(r.askedBy) })
            : t('byNobody', { when: format.moment(r.askedAt) })}
        </p>
        <Outcome told={r} />
      </div>
      <Button variant="default" aria-label={t('lookAt', { name: r.legalName })} onClick={onOpen}>
        {t('look')}
      </Button>
    </li>
  )
}
