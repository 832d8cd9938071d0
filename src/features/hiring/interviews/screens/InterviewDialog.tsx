import { ActionIcon, Alert, Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { instantIn, wallIn } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Interview, listInterviews } from '../contract.ts'
import { KINDS, MOST_SLOTS } from '../rules.ts'
import { useInterviewWords } from '../words/index.ts'
import { arrangeCall, changeCall, listCall, templatesCall } from './calls.ts'
import { Employees } from './Employees.tsx'
import classes from './interviews.module.css'
import { OwnCalendar } from './OwnCalendar.tsx'
import { useWeekdayMoment } from './useWeekdayMoment.ts'
import { WeekGrid } from './WeekGrid.tsx'

type Listed = Output<typeof listInterviews>
type Props = {
  applicationId: string
  interview: Interview | null
  defaults: Listed['defaults']
  interviewers: Listed['interviewers']
  onClose: () => void
}

const SENT: Partial<Record<Interview['status'], 'sent.arranged' | 'sent.recorded'>> = {
  confirmed: 'sent.arranged',
  done: 'sent.recorded',
}

const zones = Intl.supportedValuesOf('timeZone')

/** What is typed; times stand as a clock in the zone shows them. */
const typedOf = (interview: Interview | null, defaults: Listed['defaults']) => {
  const zone = interview?.zone ?? defaults.zone
  const slots = interview?.startsAt ? [interview.startsAt] : (interview?.slots ?? [])
  return {
    kind: interview?.kind ?? ('video' as Interview['kind']),
    minutes: interview?.minutes ?? 45,
    zone,
    place: interview?.place ?? '',
    note: interview?.note ?? '',
    template: '',
    attributes: (interview?.attributes ?? defaults.attributes).join('\n'),
    // Who is on the job’s hiring team for it is proposed; whoever arranges it takes away or adds.
    panel: (interview?.panel ?? defaults.panel).map((p) => p.userId),
    times: slots.length > 0 ? slots.map((s) => wallIn(zone, s)) : [''],
    agreed: false,
    tookPlace: false,
  }
}

/** A time is added, or taken away; of those that are full the first goes. An empty box is filled first. */
const toggled = (times: readonly string[], time: string, most: number): string[] => {
  if (times.includes(time)) {
    const left = times.filter((one) => one !== time)
    return left.length > 0 ? left : ['']
  }
  return [...times.filter(Boolean), time].sort().slice(-most)
}

/** Fields of the form that show their own sentence. */
const BESIDE_ITS_FIELD = new Set(['minutes', 'panel', 'zone', 'slots', 'place', 'template', 'attributes'])

