import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { weekdayOf } from '../../../../shared/dates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import type { Calendar } from '../contract.ts'
import { calendarCall, saveHolidayCall } from './calls.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import { useWeekdays } from './useWeekdays.ts'
import { WeekDialog } from './WeekDialog.tsx'

const AT = { place: '', year: '', open: '' }
type Row = NonNullable<Calendar['days']>[number]

/** The days off of a place in a year: the law's with their source, and the company's own above them. */
export default function Holidays() {
  const t = useWords()
  const { day, hijri, list, countryName } = useFormat()
  const [at, go] = useAddress(AT)
  const weekdays = useWeekdays()
  const year = Number(at.year) || new Date().getFullYear()
  const { data, error, isPending, isFetching, refetch } = useApiState(calendarCall, {
    ...(at.place ? { scope: at.place } : {}),
    year,
  })
  const country = useCountry(data?.country)
  const save = useCommand(saveHolidayCall, { refreshes: [calendarCall] })
  const scope = data?.scope ?? ''
  // A layer of its own word here: only that can be taken back here.
  const here = scope.split(':')[0]
  const enter = (row: Row, kind: 'full' | 'working' | 'as_before') =>
    save.mutate(
      { scope, day: row.day, kind, name: null },
      { onSuccess: () => notify.success(t('saved')), onError: (failure) => notify.failure(sentenceOfFailure(failure)) },
    )
  const download = async (format: 'csv' | 'ics') => {
    try {
      const query = new URLSearchParams({ scope, year: String(year), format })
      saveFile(`holidays-${year}.${format}`, await fetchFile(`/api/company/calendar-file?${query}`))
    } catch (failure) {
      notify.failure(sentenceOfFailure(failure))
    }
  }
  const nameOf = (row: Row) => country?.say(row.name) ?? row.name
  const actionOf = (row: Row) => {
    if (row.layer === here) return { kind: 'as_before', word: 'takeBack', of: 'takeBackOf' } as const
    if (row.kind === 'working' || row.kind === 'optional') return { kind: 'full', word: 'take', of: 'takeOf' } as const
    return { kind: 'working', word: 'takeAway', of: 'takeAwayOf' } as const
  }
  const sourceOf = ({ layer, source, substituteFor }: Row): string =>
    [
      substituteFor ? t('holidays.substituteFor', { day: day(substituteFor) }) : '',
      layer === 'law' ? `\u2068${source?.title ?? ''}\u2069` : t(`holidays.by_${layer}`),
      source && !source.confirmed ? t('holidays.unconfirmed') : '',
    ]
      .filter(Boolean)
      .join(' ')
  const columns: Column<Row>[] = [
    {
      id: 'day',
      header: t('holidays.day'),
      fixed: true,
      width: 185,
      cell: (r) => (
        <span className="figures">{list([weekdays[weekdayOf(r.day) - 1] ?? '', day(r.day), hijri(r.day)])}</span>
      ),
    },
    { id: 'name', header: t('holidays.name'), width: 190, cell: (r) => <bdi>{nameOf(r)}</bdi> },
    {
      id: 'kind',
      header: t('holidays.kind'),
      width: 170,
      cell: (r) => (
        <>
          <StatusBadge tone={r.kind === 'full' || r.kind === 'half' ? 'ok' : 'idle'}>
            {t(`holidays.${r.kind}`)}
          </StatusBadge>{' '}
          {r.tentative && <StatusBadge tone="careful">{t('holidays.tentative')}</StatusBadge>}
        </>
      ),
    },
    {
      id: 'source',
      header: t('holidays.source'),
      width: 240,
      cell: (r) => (
        <span className={`${company.quiet} ${company.clip}`} title={sourceOf(r)}>
          {sourceOf(r)}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('actions.actions'),
      fixed: true,
      width: 130,
      align: 'end',
      cell: (r) => {
        const action = actionOf(r)
        return (
          data?.mayChange && (
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={save.isPending}
              aria-label={t(`holidays.${action.of}`, { name: nameOf(r) })}
              onClick={() => enter(r, action.kind)}
            >
              {t(`holidays.${action.word}`)}
            </Button>
          )
        )
      },
    },
  ]
  const rows = data?.days ?? []
  const regionOf = (place: { country: string; region: string | null }) =>
    (place.country === data?.country && country?.regions?.options.find((o) => o.value === place.region)?.label) ||
    place.region
  const places = (data?.scopes ?? []).map((s) => ({
    value: s.scope,
    label: s.name ?? list([countryName(s.country), regionOf(s)].filter(Boolean) as string[]),
  }))
  return (
    <>
      {data && (
        <p className={company.quiet}>
          {t('holidays.worked', { days: list(data.week.days.map((d) => weekdays[d - 1] ?? '')) })}{' '}
          {data.week.layer === 'law' ? t('holidays.usual') : t(`holidays.by_${data.week.layer}`)}{' '}
          {data.mayChange && (
            <Button variant="subtle" size="compact-sm" onClick={() => go({ open: 'week' })}>
              {t('holidays.changeWeek')}
            </Button>
          )}
        </p>
      )}
      <DataTable
        name="holidays"
        label={t('tabs.holidays')}
        columns={columns}
        rows={rows}
        rowId={(r) => r.day}
        rowName={nameOf}
        total={rows.length}
        page={1}
        pageSize={Math.max(1, rows.length)}
        onPage={() => {}}
        filters={
          <>
            <NativeSelect
              aria-label={t('holidays.place')}
              data={places}
              value={scope}
              onChange={(e) => go({ place: e.currentTarget.value })}
            />
            <NativeSelect
              aria-label={t('holidays.year')}
              data={[...new Set([...(data?.years ?? []), year])].toSorted().map(String)}
              value={String(year)}
              onChange={(e) => go({ year: e.currentTarget.value })}
            />
            {data?.mayChange && data.days && (
              <Button leftSection={<IconPlus size={16} />} onClick={() => go({ open: 'new' })}>
                {t('holidays.add')}
              </Button>
            )}
            {rows.length > 0 && (
              <>
                <Button variant="default" onClick={() => void download('csv')}>
                  {t('holidays.csv')}
                </Button>
                <Button variant="default" onClick={() => void download('ics')}>
                  {t('holidays.ics')}
                </Button>
              </>
            )}
          </>
        }
        loading={isPending}
        fetching={isFetching && !data}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('holidays.noneTitle', { year })}>{t('holidays.none')}</EmptyState>}
      />
      {data && at.open === 'new' && (
        <HolidayDialog scope={scope} year={year} onClose={() => go({ open: '' }, { replace: true })} />
      )}
      {data && at.open === 'week' && (
        <WeekDialog scope={scope} days={data.week.days} onClose={() => go({ open: '' }, { replace: true })} />
      )}
    </>
  )
}
