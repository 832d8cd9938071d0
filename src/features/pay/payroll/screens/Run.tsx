import { Alert, Button, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type * as contract from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Blocked } from './Blocked.tsx'
import { Causes } from './Causes.tsx'
import { checksCall, dueCall, personCall, runCall, runsCall, summaryCall, useMinor, varianceCall } from './calls.ts'
import { DownloadButton } from './Download.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import classes from './payroll.module.css'
import { PERSON_TONES, RUN_TONES } from './tones.ts'
import { isGoingOn, Work } from './Work.tsx'

const Checks = lazy(() => import('./Checks.tsx'))
const Letters = lazy(() => import('./Letters.tsx'))
const Summary = lazy(() => import('./Summary.tsx'))
const Register = lazy(() => import('./Register.tsx'))

const calls = {
  calculate: wire<typeof contract.calculatePayRun>('POST', '/api/payroll/runs/:id/calculate'),
  submit: wire<typeof contract.submitPayRun>('POST', '/api/payroll/runs/:id/submit'),
  lock: wire<typeof contract.lockPayRun>('POST', '/api/payroll/runs/:id/lock'),
  publish: wire<typeof contract.publishPayslips>('POST', '/api/payroll/runs/:id/publish'),
  void: wire<typeof contract.voidPayRun>('POST', '/api/payroll/runs/:id/void'),
} as const
const STEPS = ['calculate', 'submit', 'lock', 'publish', 'void'] as const
type Step = (typeof STEPS)[number]

/** People of a page, and how often it is looked how far a step is, ms. */
const PAGE = 100
const LOOK = 1_500

type Props = {
  id: string
  person: string
  mayRun: boolean
  onPerson: (employmentId: string) => void
  onRun: (id: string) => void
  onBack: () => void
}

