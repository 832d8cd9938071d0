import { Button, UnstyledButton } from '@mantine/core'
import { IconCoin, IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import type { PayRun } from '../contract.ts'
import { useGroupWords } from '../groups/words/index.ts'
import { useInputWords } from '../inputs/words/index.ts'
import { useWords } from '../words/index.ts'
import { runsCall, setupCall } from './calls.ts'
import classes from './payroll.module.css'
import { RunMoney } from './RunMoney.tsx'
import { RUN_TONES } from './tones.ts'

const Run = lazy(() => import('./Run.tsx'))
const Setup = lazy(() => import('./Setup.tsx'))
const Due = lazy(() => import('./Due.tsx'))
const NewRun = lazy(() => import('./NewRun.tsx'))
const Leavers = lazy(() => import('./Leavers.tsx'))
const Overpaid = lazy(() => import('./Overpaid.tsx'))
const Questions = lazy(() => import('./Questions.tsx'))
const WhatIf = lazy(() => import('./WhatIf.tsx'))

const Groups = lazy(() => import('./Groups.tsx'))
const Inputs = lazy(() => import('./Inputs.tsx'))

const AT = { tab: '', run: '', person: '', exit: '', month: '', group: '', kind: '', page: '1' }
const TABS = ['runs', 'inputs', 'leavers', 'overpaid', 'questions', 'whatIf', 'groups'] as const
/** What the parts keep in the address. */
const LEFT = { exit: '', month: '', group: '', kind: '', page: '1' }
const NOTHING: PayRun[] = []

/** Pay runs of the company, and what is missing before people can be paid. */
export default function Payroll() {
  const t = useWords()
  const inputs = useInputWords()
  const groupWords = useGroupWords()
  const { day } = useFormat()
  const period = usePeriod()
  const [at, go] = useAddress(AT)
  const [isMaking, setMaking] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useApiState(runsCall, {})
  const { data: setup } = useApiState(setupCall, {})
  const canMake = Boolean(setup?.mayRun && setup.entities.some(({ group }) => group))
  if (at.run)
    return (
      <Suspense>
        <Run
          id={at.run}
          person={at.person}
          mayRun={setup?.mayRun ?? false}
          onPerson={(person) => go({ person })}
          onRun={(run) => go({ run, person: '' })}
          onBack={() => go({ run: '', person: '' })}
        />
      </Suspense>
    )
  const columns: Column<PayRun>[] = [
    {
      id: 'period',
      header: t('run.period'),
      fixed: true,
      width: 220,
      cell: (run) => (
        <UnstyledButton className={classes.name} onClick={() => go({ run: run.id, person: '' })}>
          {period(run.from, run.until)}
        </UnstyledButton>
      ),
    },
    { id: 'group', header: t('run.group'), width: 180, cell: (run) => <bdi>{run.group}</bdi> },
    { id: 'kind', header: t('run.kind'), width: 110, cell: (run) => t(`kinds.${run.kind}`) },
    { id: 'payDay', header: t('run.payDay'), width: 130, cell: (run) => day(run.payDay) },
    {
      id: 'state',
      header: t('run.state'),
      width: 130,
      cell: (run) => <StatusBadge tone={RUN_TONES[run.state]}>{t(`states.${run.state}`)}</StatusBadge>,
    },
    {
      id: 'people',
      header: t('run.people'),
      width: 90,
      align: 'end',
      cell: (run) => <span className="figures">{run.sums.people}</span>,
    },
    {
      id: 'net',
      header: t('run.net'),
      width: 150,
      align: 'end',
      cell: (run) => <RunMoney run={run} minor={run.sums.net} />,
    },
  ]
  const tab = TABS.find((one) => one === at.tab) ?? (at.exit ? 'leavers' : 'runs')
  const mayRun = setup?.mayRun ?? false
  const nameOf = (one: (typeof TABS)[number]) => {
    if (one === 'inputs') return inputs('tabs.inputs')
    return one === 'groups' ? groupWords('tab') : t(`views.${one}`)
  }
  const openRun = (run: string) => void go({ run, person: '', exit: '' })
  const panels: Record<(typeof TABS)[number], () => ReactNode> = {
    runs: () => (
      <div className={classes.stack}>
        <Suspense>{setup && <Setup setup={setup} runs={data?.runs ?? NOTHING} />}</Suspense>
        <Suspense>
          <Due mayRun={canMake} onOpen={openRun} onMake={() => setMaking(true)} />
        </Suspense>
        <DataTable
          name="pay-runs"
          label={t('runs')}
          columns={columns}
          rows={data?.runs ?? NOTHING}
          rowId={(run) => run.id}
          rowName={(run) => `${run.group} ${run.payDay}`}
          total={data?.runs.length ?? 0}
          page={1}
          pageSize={Math.max(1, data?.runs.length ?? 1)}
          onPage={() => {}}
          loading={isPending}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState icon={<IconCoin size={22} stroke={1.6} />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
        />
      </div>
    ),
    inputs: () => <Inputs />,
    leavers: () => <Leavers employmentId={at.exit} onOpen={(exit) => go({ exit, tab: 'leavers' })} onRun={openRun} />,
    overpaid: () => <Overpaid mayRun={mayRun} />,
    questions: () => <Questions mayRun={mayRun} />,
    whatIf: () => <WhatIf runs={data?.runs ?? NOTHING} />,
    groups: () => <Groups groupId={at.group} onGroup={(group) => go({ group })} />,
  }
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        canMake &&
        tab === 'runs' && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
            {t('newRun.open')}
          </Button>
        )
      }
    >
      <PageTabs
        tabs={TABS}
        open={tab}
        onOpen={(next) => go({ ...LEFT, tab: next === 'runs' ? '' : next })}
        label={t('views.label')}
        nameOf={nameOf}
      >
        {(one) => panels[one]()}
      </PageTabs>
      <Suspense>
        {isMaking && setup && (
          <NewRun
            setup={setup}
            onClose={() => setMaking(false)}
            onMade={(id) => {
              setMaking(false)
              void go({ run: id, person: '' })
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
