import { Anchor, Button, FileButton } from '@mantine/core'
import { IconCamera, IconId, IconMail, IconPencil, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { dayIn, daysBetween } from '../../../../../shared/dates.ts'
import { ApiError, call, useApiState, useCommand } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { notify } from '../../../../../web/notify.ts'
import { paths } from '../../../../../web/paths.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import { chartCall, onDayCall } from '../../../employments/screens/calls.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { isPreboarding, statusOf } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { getCall, updateCall } from '../calls.ts'
import { STATUS_TONES } from '../directory/columns.tsx'
import { photoCall } from './calls.ts'
import { PHOTO_BYTES } from './edit.ts'
import { Photo } from './Photo.tsx'
import { Fact } from './parts.tsx'
import classes from './profile.module.css'

const Messages = lazy(() => import('./Messages.tsx'))

type Props = {
  detail: EmployeeDetail
  onEdit: () => void
  onCard: () => void
  onRefresh: () => void
  refreshing: boolean
}

/** Who somebody is, beside whatever of them is looked at: photo, status, contact, manager, reports, first day. */
export const Aside = ({ detail, onEdit, onCard, onRefresh, refreshing }: Props) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const [message, setMessage] = useState(false)
  const { employee, allowed } = detail
  const edits = allowed.includes('edit')
  return (
    <aside className={classes.aside} aria-label={sayProfile('aside.label')}>
      <Portrait detail={detail} />
      <Person detail={detail} />
      <div className={classes.tools}>
        {edits && (
          <Button leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('profile.edit')}
          </Button>
        )}
        {allowed.includes('welcome-email') && (
          <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => setMessage(true)}>
            {t('actions.welcome')}
          </Button>
        )}
        {edits && (
          <Button variant="default" leftSection={<IconId size={16} />} onClick={onCard}>
            {sayProfile('digitalCard')}
          </Button>
        )}
        <Button variant="subtle" leftSection={<IconRefresh size={16} />} loading={refreshing} onClick={onRefresh}>
          {sayProfile('refresh')}
        </Button>
      </div>
      {message && (
        <Suspense fallback={null}>
          <Messages kind="welcome" id={employee.id} name={employee.full_name} onClose={() => setMessage(false)} />
        </Suspense>
      )}
    </aside>
  )
}

/** The photo, and a new one put in its place at once. */
const Portrait = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useProfileWords()
  const { employee, allowed } = detail
  const save = useCommand(updateCall, { refreshes: [getCall] })
  const [busy, setBusy] = useState(false)
  const choose = async (file: File | null) => {
    if (!file) return
    if (file.size > PHOTO_BYTES) return notify.failure(t('form.tooLargePhoto'))
    setBusy(true)
    try {
      const { employee_photo_url } = await call(photoCall, { id: employee.id, name: file.name }, { file })
      await save.mutateAsync({ id: employee.id, version: employee.version, employee_photo_url })
      notify.success(t('form.saved'))
    } catch (error) {
      const why = error instanceof ApiError ? error.message : t('form.unknown')
      notify.failure(t('form.failed', { message: why }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.picture}>
      <Photo name={employee.full_name} url={employee.employee_photo_url} />
      {allowed.includes('edit') && (
        <FileButton onChange={(file) => void choose(file)} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-sm"
              loading={busy}
              leftSection={<IconCamera size={15} />}
            >
              {t(employee.employee_photo_url ? 'aside.changePhoto' : 'aside.addPhoto')}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  )
}

const Person = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const { employee: e } = detail
  const country = useCountry(e.country)
  const { countryName, day, list } = useFormat()
  const term = useTerm()
  const status = statusOf(e.status)
  const zone = country?.zone ?? 'UTC'
  const today = dayIn(zone, new Date())
  const coming = isPreboarding(e, today)
  return (
    <>
      <div>
        <h2 className={classes.name}>{e.full_name}</h2>
        <p className={classes.meta}>{list([e.position, term(e.department)])}</p>
        <p className={classes.meta}>
          {coming ? (
            <StatusBadge tone="calm">{t('status.preboarding')}</StatusBadge>
          ) : (
            <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>
          )}
          <span>{sayProfile('aside.paidIn', { currency: e.currency })}</span>
        </p>
      </div>
      <dl className={classes.facts}>
        <Fact name={t('form.joinDate')}>
          {e.hire_date &&
            (coming
              ? sayProfile('aside.startsIn', { day: day(e.hire_date), count: daysBetween(today, e.hire_date) })
              : day(e.hire_date))}
        </Fact>
        <Fact name={t(e.location ? 'profile.location' : 'form.countryCode')}>
          {e.location ?? (country && `${country.flag} ${countryName(country.code)}`)}
        </Fact>
        <Fact name={t('form.email')}>
          {e.email && (
            <Anchor href={`mailto:${e.email}`} inherit className="ltr">
              {e.email}
            </Anchor>
          )}
        </Fact>
        <Fact name={t('form.phone')}>
          {e.phone && (
            <Anchor href={`tel:${e.phone.replace(/\s/g, '')}`} inherit className="ltr">
              {e.phone}
            </Anchor>
          )}
        </Fact>
        <Around detail={detail} today={today} />
      </dl>
    </>
  )
}

/** Whom they report to and how many report to them, each a way to the person. */
const Around = ({ detail, today }: { detail: EmployeeDetail; today: string }) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const { id, manager } = detail.employee
  const placed = useApiState(onDayCall, { id, day: today })
  const under = useApiState(chartCall, { managerId: id, pageSize: 1 })
  const above = placed.data?.manager
  const reports = under.data?.totalCount ?? 0
  return (
    <>
      <Fact name={t('profile.manager')}>
        {above ? (
          <Anchor component={Link} to={paths.employees({ open: 'profile', id: above.employeeId })} inherit>
            {above.name}
          </Anchor>
        ) : (
          (placed.data?.managerText ?? manager)
        )}
      </Fact>
      <Fact name={sayProfile('aside.reports')}>
        {reports > 0 ? (
          <Anchor component={Link} to={paths.employees({ open: 'profile', id, tab: 'org' })} inherit>
            {sayProfile('aside.people', { count: reports })}
          </Anchor>
        ) : (
          sayProfile('aside.nobody')
        )}
      </Fact>
    </>
  )
}
