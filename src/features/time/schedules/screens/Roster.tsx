import { Button, Menu, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { rosterCall, setupCall } from './calls.ts'
import { type Chosen, RosterGrid } from './RosterGrid.tsx'
import { daysOf, moveBy, PERIODS, type Period } from './range.ts'
import classes from './roster.module.css'
import { Uncovered } from './Uncovered.tsx'

const CellDialog = lazy(() => import('./CellDialog.tsx').then((file) => ({ default: file.CellDialog })))
const PublishDialog = lazy(() => import('./PublishDialog.tsx').then((file) => ({ default: file.PublishDialog })))
const UnpublishDialog = lazy(() => import('./PublishDialog.tsx').then((file) => ({ default: file.UnpublishDialog })))
const FillDialog = lazy(() => import('./FillDialog.tsx').then((file) => ({ default: file.FillDialog })))
const ImportDialog = lazy(async () => {
  await loadWords(['platform/imports'])
  return import('../../../platform/imports/screens/ImportDialog.tsx')
})
const WeekDialog = lazy(() => import('./WeekDialog.tsx').then((file) => ({ default: file.WeekDialog })))

const AT = { tab: 'roster', period: '', day: '', site: '', department: '', search: '' }
const NARROW = 640
type Doing = 'publish' | 'unpublish' | 'fill' | 'week' | 'import' | null

/** Who works when, as a manager makes it. */
export const Roster = ({ mayChange }: { mayChange: boolean }) => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const [doing, setDoing] = useState<Doing>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const today = ownToday()
  const usual: Period = window.innerWidth < NARROW ? 'day' : 'week'
  const period = PERIODS.find((one) => one === at.period) ?? usual
  const day = /^\d{4}-\d{2}-\d{2}$/.test(at.day) ? at.day : today
  const days = useMemo(() => daysOf(period, day), [period, day])
  const [from = day, until = day] = [days[0], days.at(-1)]
  const asked = { from, until, siteId: at.site, department: at.department, search: at.search }
  const { data, error, isFetching, refetch } = useApiState(rosterCall, asked)
  const setup = useApiState(setupCall, {})
  const types = useMemo(() => new Map((setup.data?.shiftTypes ?? []).map((type) => [type.id, type])), [setup.data])
  const change = (values: Partial<typeof AT>) => void go(values, { replace: true })
  const filtered = at.site !== '' || at.department !== '' || at.search !== ''
  const file = async (format: 'pdf' | 'xlsx') => {
    try {
      const query = new URLSearchParams({ from, until, siteId: at.site, format })
      saveFile(`roster-${from}.${format}`, await fetchFile(`/api/schedules/roster/file?${query}`))
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('period')}
          value={period}
          onChange={(next) => change({ period: next })}
          data={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        <Button.Group>
          <Button variant="default" onClick={() => change({ day: moveBy(period, day, -1) })}>
            {t('earlier')}
          </Button>
          <Button variant="default" onClick={() => change({ day: '' })}>
            {t('today')}
          </Button>
          <Button variant="default" onClick={() => change({ day: moveBy(period, day, 1) })}>
            {t('later')}
          </Button>
        </Button.Group>
        <TextInput
          type="date"
          aria-label={t('jump')}
          value={day}
          onChange={(e) => e.currentTarget.value && change({ day: e.currentTarget.value })}
        />
        <NativeSelect
          aria-label={t('site')}
          value={at.site}
          onChange={(e) => change({ site: e.currentTarget.value })}
          data={[
            { value: '', label: t('allSites') },
            ...(setup.data?.sites ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          aria-label={t('department')}
          value={at.department}
          onChange={(e) => change({ department: e.currentTarget.value })}
          data={[{ value: '', label: t('allDepartments') }, ...(setup.data?.departments ?? [])]}
        />
        <TextInput
          className={classes.grow}
          aria-label={t('search')}
          placeholder={t('search')}
          value={at.search}
          onChange={(e) => change({ search: e.currentTarget.value })}
        />
      </div>
      <div className={classes.status}>
        <p className={classes.quiet} role="status">
          {data && (data.drafts > 0 ? t('drafts', { count: data.drafts }) : t('noDrafts'))}
          {data?.more && ` ${t('moreThan', { count: data.people.length })}`}
        </p>
        <Button.Group>
          {mayChange && (
            <Button disabled={!data || data.drafts === 0} onClick={() => setDoing('publish')}>
              {t('publish')}
            </Button>
          )}
          {mayChange && (
            <Button variant="default" onClick={() => setDoing('fill')}>
              {t('fill')}
            </Button>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" aria-label={t('moreActions')}>
                {t('more')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {mayChange && (
                <Menu.Item onClick={() => setDoing('week')}>{`${t('copyWeek')} · ${t('templates')}`}</Menu.Item>
              )}
              {mayChange && <Menu.Item onClick={() => setDoing('import')}>{t('bringIn')}</Menu.Item>}
              {mayChange && <Menu.Item onClick={() => setDoing('unpublish')}>{t('unpublish')}</Menu.Item>}
              <Menu.Item onClick={() => void file('pdf')}>{t('print')}</Menu.Item>
              <Menu.Item onClick={() => void file('xlsx')}>{t('excel')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Button.Group>
      </div>
      {data?.locked.map((span) => (
        <p key={span.from} className={classes.quiet} role="note">
          {t('lockedDays', { from: format.day(span.from), until: format.day(span.until) })}
        </p>
      ))}
      {data && <Uncovered open={data.open} mayChange={mayChange} onOpen={setChosen} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} kept={Boolean(data)} />}
      {!data && !error && <LoadingTable rows={10} columns={8} />}
      {data && data.people.length === 0 && data.open.length === 0 && (
        <EmptyState
          icon={<IconUsers size={22} />}
          title={t('noPeople')}
          action={
            filtered ? (
              <Button onClick={() => change({ site: '', department: '', search: '' })}>{t('clearFilters')}</Button>
            ) : undefined
          }
        >
          {t('noPeopleText')}
        </EmptyState>
      )}
      {data && (data.people.length > 0 || data.open.length > 0) && (
        <RosterGrid roster={data} days={days} types={types} today={today} mayChange={mayChange} onOpen={setChosen} />
      )}
      <Suspense>
        {chosen && setup.data && (
          <CellDialog
            chosen={chosen}
            setup={setup.data}
            site={at.site}
            mayChange={mayChange}
            onClose={() => setChosen(null)}
          />
        )}
        {doing === 'publish' && (
          <PublishDialog from={from} until={until} site={at.site} onClose={() => setDoing(null)} />
        )}
        {doing === 'import' && <ImportDialog kind="roster" stale={[rosterCall.path]} onClose={() => setDoing(null)} />}
        {doing === 'unpublish' && (
          <UnpublishDialog from={from} until={until} site={at.site} onClose={() => setDoing(null)} />
        )}
        {doing === 'fill' && <FillDialog from={from} until={until} site={at.site} onClose={() => setDoing(null)} />}
        {doing === 'week' && <WeekDialog day={from} site={at.site} onClose={() => setDoing(null)} />}
      </Suspense>
    </>
  )
}
