import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { jobLabel } from '../../jobs/label.rules.ts'
import type { Report } from '../contract.ts'
import { CADENCES, FIGURES, type Figure, PERIODS, type Period, type Schedule } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { addCall, hubCall, reportsCall, saveCall } from './calls.ts'
import classes from './reports.module.css'

type Props = {
  held: Report | null
  people: readonly { id: string; name: string }[]
  zone: string
  onClose: () => void
}

const zones = Intl.supportedValuesOf('timeZone')

/** Which figures leave, when, and to whom. */
export const ReportDialog = ({ held: current, people, zone, onClose }: Props) => {
  const t = useWords()
  const format = useFormat()
  const language = useLanguage()
  // The first of January 2024 was a Monday.
  const weekday = (d: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, d))
  const { data } = useApiState(hubCall, {})
  const add = useCommand(addCall, { refreshes: [reportsCall] })
  const save = useCommand(saveCall, { refreshes: [reportsCall] })
  const [typed, setTyped] = useState({
    name: current?.name ?? '',
    figures: (current?.figures ?? ['funnel', 'hire', 'fill', 'costs']) as Figure[],
    period: (current?.period ?? '30') as Period,
    department: current?.department ?? '',
    country: current?.country ?? '',
    job: current?.job?.id ?? '',
    cadence: (current?.cadence ?? 'weekly') as Schedule['cadence'],
    day: current?.day ?? 1,
    hour: current?.hour ?? 8,
    zone: current?.zone ?? zone,
    recipients: current?.recipients.filter((r) => r.gets).map((r) => r.id) ?? [],
  })
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }))
  const error = add.error ?? save.error
  const fields: Record<string, string> = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = {
      onSuccess: () => {
        notify.success(t('saved'))
        onClose()
      },
    }
    if (current) save.mutate({ id: current.id, version: current.version, ...typed }, done)
    else add.mutate(typed, done)
  }
  const choices = data?.choices
  const all = (first: string, options: { value: string; label: string }[], stored: string) => [
    { value: '', label: first },
    ...options,
    ...(stored && !options.some((o) => o.value === stored) ? [{ value: stored, label: stored }] : []),
  ]
  const places = zones.includes(typed.zone) ? zones : [typed.zone, ...zones]
  return (
    <Dialog
      title={t(current ? 'edit' : 'add')}
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          className={classes.whole ?? ''}
          label={t('name')}
          required
          maxLength={80}
          value={typed.name}
          onChange={(e) => set({ name: e.currentTarget.value })}
          error={fields.name}
          data-autofocus
        />
        <Checkbox.Group
          className={classes.whole ?? ''}
          label={t('figures')}
          value={typed.figures}
          onChange={(figures) => set({ figures: figures as Figure[] })}
          error={fields.figures}
        >
          <div className={classes.boxes}>
            {FIGURES.map((f) => (
              <Checkbox key={f} value={f} label={t(`of.${f}`)} />
            ))}
          </div>
        </Checkbox.Group>
        {typed.figures.includes('fairness') && (typed.department || typed.job) && (
          <p className={`${classes.quiet} ${classes.whole}`}>{t('fairnessNote')}</p>
        )}
        <NativeSelect
          label={t('period')}
          value={typed.period}
          onChange={(e) => set({ period: e.currentTarget.value as Period })}
          data={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        <NativeSelect
          label={t('department')}
          value={typed.department}
          onChange={(e) => set({ department: e.currentTarget.value })}
          data={all(
            t('allDepartments'),
            (choices?.departments ?? []).map((d) => ({ value: d, label: d })),
            typed.department,
          )}
        />
        <NativeSelect
          label={t('country')}
          value={typed.country}
          onChange={(e) => set({ country: e.currentTarget.value })}
          error={fields.country}
          data={all(
            t('allCountries'),
            (choices?.countries ?? []).map((c) => ({ value: c, label: format.countryName(c) })),
            typed.country,
          )}
        />
        <NativeSelect
          className={classes.whole ?? ''}
          label={t('job')}
          value={typed.job}
          onChange={(e) => set({ job: e.currentTarget.value })}
          error={fields.job}
          data={all(
            t('allJobs'),
            (choices?.jobs ?? []).map((j) => ({ value: j.id, label: jobLabel(j) })),
            typed.job,
          )}
        />
        <NativeSelect
          label={t('cadence')}
          value={typed.cadence}
          onChange={(e) => set({ cadence: e.currentTarget.value as Schedule['cadence'], day: 1 })}
          data={CADENCES.map((value) => ({ value, label: t(`cadences.${value}`) }))}
        />
        <NativeSelect
          label={t(typed.cadence === 'weekly' ? 'weekday' : 'day')}
          {...(typed.cadence === 'monthly' ? { description: t('dayHint') } : {})}
          value={String(typed.day)}
          onChange={(e) => set({ day: Number(e.currentTarget.value) })}
          error={fields.day}
          data={
            typed.cadence === 'weekly'
              ? [1, 2, 3, 4, 5, 6, 7].map((d) => ({ value: String(d), label: weekday(d) }))
              : Array.from({ length: 31 }, (_, i) => String(i + 1))
          }
        />
        <NativeSelect
          label={t('hour')}
          value={String(typed.hour)}
          onChange={(e) => set({ hour: Number(e.currentTarget.value) })}
          data={Array.from({ length: 24 }, (_, h) => ({ value: String(h), label: `${String(h).padStart(2, '0')}:00` }))}
        />
        <NativeSelect
          className={classes.whole ?? ''}
          label={t('zone')}
          value={typed.zone}
          onChange={(e) => set({ zone: e.currentTarget.value })}
          error={fields.zone}
          data={places}
        />
        <Checkbox.Group
          className={classes.whole ?? ''}
          label={t('recipients')}
          value={typed.recipients}
          onChange={(recipients) => set({ recipients })}
          error={fields.recipients}
        >
          <div className={classes.boxes}>
            {people.map((p) => (
              <Checkbox key={p.id} value={p.id} label={<bdi>{p.name}</bdi>} />
            ))}
          </div>
        </Checkbox.Group>
        {error && Object.keys(fields).length === 0 && (
          <Alert color="red" role="alert" className={classes.whole ?? ''}>
            {error.message}
          </Alert>
        )}
        <div className={classes.bar}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
