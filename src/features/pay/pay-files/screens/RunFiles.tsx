import { Button } from '@mantine/core'
import { IconArrowLeft, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { PayFile, Payment } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { runCall } from './calls.ts'
import { FileCard } from './FileCard.tsx'
import classes from './files.module.css'

const MakeFile = lazy(() => import('./MakeFile.tsx'))
const FileDialog = lazy(() => import('./FileDialog.tsx'))
const Journal = lazy(() => import('./Journal.tsx'))
const PersonDialog = lazy(() => import('./PersonDialog.tsx'))

const TONES: Readonly<Record<Payment['state'], Tone>> = {
  to_pay: 'careful',
  held: 'careful',
  sent: 'calm',
  paid: 'ok',
  nothing: 'idle',
}

export type Doing =
  | { what: 'make' | 'void' }
  | { what: 'release' | 'person'; payment: Payment }
  | { what: 'download' | 'pay' | 'reject' | 'withdraw'; file: PayFile }

/** A locked run: who is paid by which file, what can be made of it, and its journal. */
export default function RunFiles({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useWords()
  const say = useSentences()
  const { day, isolated } = useFormat()
  const period = usePeriod()
  const { data, error, isPending, isFetching, refetch } = useApiState(runCall, { id })
  const money = useMinor(data?.run.country, data?.run.currency)
  const [doing, setDoing] = useState<Doing | null>(null)
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <LoadingTable />
  const { run, payments, files } = data
  const isTaken = files.some(({ state, downloads }) => state === 'paid' || downloads.length > 0)
  const columns: Column<Payment>[] = [
    { id: 'name', header: t('columns.name'), fixed: true, width: 220, cell: (one) => <bdi>{one.name}</bdi> },
    { id: 'number', header: t('columns.number'), width: 120, cell: (one) => <bdi>{one.number}</bdi> },
    {
      id: 'amount',
      header: t('columns.amount'),
      width: 140,
      align: 'end',
      cell: (one) => <span className="figures">{money(one.amount)}</span>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: 140,
      cell: (one) => <StatusBadge tone={TONES[one.state]}>{t(`states.${one.state}`)}</StatusBadge>,
    },
    { id: 'reason', header: t('columns.reason'), width: 220, cell: (one) => one.reason ?? '' },
    {
      id: 'actions',
      header: t('columns.actions'),
      width: 220,
      align: 'end',
      cell: (one) =>
        data.mayMake && (
          <div className={classes.actions}>
            {one.state === 'held' && (
              <Button size="compact-sm" variant="default" onClick={() => setDoing({ what: 'release', payment: one })}>
                {t('actions.release')}
              </Button>
            )}
            <Button size="compact-sm" variant="subtle" onClick={() => setDoing({ what: 'person', payment: one })}>
              {t('person.open')}
            </Button>
          </div>
        ),
    },
  ]
  return (
    <Page
      title={`${isolated(run.entity)} · ${isolated(day(run.payDay))}`}
      subtitle={`${isolated(run.group)} · ${isolated(period(run.from, run.until))}`}
      actions={
        <div className={classes.actions}>
          <Button variant="subtle" leftSection={<IconArrowLeft size={16} className="mirrored" />} onClick={onBack}>
            {t('back')}
          </Button>
          {data.mayMake && !isTaken && (
            <Button variant="default" onClick={() => setDoing({ what: 'void' })}>
              {t('actions.void')}
            </Button>
          )}
          {data.mayMake && <Button onClick={() => setDoing({ what: 'make' })}>{t('make')}</Button>}
        </div>
      }
    >
      <div className={classes.stack}>
        <Figures
          figures={[
            { label: t('columns.net'), value: money(run.net) },
            { label: t('columns.toPay'), value: money(run.toPay) },
            { label: t('columns.sent'), value: money(run.sent) },
            { label: t('columns.paid'), value: money(run.paid) },
            { label: t('columns.held'), value: money(run.held) },
          ]}
        />
        <section className={classes.stack} aria-label={t('files')}>
          <h2 className={classes.title}>{t('files')}</h2>
          {data.monthOpen && <p className={classes.quiet}>{say(data.monthOpen)}</p>}
          {files.length === 0 && <p className={classes.quiet}>{t('noFiles')}</p>}
          {files.map((file) => (
            <FileCard key={file.id} file={file} total={money(file.total)} onDo={(what) => setDoing({ what, file })} />
          ))}
        </section>
        <DataTable
          name="pay-file-payments"
          label={t('payments')}
          columns={columns}
          rows={payments}
          rowId={(one) => one.employmentId}
          rowName={(one) => one.name}
          total={payments.length}
          page={1}
          pageSize={Math.max(1, payments.length)}
          onPage={() => {}}
          loading={false}
          fetching={isFetching}
          error={null}
          onRetry={() => void refetch()}
          empty={
            <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t('states.nothing')}>
              {t('noneText')}
            </EmptyState>
          }
        />
        <Suspense>
          <Journal run={run} />
        </Suspense>
      </div>
      <Suspense>
        {doing?.what === 'make' && <MakeFile of={data} onClose={() => setDoing(null)} />}
        {doing?.what === 'person' && (
          <PersonDialog employmentId={doing.payment.employmentId} onClose={() => setDoing(null)} />
        )}
        {doing && doing.what !== 'make' && doing.what !== 'person' && (
          <FileDialog doing={doing} of={data} onClose={() => setDoing(null)} onVoided={onBack} />
        )}
      </Suspense>
    </Page>
  )
}