/** Arranges an interview, or gives one other times. */
export const InterviewDialog = ({ applicationId, interview, defaults, interviewers, onClose }: Props) => {
  const t = useInterviewWords()
  const arrange = useCommand(arrangeCall, { refreshes: [listCall] })
  const change = useCommand(changeCall, { refreshes: [listCall] })
  const [typed, setTyped] = useState(() => typedOf(interview, defaults))
  const { data: stored } = useApiState(templatesCall, {})
  const templates = stored?.templates ?? []
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }))
  const error = arrange.error ?? change.error
  const fields = error?.fields ?? {}
  const fieldless = Object.entries(fields).find(([field]) => !BESIDE_ITS_FIELD.has(field))?.[1]
  // What stands beside its field is not said a second time.
  const said = fieldless ?? (Object.keys(fields).length === 0 ? error?.message : undefined)
  const busy = arrange.isPending || change.isPending
  const { weekdayMoment } = useWeekdayMoment()
  /** Where it takes place, and where the person is when that is elsewhere. */
  const bothZones = (instant: string): string =>
    defaults.personZone === typed.zone
      ? weekdayMoment(instant, typed.zone)
      : t('form.bothZones', {
          here: weekdayMoment(instant, typed.zone),
          there: weekdayMoment(instant, defaults.personZone),
        })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { times, attributes, ...rest } = typed
    const body = {
      ...rest,
      slots: times.flatMap((item) => instantIn(typed.zone, item) ?? []),
      attributes: attributes
        .split('\n')
        .map((a) => a.trim())
        .filter(Boolean),
    }
    const done = {
      onSuccess: ({ interview: { status }, clashes }: { interview: Interview; clashes: string[] }) => {
        notify.success(t(SENT[status] ?? 'sent.proposed'))
        for (const what of clashes) notify.failure(t('clash', { what }))
        onClose()
      },
    }
    if (interview) change.mutate({ id: interview.id, version: interview.version, ...body }, done)
    else arrange.mutate({ application: applicationId, ...body }, done)
  }
  return (
    <Dialog
      title={t(interview ? 'form.change' : 'form.title')}
      onClose={onClose}
      size={860}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <NativeSelect
          label={t('form.kind')}
          data={KINDS.map((k) => ({ value: k, label: t(`kind.${k}`) }))}
          value={typed.kind}
          onChange={(e) => set({ kind: e.currentTarget.value as Interview['kind'] })}
          data-autofocus
        />
        <NumberInput
          label={t('form.minutes')}
          min={10}
          max={480}
          step={15}
          value={typed.minutes}
          onChange={(v) => set({ minutes: Number(v) })}
          error={fields.minutes}
        />
        <Checkbox.Group
          className={classes.wide}
          label={t('form.panel')}
          value={typed.panel}
          onChange={(panel) => set({ panel })}
          error={fields.panel}
        >
          <div className={classes.line}>
            {interviewers.map((p) => (
              <Checkbox key={p.userId} value={p.userId} label={p.name} />
            ))}
          </div>
        </Checkbox.Group>
        <Employees
          met={[...(interview?.panel ?? []), ...defaults.panel]}
          chosen={typed.panel.filter((id) => !interviewers.some((p) => p.userId === id))}
          onChange={(chosen) =>
            set({ panel: [...typed.panel.filter((id) => interviewers.some((p) => p.userId === id)), ...chosen] })
          }
        />
        <NativeSelect
          className={classes.wide}
          label={t('form.zone')}
          data={zones.includes(typed.zone) ? zones : [typed.zone, ...zones]}
          value={typed.zone}
          onChange={(e) => set({ zone: e.currentTarget.value })}
          error={fields.zone}
        />
        <fieldset className={classes.wide}>
          <legend>{t('form.times')}</legend>
          {!interview && (
            <Checkbox
              mb="sm"
              label={t('form.tookPlace')}
              checked={typed.tookPlace}
              onChange={(e) => set({ tookPlace: e.currentTarget.checked, times: [''] })}
            />
          )}
          <p className={classes.quiet}>{t(typed.tookPlace ? 'form.tookPlaceHelp' : 'form.timesHelp')}</p>
          <WeekGrid
            key={typed.zone}
            zone={typed.zone}
            minutes={typed.minutes}
            people={typed.panel}
            nameOf={(id) => [...interviewers, ...defaults.panel].find((p) => p.userId === id)?.name ?? '—'}
            times={typed.times}
            onToggle={(time) => set({ times: toggled(typed.times, time, typed.tookPlace ? 1 : MOST_SLOTS) })}
            except={interview?.id ?? null}
            past={typed.tookPlace}
          />
          <OwnCalendar />
          <ul className={classes.plain}>
            {typed.times.flatMap((time) => {
              const instant = instantIn(typed.zone, time)
              return instant ? [<li key={time}>{bothZones(instant)}</li>] : []
            })}
          </ul>
          <Times times={typed.times} error={fields.slots} onChange={(times) => set({ times })} />
          {typed.times.length === 1 && !typed.tookPlace && (
            <Checkbox
              mt="sm"
              label={t('form.agreed')}
              checked={typed.agreed}
              onChange={(e) => set({ agreed: e.currentTarget.checked })}
            />
          )}
        </fieldset>
        <TextInput
          className={classes.wide}
          label={t('form.place')}
          value={typed.place}
          onChange={(e) => set({ place: e.currentTarget.value })}
          error={fields.place}
          maxLength={300}
        />
        <Textarea
          className={classes.wide}
          label={t('form.note')}
          value={typed.note}
          onChange={(e) => set({ note: e.currentTarget.value })}
          autosize
          minRows={2}
          maxLength={2000}
        />
        {templates.length > 0 && (
          <NativeSelect
            className={classes.wide}
            label={t('form.template')}
            description={t('form.templateHelp')}
            value={typed.template}
            onChange={({ currentTarget: { value } }) => {
              const chosen = templates.find((item) => item.id === value)
              set({
                template: value,
                ...(chosen ? { attributes: chosen.attributes.map((a) => a.name).join('\n') } : {}),
              })
            }}
            data={[
              { value: '', label: t('form.noTemplate') },
              ...templates.map((item) => ({ value: item.id, label: item.name })),
            ]}
            error={fields.template}
          />
        )}
        <Textarea
          className={classes.wide}
          label={t('form.attributes')}
          description={t('form.attributesHelp')}
          value={typed.attributes}
          onChange={(e) => set({ attributes: e.currentTarget.value })}
          error={fields.attributes}
          autosize
          minRows={3}
        />
        {said && (
          <Alert color="red" role="alert" className={classes.wide}>
            {said}
          </Alert>
        )}
        <div className={`${classes.end} ${classes.wide}`}>
          <Button type="submit" loading={busy}>
            {t(typed.tookPlace ? 'form.record' : 'form.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type TimesProps = { times: string[]; error: string | undefined; onChange: (times: string[]) => void }

const Times = ({ times, error, onChange }: TimesProps) => {
  const t = useInterviewWords()
  return (
    <div className={classes.list}>
      {times.map((time, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is the nth of the list and nothing else
        <div key={i} className={classes.time}>
          <TextInput
            type="datetime-local"
            label={t('form.time', { n: i + 1 })}
            value={time}
            onChange={(e) => onChange(times.map((item, j) => (i === j ? e.currentTarget.value : item)))}
            error={i === 0 && error}
          />
          {times.length > 1 && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('form.removeTime', { n: i + 1 })}
              onClick={() => onChange(times.filter((_, j) => j !== i))}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {times.length < MOST_SLOTS && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => onChange([...times, ''])}
          >
            {t('form.addTime')}
          </Button>
        </div>
      )}
    </div>
  )
}
