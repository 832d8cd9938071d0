import { Button, FileButton, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ApiError, call, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import type { Choice } from '../../../../../web/ui/Choices.tsx'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useDepartments } from '../../../../company/departments/screens/calls.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { EMPLOYEE_STATUSES } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { PEOPLE, updateCall } from '../calls.ts'
import { LeaveQuestion } from '../useLeaveGuard.tsx'
import { photoCall } from './calls.ts'
import { changedValuesOf, type Edited, isSameValue, PHOTO_BYTES, type Values, valuesOf } from './edit.ts'
import { Photo } from './Photo.tsx'
import classes from './profile.module.css'

const Choices = lazy(() => import('../../../../../web/ui/Choices.tsx').then((m) => ({ default: m.Choices })))

const NAMES = {
  full_name: 'fullName',
  email: 'email',
  emergency_contact_phone: 'emergencyPhone',
  position: 'position',
  department: 'department',
  employee_id: 'employeeId',
  hire_date: 'hireDate',
  status: 'status',
  salary: 'salary',
  housing_allowance: 'housing',
  transport_allowance: 'transport',
  medical_allowance: 'medical',
  food_allowance: 'food',
  standard_hours_per_week: 'hours',
  overtime_rate_multiplier: 'overtime',
  holiday_rate_multiplier: 'holiday',
} as const satisfies Record<Edited, string>

const ALLOWANCES = ['housing_allowance', 'transport_allowance', 'medical_allowance', 'food_allowance'] as const
const REQUIRED = ['full_name', 'email', 'position', 'department', 'employee_id', 'hire_date'] as const
const LIMITS: Partial<Record<Edited, readonly [number, number]>> = {
  salary: [0, 999_999_999],
  housing_allowance: [0, 999_999_999],
  transport_allowance: [0, 999_999_999],
  medical_allowance: [0, 999_999_999],
  food_allowance: [0, 999_999_999],
  standard_hours_per_week: [0, 60],
  overtime_rate_multiplier: [1, 3],
  holiday_rate_multiplier: [1, 3],
}

type Clash = { mine: Values; theirs: EmployeeRecord; differing: Edited[] }

/** What would be saved is theirs with everything of mine, so mine stands in each field both touched. */
const choicesOf = ({ mine, theirs, differing }: Clash, nameOf: (field: Edited) => string): Choice[] =>
  differing.map((key) => ({
    key,
    name: nameOf(key),
    mine: mine[key],
    theirs: valuesOf(theirs)[key],
    usual: 'mine',
  }))