/** A run: what it comes to, who is in it, what stops them, and the next step. */
export default function Run({ id, person, mayRun, onPerson, onRun, onBack }: Props) {
  const t = useWords()
  const say = useSentences()
  const { day, number, isolated } = useFormat()
  const period = usePeriod()
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useListPage(
    runCall,
    { id, ...(search ? { search } : {}) },
    page,
    isWaiting ? { refetchInterval: LOOK } : {},
  )
  const goesOn = isGoingOn(data?.run)
  if (goesOn !== isWaiting) setWaiting(goesOn)
  const isShown = data?.people.some(({ employmentId }) => employmentId === person) ?? true
  const other = useApiState(personCall, { id, employmentId: person }, { enabled: person !== '' && !isShown })
  const money = useMinor(data?.run.country, data?.run.currency)
  const refreshes = [runCall, checksCall, summaryCall, dueCall, runsCall, personCall, varianceCall]
  const [isTaking, setTaking] = useState(false)
  const isReckoned = data !== undefined && data.run.state !== 'draft' && data.run.state !== 'void'
  const varied = useListPage(varianceCall, { id, ...(search ? { search } : {}) }, page, { enabled: isReckoned })
  const causes = new Map(varied.data?.people.map((one) => [one.employmentId, one.causes]))
  const commands = {
    calculate: useCommand(calls.calculate, { refreshes }),
    submit: useCommand(calls.submit, { refreshes }),
    lock: useCommand(calls.lock, { refreshes }),
    publish: useCommand(calls.publish, { refreshes }),
    void: useCommand(calls.void, { refreshes }),
  }
  const [asking, setAsking] = useState<Step | null>(null)
  if (error) return <ErrorState title={t('run.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable />
  const { run, people } = data
  const take = (step: Step) => {
    setAsking(null)
    commands[step].mutate(
      { id, version: run.version },
      {
        onSuccess: ({ run: now }) => notify.success(t(now.work ? `workBegun.${now.work.step}` : `done.${step}`)),
        onError: (failure) => notify.failure(failure.message),
      },
    )
  }
  const busy = STEPS.some((step) => commands[step].isPending)
  const next = (['lock', 'publish', 'submit', 'calculate'] as const).find(
    (step) => run.allowed.includes(step) && !(step === 'calculate' && run.state !== 'draft'),
  )
  const changeOf = ({ net, lastNet }: contract.PayRunPerson) => {
    if (lastNet === null) return t('run.new')
    return net > lastNet ? `+${money(net - lastNet)}` : money(net - lastNet)
  }
  const columns: Column<contract.PayRunPerson>[] = [
    {
      id: 'name',
      header: t('run.name'),
      fixed: true,
      width: 170,
      cell: (one) => (
        <UnstyledButton className={classes.name} onClick={() => onPerson(one.employmentId)}>
          <bdi>{one.name}</bdi>
        </UnstyledButton>
      ),
    },
    {
      id: 'state',
      header: t('run.state'),
      width: 110,
      cell: (one) => <StatusBadge tone={PERSON_TONES[one.state]}>{t(`people.${one.state}`)}</StatusBadge>,
    },
    {
      id: 'gates',
      header: t('run.gates'),
      width: 270,
      cell: (one) => one.reason ?? (one.gates.map(({ message }) => say(message)).join(' ') || '–'),
    },
    amount('gross', t('run.gross'), (one) => money(one.gross)),
    amount('net', t('run.net'), (one) => money(one.net)),
    amount('change', t('run.change'), changeOf),
    {
      id: 'why',
      header: t('run.why'),
      width: 240,
      cell: (one) => <Causes causes={causes.get(one.employmentId) ?? []} money={money} />,
    },
  ]
  const corrects = run.correctsRunId
  // Asked for nobody, the answer about whoever was open before is still there.
  const found = other.data?.person
  const opened =
    people.find(({ employmentId }) => employmentId === person) ?? (found?.employmentId === person ? found : undefined)
  return (
    <Page
      title={`${isolated(run.group)} · ${isolated(day(run.payDay))}`}
      subtitle={`${t(`kinds.${run.kind}`)} · ${period(run.from, run.until)}`}
      actions={
        <div className={classes.actions}>
          <Button variant="subtle" leftSection={<IconArrowLeft className="mirrored" size={16} />} onClick={onBack}>
            {t('run.back')}
          </Button>
          {corrects && (
            <Button variant="default" onClick={() => onRun(corrects)}>
              {t('after.corrects')}
            </Button>
          )}
          {run.state === 'locked' && run.kind !== 'correction' && run.kind !== 'opening' && (
            <DownloadButton address={`/api/payroll/runs/${run.id}/payslips.zip`} name={`payslips-${run.payDay}.zip`}>
              {t('after.downloadAll')}
            </DownloadButton>
          )}
          {isReckoned && (
            <Button variant="default" onClick={() => setTaking(true)}>
              {t('register.open')}
            </Button>
          )}
          {STEPS.filter((step) => run.allowed.includes(step)).map((step) => (
            <Button
              key={step}
              variant={step === next ? 'filled' : 'default'}
              loading={commands[step].isPending}
              disabled={busy && !commands[step].isPending}
              onClick={() => (step === 'calculate' || step === 'submit' ? take(step) : setAsking(step))}
            >
              {step === 'calculate' && run.state !== 'draft' ? t('steps.again') : t(`steps.${step}`)}
            </Button>
          ))}
        </div>
      }
    >
      <div className={classes.stack}>
        {asking && (
          <Alert
            color={asking === 'void' ? 'red' : 'blue'}
            title={t(`ask.${asking as 'lock' | 'publish' | 'void'}`, { count: run.sums.people })}
          >
            <div className={classes.actions}>
              <Button onClick={() => take(asking)} data-autofocus>
                {t(`steps.${asking}`)}
              </Button>
              <Button variant="default" onClick={() => setAsking(null)}>
                {t('cancel')}
              </Button>
            </div>
          </Alert>
        )}
        <Work run={run} mayRun={mayRun} />
        {run.voidReason !== null && <Alert color="red">{t('run.voided', { reason: run.voidReason })}</Alert>}
        <Figures
          figures={[
            {
              label: t('run.state'),
              value: <StatusBadge tone={RUN_TONES[run.state]}>{t(`states.${run.state}`)}</StatusBadge>,
            },
            {
              label: t('run.people'),
              value: number(run.sums.people),
              ...(run.sums.blocked > 0
                ? { hint: t('run.blocked', { count: run.sums.blocked }), tone: 'wrong' as const }
                : {}),
            },
            { label: t('run.gross'), value: money(run.sums.gross) },
            { label: t('run.net'), value: money(run.sums.net) },
            { label: t('run.employerCost'), value: money(run.sums.employerCost) },
          ]}
        />
        {run.state === 'calculated' && run.sums.blocked > 0 && run.allowed.length > 0 && (
          <Blocked people={people} count={run.sums.blocked} onPerson={onPerson} />
        )}
        {isReckoned && run.state !== 'locked' && (
          <Suspense>
            <Checks id={run.id} />
          </Suspense>
        )}
        {isReckoned && (
          <Suspense>
            <Summary id={run.id} money={money} />
          </Suspense>
        )}
        {run.publishedAt !== null && (
          <Suspense>
            <Letters id={run.id} />
          </Suspense>
        )}
        <DataTable
          name="pay-run-people"
          label={t('run.people')}
          columns={columns}
          rows={people}
          rowId={(one) => one.employmentId}
          rowName={(one) => one.name}
          lines={2}
          total={data.totalCount}
          totalIsAtLeast={data.totalIsAtLeast}
          page={page}
          pageSize={PAGE}
          onPage={setPage}
          search={{
            value: search,
            onChange: (text) => {
              setSearch(text)
              setPage(1)
            },
            placeholder: t('run.search'),
          }}
          loading={false}
          fetching={isFetching}
          error={null}
          onRetry={() => void refetch()}
          empty={
            <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t(search ? 'run.notFound' : 'run.nobody')}>
              {t(run.kind === 'off_cycle' || run.kind === 'bonus' ? 'run.nobodyOff' : 'run.nobodyText')}
            </EmptyState>
          }
        />
      </div>
      <Suspense>{isTaking && <Register run={run} onClose={() => setTaking(false)} />}</Suspense>
      {opened && (
        <PersonDialog
          run={run}
          person={opened}
          mayRun={mayRun}
          onRun={onRun}
          mayChange={run.state === 'calculated' && run.allowed.length > 0}
          onClose={() => onPerson('')}
        />
      )}
    </Page>
  )
}

const amount = (
  id: string,
  header: string,
  cell: (person: contract.PayRunPerson) => string,
): Column<contract.PayRunPerson> => ({
  id,
  header,
  width: 120,
  align: 'end',
  cell: (person) => <span className="figures">{cell(person)}</span>,
})
