import { Alert, Button, Checkbox, MultiSelect, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { instantIn } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { jobLabel } from '../../jobs/label.rules.ts'
import { PlacePicker } from '../../jobs/screens/Pickers.tsx'
import type { listEvents, WalkIn } from '../contract.ts'
import { MOST_PERCENT, slotsOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { changeCall, createCall, listCall, readCall } from './calls.ts'
import classes from './walk-ins.module.css'

type Props = {
  event: WalkIn | null
  jobs: Output<typeof listEvents>['jobs']
  onClose: () => void
  onSaved: (id: string) => void
}

const zones = Intl.supportedValuesOf('timeZone')
const lines = (text: string) =>
  text
    .split('\n')
    .map((l) => l.trim())
    .filter(Boolean)

/** That of the jobs where it is the same for all, else that of whoever plans: it never changes by itself afterwards. */
const firstZone = (jobs: Props['jobs']): string => {
  const all = [...new Set(jobs.map((j) => j.zone))]
  return all.length === 1 && all[0] ? all[0] : Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Plans an event, or changes one nobody has seen yet. How many it takes is counted while one types. */
export default function EventForm({ event, jobs, onClose, onSaved }: Props) {
  const t = useWords()
  const format = useFormat()
  const create = useCommand(createCall, { refreshes: [listCall] })
  const change = useCommand(changeCall, { refreshes: [listCall, readCall] })
  const [typed, setTyped] = useState(() => ({
    title: event?.title ?? '',
    jobs: event?.jobs.map((j) => j.id) ?? (jobs.length === 1 && jobs[0] ? [jobs[0].id] : []),
    venue: event?.venue ?? '',
    placeId: event?.place?.id ?? null,
    access: event?.access ?? '',
    documents: event?.documents.join('\n') ?? '',
    languages: event?.languages.join('\n') ?? '',
    contact: event?.contact ?? '',
    note: event?.note ?? '',
    day: event?.day ?? '',
    zone: event?.zone ?? firstZone(jobs),
    starts: event?.starts ?? '09:00',
    ends: event?.ends ?? '17:00',
    slotMinutes: event?.slotMinutes ?? 60,
    desks: event?.desks ?? 2,
    averageMinutes: event?.averageMinutes ?? 15,
    bookedPercent: event?.bookedPercent ?? 100,
    quiet: event?.quiet ?? true,
  }))
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }))
  const [place, setPlace] = useState(event?.place ?? null)
  const country = jobs.find((j) => j.id === typed.jobs[0])?.country ?? ''
  const chosenZones = [...new Set(jobs.filter((j) => typed.jobs.includes(j.id)).map((j) => j.zone))]
  const elsewhere = chosenZones.filter((zone) => zone !== typed.zone)
  const error = create.error ?? change.error
  const wrong = error?.fields ?? {}
  const [from, to] = [typed.starts, typed.ends].map((item) =>
    instantIn(typed.zone, `${typed.day || '2000-01-01'}T${item}`),
  )
  const { slots } =
    from && to && typed.averageMinutes > 0 && typed.slotMinutes > 0 ? slotsOf(typed, from, to) : { slots: [] }
  const submit = (e: FormEvent) => {
    e.preventDefault()
    const body = { ...typed, documents: lines(typed.documents), languages: lines(typed.languages) }
    const done = {
      onSuccess: ({ id }: { id: string }) => {
        notify.success(t('form.saved'))
        onClose()
        onSaved(id)
      },
    }
    if (event) change.mutate({ id: event.id, version: event.version, ...body }, done)
    else create.mutate(body, done)
  }
  const text = (
    name: 'title' | 'venue' | 'access' | 'contact' | 'note' | 'documents' | 'languages' | 'day' | 'starts' | 'ends',
  ) => ({
    value: typed[name],
    error: wrong[name],
    onChange: (e: { currentTarget: { value: string } }) => set({ [name]: e.currentTarget.value }),
  })
  const number = (name: 'slotMinutes' | 'desks' | 'averageMinutes' | 'bookedPercent', min: number, max: number) => ({
    min,
    max,
    value: typed[name],
    error: wrong[name],
    onChange: (v: number | string) => set({ [name]: Number(v) }),
  })
  return (
    <Dialog title={t('form.title')} onClose={onClose} size={720} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          className={classes.wide}
          label={t('form.name')}
          {...text('title')}
          maxLength={120}
          required
          data-autofocus
        />
        <MultiSelect
          className={classes.wide}
          label={t('form.jobs')}
          data={jobs.map((j) => ({ value: j.id, label: jobLabel(j) }))}
          value={typed.jobs}
          onChange={(chosen) => set({ jobs: chosen })}
          error={wrong.jobs}
          searchable
          required
        />
        {elsewhere.length > 0 && (
          <Alert color="yellow" className={classes.wide} role="status">
            {t('form.otherZone', { there: format.list(elsewhere), here: typed.zone })}{' '}
            {elsewhere.length === 1 && elsewhere[0] && (
              <Button size="compact-sm" variant="default" onClick={() => set({ zone: elsewhere[0] as string })}>
                {t('form.useZone', { zone: elsewhere[0] })}
              </Button>
            )}
          </Alert>
        )}
        <Textarea
          className={classes.wide}
          label={t('form.venue')}
          {...text('venue')}
          autosize
          minRows={2}
          maxLength={500}
          required
        />
        <div className={classes.wide}>
          <PlacePicker
            key={country}
            name="placeId"
            label={t('form.place')}
            description={t('form.placeHelp')}
            country={country}
            value={place}
            error={wrong.placeId}
            onChange={(found) => {
              setPlace(found)
              set({ placeId: found?.id ?? null })
            }}
          />
        </div>
        <Textarea
          className={classes.wide}
          label={t('form.access')}
          description={t('form.accessHelp')}
          {...text('access')}
          autosize
          minRows={2}
          maxLength={1000}
        />
        <TextInput type="date" label={t('form.day')} {...text('day')} required />
        <NativeSelect
          label={t('form.zone')}
          data={zones.includes(typed.zone) ? zones : [typed.zone, ...zones]}
          value={typed.zone}
          onChange={(e) => set({ zone: e.currentTarget.value })}
          error={wrong.zone}
        />
        <TextInput type="time" label={t('form.starts')} {...text('starts')} required />
        <TextInput type="time" label={t('form.ends')} {...text('ends')} required />
        <NumberInput label={t('form.slotMinutes')} step={15} {...number('slotMinutes', 10, 480)} />
        <NumberInput label={t('form.desks')} {...number('desks', 1, 40)} />
        <NumberInput label={t('form.averageMinutes')} {...number('averageMinutes', 2, 240)} />
        <NumberInput
          label={t('form.bookedPercent')}
          description={t('form.bookedHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...number('bookedPercent', 100, MOST_PERCENT)}
        />
        <Checkbox
          className={classes.wide}
          label={t('form.quiet')}
          checked={typed.quiet}
          onChange={(e) => set({ quiet: e.currentTarget.checked })}
        />
        <p className={`${classes.wide} ${classes.quiet}`} role="status">
          {slots.length > 0 &&
            t('form.capacity', { slots: slots.length, places: slots.reduce((sum, s) => sum + s.capacity, 0) })}
        </p>
        <Textarea
          label={t('form.documents')}
          description={t('form.documentsHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...text('documents')}
          autosize
          minRows={2}
        />
        <Textarea label={t('form.languages')} {...text('languages')} autosize minRows={2} />
        <TextInput className={classes.wide} label={t('form.contact')} {...text('contact')} maxLength={200} />
        <Textarea
          className={classes.wide}
          label={t('form.note')}
          {...text('note')}
          autosize
          minRows={2}
          maxLength={2000}
        />
        {error && (
          <Alert color="red" role="alert" className={classes.wide}>
            {Object.values(wrong)[0] ?? error.message}
          </Alert>
        )}
        <div className={`${classes.end} ${classes.wide}`}>
          <Button type="submit" loading={create.isPending || change.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
