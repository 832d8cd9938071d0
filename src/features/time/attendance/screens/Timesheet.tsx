import { Button, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { addDays, addMonths, type Day, dayIn, weekdayOf } from '../../../../shared/dates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { againCall, sheetCall } from './calls.ts'
import { PersonDay } from './PersonDay.tsx'
import { SheetTable } from './SheetTable.tsx'

const AT = { tab: 'timesheet', span: 'week', on: '', search: '', page: '1' }
const PAGE = 25

/** The days from a week’s Monday, or a month’s first, that hold a day. */
const spanOf = (kind: string, on: Day): { from: Day; until: Day } => {
  if (kind === 'month')
    return { from: `${on.slice(0, 7)}-01`, until: addDays(addMonths(`${on.slice(0, 7)}-01`, 1), -1) }
  const from = addDays(on, 1 - weekdayOf(on))
  return { from, until: addDays(from, 6) }
}

const daysIn = ({ from, until }: { from: Day; until: Day }): Day[] => {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** People by day: hours worked, and what each day is; each opens to where its minutes come from. */
export default function Timesheet() {
  const t = useWords()
  const { day: longDay } = useFormat()
  const [at, go] = useAddress(AT)
  const may = useMay()
  const again = useCommand(againCall, { refreshes: [sheetCall] })
  const [open, setOpen] = useState<{ employeeId: string; day: Day } | null>(null)
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  const on = /^\d{4}-\d{2}-\d{2}$/.test(at.on) ? at.on : today
  const kind = at.span === 'month' ? 'month' : 'week'
  const span = spanOf(kind, on)
  const page = Number(at.page) || 1
  const { data, error, isFetching, refetch } = useApiState(sheetCall, {
    ...span,
    page,
    pageSize: PAGE,
    ...(at.search ? { search: at.search } : {}),
  })
  const move = (step: -1 | 1) =>
    void go({ on: kind === 'month' ? addMonths(span.from, step) : addDays(span.from, 7 * step), page: '1' })
  const computeAgain = () =>
    again.mutateAsync(span).then(
      () => notify.success(t('sheet.againDone')),
      (problem: Error) => notify.failure(problem.message),
    )
  const muster = async () => {
    try {
      const asked = new URLSearchParams({ ...span, ...(at.search ? { search: at.search } : {}) })
      saveFile(`muster-roll-${span.from}.xlsx`, await fetchFile(`/api/attendance/timesheet/file?${asked}`))
    } catch (problem) {
      notify.failure((problem as Error).message)
    }
  }
  const days = daysIn(span)
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / PAGE))
  return (
    <>
      <Group mb="sm" justify="space-between">
        <Group gap="xs">
          <Button variant="default" onClick={() => move(-1)}>
            {t('sheet.before')}
          </Button>
          <strong>
            {longDay(span.from)} – {longDay(span.until)}
          </strong>
          <Button variant="default" onClick={() => move(1)}>
            {t('sheet.after')}
          </Button>
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={() => void muster()}>
            {t('sheet.muster')}
          </Button>
          {may('attendance.write') && (
            <Button variant="default" loading={again.isPending} onClick={() => void computeAgain()}>
              {t('sheet.again')}
            </Button>
          )}
          <SegmentedControl
            aria-label={t('sheet.span')}
            value={kind}
            onChange={(next) => void go({ span: next, page: '1' })}
            data={[
              { value: 'week', label: t('sheet.week') },
              { value: 'month', label: t('sheet.month') },
            ]}
          />
        </Group>
      </Group>
      {data && data.locked.length > 0 && <p className={classes.note}>{t('sheet.locked')}</p>}
      {!data && !error && <LoadingTable rows={8} columns={8} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.people.length === 0 && <EmptyState title={t('sheet.none')}>{t('sheet.noneText')}</EmptyState>}
      {data && data.people.length > 0 && (
        // What is chosen is chosen of these people and days.
        <SheetTable
          key={`${span.from} ${span.until} ${page} ${at.search}`}
          people={data.people}
          days={days}
          today={today}
          onOpen={setOpen}
        />
      )}
      {pages > 1 && (
        <Group mt="sm" justify="end">
          <Button variant="default" disabled={page <= 1} onClick={() => void go({ page: String(page - 1) })}>
            {t('sheet.before')}
          </Button>
          <span className={classes.note}>{t('sheet.page', { page, pages })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => void go({ page: String(page + 1) })}>
            {t('sheet.after')}
          </Button>
        </Group>
      )}
      {open && <PersonDay employeeId={open.employeeId} day={open.day} onClose={() => setOpen(null)} />}
    </>
  )
}
