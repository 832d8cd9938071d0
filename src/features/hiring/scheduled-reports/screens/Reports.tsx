import { Button } from '@mantine/core'
import { IconMailForward, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Report } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, pauseCall, reportsCall } from './calls.ts'
import { ReportDialog } from './ReportDialog.tsx'
import classes from './reports.module.css'

/** Reports of hiring that leave by themselves. */
export default function Reports() {
  const t = useWords()
  const [open, setOpen] = useState<Report | 'new' | null>(null)
  const { data, error, isPending, isFetching, refetch } = useApiState(reportsCall, {})
  if (isPending) return <LoadingTable rows={4} columns={3} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      {data.reports.length === 0 ? (
        <EmptyState icon={<IconMailForward size={22} stroke={1.6} aria-hidden />} title={t('empty')} action={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={classes.head}>
            <p className={classes.quiet}>{t('intro')}</p>
            {add}
          </div>
          <ul className={classes.list}>
            {data.reports.map((r) => (
              <One key={r.id} report={r} onChange={() => setOpen(r)} />
            ))}
          </ul>
        </>
      )}
      {open && (
        <ReportDialog
          held={open === 'new' ? null : open}
          people={data.people}
          zone={data.zone}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

const One = ({ report: r, onChange }: { report: Report; onChange: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const pause = useCommand(pauseCall, { refreshes: [reportsCall] })
  const remove = useCommand(deleteCall, { refreshes: [reportsCall] })
  const [sure, setSure] = useState(false)
  const gone = r.recipients.filter((p) => !p.gets).map((p) => p.name)
  const label = (action: string) => ({ 'aria-label': t('actionOf', { action, name: r.name }) })
  const narrowed = [r.department, r.country && format.countryName(r.country), r.job?.title]
  return (
    <li className={classes.report}>
      <h2>
        <bdi>{r.name}</bdi>
        {r.paused && <StatusBadge tone="idle">{t('paused')}</StatusBadge>}
      </h2>
      <p>{format.list(r.figures.map((f) => t(`of.${f}`)))}</p>
      <p className={classes.quiet}>
        <bdi>{format.list([t(`periods.${r.period}`), ...narrowed])}</bdi>
      </p>
      <p className={classes.quiet}>
        <bdi>{format.list(r.recipients.filter((p) => p.gets).map((p) => p.name))}</bdi>
      </p>
      {gone.length > 0 && <p className={classes.quiet}>{t('left', { names: format.list(gone) })}</p>}
      <p className={classes.quiet}>
        {!r.paused && (
          <>
            {t('next', {
              when: format.isolated(format.moment(r.nextAt, r.zone)),
              zone: format.isolated(r.zone),
            })}{' '}
            ·{' '}
          </>
        )}
        {r.lastSent ? t('last', { when: format.moment(r.lastSent.at), count: r.lastSent.letters }) : t('never')}
      </p>
      <div className={classes.acts}>
        {sure ? (
          <>
            <span role="alert">{t('sure', { name: r.name })}</span>
            <Button
              size="compact-sm"
              color="red"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id: r.id }, { onSuccess: () => notify.success(t('deleted')) })}
            >
              {t('delete')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setSure(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button size="compact-sm" variant="default" onClick={onChange} {...label(t('change'))}>
              {t('change')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              loading={pause.isPending}
              onClick={() => pause.mutate({ id: r.id, paused: !r.paused })}
              {...label(t(r.paused ? 'resume' : 'pause'))}
            >
              {t(r.paused ? 'resume' : 'pause')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              onClick={() => setSure(true)}
              {...label(t('delete'))}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