/** The profile's own short form. Only what was changed is sent, with the version it was read from. */
export default function EditProfile({ detail, onClose }: { detail: EmployeeDetail; onClose: () => void }) {
  const t = useProfileWords()
  const sayOf = useWords()
  const country = useCountry(detail.employee.country)
  const update = useCommand(updateCall, { refreshes: PEOPLE })
  const [base, setBase] = useState(detail.employee)
  const [initial] = useState(() => valuesOf(detail.employee))
  const [clash, setClash] = useState<Clash | null>(null)
  const [photo, setPhoto] = useState<File | 'none' | null>(null)
  const nameOf = (field: Edited) => t(`form.${NAMES[field]}`)

  const check = (field: Edited) => (value: string) => {
    if (REQUIRED.some((r) => r === field) && !value.trim()) return t('required', { label: nameOf(field) })
    const limits = LIMITS[field]
    const number = Number(value.replaceAll(',', ''))
    return limits && value.trim() !== '' && !(number >= limits[0] && number <= limits[1])
      ? t('mustBe', { label: nameOf(field), min: limits[0], max: limits[1] })
      : null
  }
  const { form, values, set, field, submit, sending } = useFields<Values>(
    initial,
    Object.fromEntries(Object.keys(NAMES).map((name) => [name, check(name as Edited)])),
  )

  const save = async (wanted: Values, from: EmployeeRecord) => {
    const sent: Record<string, unknown> = changedValuesOf(wanted, valuesOf(from))
    if (photo instanceof File)
      sent.employee_photo_url = (
        await call(photoCall, { id: from.id, name: photo.name }, { file: photo })
      ).employee_photo_url
    else if (photo === 'none') sent.employee_photo_url = ''
    if (Object.keys(sent).length > 0) await update.mutateAsync({ id: from.id, version: from.version, ...sent })
    notify.success(t('form.saved'))
    onClose()
  }
  const onRefused = (error: unknown, wanted: Values, from: EmployeeRecord) => {
    const theirs = (error as ApiError).data as { employee?: EmployeeRecord } | undefined
    if (error instanceof ApiError && error.code === 'VERSION_CONFLICT' && theirs?.employee) {
      const [before, now] = [valuesOf(from), valuesOf(theirs.employee)]
      const touched = Object.keys(changedValuesOf(wanted, before)) as Edited[]
      const differing = touched.filter(
        (name) => !isSameValue(now[name], wanted[name]) && !isSameValue(now[name], before[name]),
      )
      return { theirs: theirs.employee, differing, touched }
    }
    const said = error instanceof ApiError && error.status !== 0 ? error.said : null
    const why = error instanceof ApiError && error.status === 0 ? error.message : said
    notify.failure(t('form.failed', { message: why ?? t('form.unknown') }))
    return null
  }
  const attempt = async (wanted: Values, from: EmployeeRecord): Promise<void> => {
    try {
      await save(wanted, from)
    } catch (error) {
      const met = onRefused(error, wanted, from)
      if (!met) throw error
      setBase(met.theirs)
      // What only one of the two touched is settled: mine over theirs field by field.
      const merged = { ...valuesOf(met.theirs) }
      for (const name of met.touched) merged[name] = wanted[name]
      if (met.differing.length > 0) setClash({ mine: merged, theirs: met.theirs, differing: met.differing })
      else await attempt(merged, met.theirs)
    }
  }
  const send = submit((all) => attempt(all, base))

  const money = (name: Edited, step: number) => {
    const { onChange: _, value, ...rest } = field(name)
    return (
      <NumberInput
        key={name}
        {...rest}
        value={value}
        onChange={(next) => set(name, String(next))}
        label={nameOf(name)}
        min={LIMITS[name]?.[0] ?? 0}
        max={LIMITS[name]?.[1] ?? 0}
        step={step}
        clampBehavior="none"
        decimalScale={country?.currency.minorUnits ?? 2}
        thousandSeparator=","
        {...(LIMITS[name]?.[1] === 999_999_999 && country
          ? { leftSection: <span className={classes.symbol}>{country.currency.symbol}</span>, leftSectionWidth: 52 }
          : {})}
      />
    )
  }
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    if (photo !== null || Object.keys(changedValuesOf(values, initial)).length > 0) setLeaving(true)
    else onClose()
  }
  const term = useTerm()
  const departments = useDepartments('edit', values.department || initial.department)
  return (
    <>
      <FormDialog
        title={t('form.title')}
        onClose={leave}
        onSubmit={send}
        form={form}
        busy={sending}
        action={t('form.save')}
        size="xl"
      >
        <Picture detail={detail} photo={photo} onPhoto={setPhoto} />
        <h3 className={classes.heading}>{t('form.person')}</h3>
        <div className={classes.grid}>
          <TextInput {...field('full_name')} label={nameOf('full_name')} maxLength={200} required data-autofocus />
          <TextInput {...field('email')} type="email" label={nameOf('email')} maxLength={254} required />
          <TextInput {...field('position')} label={nameOf('position')} maxLength={200} required />
          <NativeSelect
            {...field('department')}
            label={nameOf('department')}
            required
            data={[
              ...(values.department ? [] : [{ value: '', label: sayOf('form.choose') }]),
              ...departments.map((value) => ({ value, label: term(value) })),
            ]}
          />
          <TextInput {...field('employee_id')} label={nameOf('employee_id')} maxLength={60} required />
          <TextInput {...field('hire_date')} type="date" label={nameOf('hire_date')} required />
          <NativeSelect
            {...field('status')}
            label={nameOf('status')}
            data={EMPLOYEE_STATUSES.map((s) => ({ value: s, label: sayOf(`status.${s}`) }))}
          />
          <TextInput
            {...field('emergency_contact_phone')}
            type="tel"
            label={nameOf('emergency_contact_phone')}
            maxLength={40}
          />
        </div>
        <h3 className={classes.heading}>{t('form.pay')}</h3>
        <div className={classes.grid}>
          {money('salary', 0.01)}
          {ALLOWANCES.map((name) => money(name, 500))}
        </div>
        <h3 className={classes.heading}>{t('form.terms')}</h3>
        <div className={classes.grid}>
          {money('standard_hours_per_week', 1)}
          {money('overtime_rate_multiplier', 0.1)}
          {money('holiday_rate_multiplier', 0.1)}
        </div>
      </FormDialog>
      <Suspense fallback={null}>
        {leaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
        {clash && (
          <Choices
            choices={choicesOf(clash, nameOf)}
            onClose={() => setClash(null)}
            onChosen={(sides) => {
              const chosen = { ...clash.mine }
              for (const field of clash.differing)
                if (sides[field] === 'theirs') chosen[field] = valuesOf(clash.theirs)[field]
              setClash(null)
              for (const name of Object.keys(chosen) as Edited[]) set(name, chosen[name])
              attempt(chosen, clash.theirs).catch(() => {})
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type PictureProps = {
  detail: EmployeeDetail
  photo: File | 'none' | null
  onPhoto: (photo: File | 'none' | null) => void
}

const Picture = ({ detail, photo, onPhoto }: PictureProps) => {
  const t = useProfileWords()
  const { full_name, employee_photo_url } = detail.employee
  const choose = (file: File | null) => {
    if (!file) return
    if (file.size > PHOTO_BYTES) notify.failure(t('form.tooLargePhoto'))
    else onPhoto(file)
  }
  const url = photo === 'none' ? null : employee_photo_url
  return (
    <div className={classes.picture}>
      <Photo name={full_name} url={url} chosen={photo instanceof File ? photo : null} />
      <FileButton
        onChange={choose}
        accept="image/png,image/jpeg,image/webp"
        inputProps={{ 'aria-label': t('form.photo') }}
      >
        {(props) => (
          <Button {...props} variant="default" size="compact-md">
            {t('form.choosePhoto')}
          </Button>
        )}
      </FileButton>
      {(url || photo instanceof File) && (
        <Button variant="subtle" size="compact-md" onClick={() => onPhoto(employee_photo_url ? 'none' : null)}>
          {t('form.removePhoto')}
        </Button>
      )}
      <span className={classes.note}>{t('form.photoHelp')}</span>
    </div>
  )
}
