import { ActionIcon, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { addMonths } from '../../../../shared/dates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { MonthSelect } from '../../../../web/ui/MonthSelect.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { LeaveMonth } from '../contract.ts'
import { useMyWords } from '../my/words/index.ts'
import { useWords } from '../words/index.ts'
import { calendarCall } from './calls.ts'
import classes from './leave.module.css'
import { useKindName } from './my/useDays.ts'

const thisMonth = () => new Date().toISOString().slice(0, 7)

/** A month of everybody: five hundred rows, drawn as they come into sight. */
export default function Calendar() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress({ tab: '', month: thisMonth(), department: '', search: '', open: '' })
  const [search] = useDebouncedValue(at.search, 200)
  const { data, error, isPending, isFetching, refetch } = useApiState(calendarCall, {
    month: at.month,
    department: at.department,
    search,
  })
  const { days = [] } = data ?? {}
  const [first, last] = [days[0], days.at(-1)]
  const hijri = first ? format.hijri(first, last) : ''
  const move = (months: number) => go({ month: addMonths(`${at.month}-01`, months).slice(0, 7) })
  return (
    <div>
      <Group mb="sm" align="end">
        <Group gap={4}>
          <ActionIcon variant="default" size="lg" aria-label={t('previous')} onClick={() => move(-1)}>
            <IconChevronLeft size={16} className="mirrored" />
          </ActionIcon>
          <MonthSelect
            aria-label={t('month')}
            value={at.month}
            onChange={(e) => go({ month: e.currentTarget.value })}
          />
          <ActionIcon variant="default" size="lg" aria-label={t('next')} onClick={() => move(1)}>
            <IconChevronRight size={16} className="mirrored" />
          </ActionIcon>
        </Group>
        {hijri && <span className={classes.quiet}>{hijri}</span>}
        <NativeSelect
          aria-label={t('department')}
          value={at.department}
          onChange={(e) => go({ department: e.currentTarget.value })}
          data={[
            { value: '', label: t('allDepartments') },
            ...(data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={at.search}
          onChange={(e) => go({ search: e.currentTarget.value }, { replace: true })}
        />
      </Group>
      {isPending && <LoadingTable rows={10} columns={8} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && data.people.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={22} stroke={1.6} />} title={t('nobodyThere')}>
          {t('nothingText')}
        </EmptyState>
      )}
      {data && data.people.length > 0 && (
        <>
          <Legend />
          <Grid month={data} department={at.department} onOpen={(id) => go({ open: id })} />
          {data.more > 0 && <p className={classes.quiet}>{t('more', { count: data.more })}</p>}
          <ul className={classes.rows}>
            {data.holidays.map((one) => (
              <li key={`${one.day} ${one.name}`} className={classes.quiet}>
                {format.day(one.day)}: <bdi>{one.name}</bdi>
              </li>
            ))}
            {data.blackouts.map((one) => (
              <li key={`${one.from} ${one.reason}`} className={classes.quiet}>
                {t('legend.blackout')}: {format.day(one.from)} – {format.day(one.until)}, <bdi>{one.reason}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const Legend = () => {
  const t = useWords()
  return (
    <ul className={classes.legend}>
      <li>
        <span style={{ background: 'var(--ok)' }} aria-hidden />
        {t('legend.approved')}
      </li>
      <li>
        <span style={{ background: 'var(--careful)' }} aria-hidden />
        {t('legend.asked')}
      </li>
      <li>
        <span style={{ background: 'var(--sunken)', boxShadow: 'inset 0 -3px 0 var(--careful)' }} aria-hidden />
        {t('legend.holiday')}
      </li>
      <li>
        <span style={{ background: 'var(--sunken)' }} aria-hidden />
        {t('legend.rest')}
      </li>
    </ul>
  )
}

type GridProps = { month: LeaveMonth; department: string; onOpen: (id: string) => void }

const Grid = ({ month, department, onOpen }: GridProps) => {
  const t = useWords()
  const format = useFormat()
  const least = month.departments.find(({ id }) => id === department)?.least ?? null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keys
    <section className={classes.scroll} aria-label={t('tabs.calendar')} tabIndex={0}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.who}>
              {t('person')}
            </th>
            {month.days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={format.list([format.day(day), format.hijri(day)])}
                title={format.hijri(day, day) || undefined}
              >
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className={classes.who}>
              {t('there')}
            </th>
            {month.there.map((there, i) => (
              <td
                key={month.days[i]}
                className={least !== null && there < least ? `${classes.low} figures` : 'figures'}
              >
                {there}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.people.map((person) => (
            <Row key={person.employeeId} person={person} days={month.days} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { person: LeaveMonth['people'][number]; days: readonly string[]; onOpen: (id: string) => void }

const Row = memo(({ person, days, onOpen }: RowProps) => {
  const my = useMyWords()
  const kindName = useKindName()
  const format = useFormat()
  const away = new Map(person.away.map((one) => [one.day, one]))
  return (
    <tr>
      <th scope="row" className={classes.who}>
        <bdi>{person.name}</bdi>
      </th>
      {days.map((day, i) => {
        const one = away.get(day)
        return (
          <td key={day} data-plan={person.plan[i]}>
            {one && (
              <button
                type="button"
                className={classes.mark}
                data-asked={one.isAsked}
                data-part={one.part}
                aria-label={`${person.name}, ${kindName(one.type)}, ${format.day(day)}, ${my(`states.${one.isAsked ? 'pending' : 'approved'}`)}`}
                onClick={() => onOpen(one.requestId)}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
