import { Skeleton } from '@mantine/core'
import { IconCalendarEvent, IconCircleCheck, IconFileAlert, IconUserEdit } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { awaited } from '../../../../web/leisure.ts'
import { paths } from '../../../../web/paths.ts'
import { icons } from '../../../../web/shell/icons.ts'
import type { TodayRow } from '../../../../web/slots.tsx'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { InterviewTasks, useMyInterviews } from '../../../hiring/interviews/screens/interviewer/InPortal.tsx'
import { documentsCall } from '../../../people/documents/screens/useKeep.ts'
import { MemoTasks, useToAnswer } from '../../../people/memos/screens/employee/InPortal.tsx'
import type { EmployeeDetail } from '../../../people/record/contract.ts'
import { useCountryNames } from '../../../platform/geo/screens/countries.ts'
import type { comingHolidays } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Card, Fact, MailFact } from './parts.tsx'
import classes from './portal.module.css'
import { type Todo, todoOf } from './todo.ts'
import { usePortalTabs } from './usePortalTabs.ts'

const holidaysCall = wire<typeof comingHolidays>('GET', '/api/portal/holidays')

const Today = lazy(() => awaited(import('./Today.tsx')))

const drawTask = ({ icon, children, link, button }: TodayRow) => {
  const Icon = icons[icon]
  return (
    <li>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
      {link && (
        <Link to={link.to} bySearch className={classes.link}>
          {link.name}
        </Link>
      )}
      {button}
    </li>
  )
}

export const Overview = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const term = useTerm()
  const { day, number, countryName } = useFormat()
  const { employee: e } = detail
  const { data } = useApiState(documentsCall, { id: e.id })
  const memos = useToAnswer()
  const interviews = useMyInterviews()
  const known = memos && interviews
  const { onFirstPage } = usePortalTabs()
  const list = data ? todoOf(detail, data.documents) : null
  return (
    <>
      <Suspense fallback={<Skeleton height={180} />}>
        <Today />
      </Suspense>
      <Card title={t('todo.title')}>
        {list && (
          <>
            <ul className={classes.todo}>
              <MemoTasks />
              {onFirstPage.map(({ name, Component }) => (
                <Suspense key={name} fallback={<li hidden />}>
                  <Component part="todo" row={drawTask} isOpen={false} tab={() => null} />
                </Suspense>
              ))}
              <InterviewTasks />
              {list.map((todo) => (
                <Task key={todo.kind === 'paper' ? todo.key : todo.kind} todo={todo} country={e.country} />
              ))}
            </ul>
            {/* Shown while the list above it is empty. */}
            {known && (
              <p className={classes.done}>
                <IconCircleCheck size={18} color="var(--ok)" aria-hidden /> {t('todo.nothing')}
              </p>
            )}
          </>
        )}
      </Card>
      <ComingHolidays />
      <Card title={t('work.title')}>
        <dl className={classes.facts}>
          <Fact name={t('work.number')}>{e.employee_id}</Fact>
          <Fact name={t('work.position')}>{term(e.position)}</Fact>
          <Fact name={t('work.department')}>{term(e.department)}</Fact>
          <Fact name={t('work.manager')}>{e.manager}</Fact>
          <Fact name={t('work.location')}>{e.location}</Fact>
          <Fact name={t('work.country')}>{countryName(e.country)}</Fact>
          <Fact name={t('work.start')}>{e.hire_date && day(e.hire_date)}</Fact>
          <Fact name={t('work.hours')}>
            {e.standard_hours_per_week !== null && <span className="figures">{number(e.standard_hours_per_week)}</span>}
          </Fact>
          <MailFact name={t('work.email')} address={e.email} />
        </dl>
      </Card>
    </>
  )
}

/** Nothing stands here when nothing is known: a year that is not on file is no promise of work. */
const ComingHolidays = () => {
  const t = useWords()
  const { day, hijri, list } = useFormat()
  const { data } = useApiState(holidaysCall, {})
  const say = useCountryNames(data?.country)
  if (!data || data.days.length === 0) return null
  return (
    <Card title={t('holidays.title')}>
      <ul className={classes.todo}>
        {data.days.map((d) => (
          <li key={d.day}>
            <IconCalendarEvent size={18} aria-hidden />
            <span>
              {list([
                day(d.day),
                hijri(d.day),
                say(d.name),
                d.kind === 'half' ? t('holidays.half') : '',
                d.tentative ? t('holidays.tentative') : '',
              ])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Task = ({ todo, country }: { todo: Todo; country: string }) => {
  const t = useWords()
  const { day } = useFormat()
  const say = useCountryNames(country)
  if (todo.kind !== 'paper')
    return (
      <li>
        <IconUserEdit size={18} aria-hidden />
        <span>{t(`todo.${todo.kind}`)}</span>
        <Link to={paths.employeePortal({ tab: 'details' })} className={classes.link}>
          {t('todo.fill')}
        </Link>
      </li>
    )
  const what = say(todo.what)
  return (
    <li>
      <IconFileAlert size={18} color={todo.days < 0 ? 'var(--wrong)' : 'var(--careful)'} aria-hidden />
      <span>
        {todo.days < 0
          ? t('todo.expired', { what, day: day(todo.day) })
          : t('todo.expiring', { what, count: todo.days })}
      </span>
      <Link to={paths.employeePortal({ tab: 'documents' })} className={classes.link}>
        {t('todo.upload')}
      </Link>
    </li>
  )
}
