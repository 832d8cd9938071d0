import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays, instantIn } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { PlaceTime } from '../../../../web/ui/PlaceTime.tsx'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { notifyUndo } from '../../../../web/undo/useUndo.ts'
import type { RosterCell } from '../contract.ts'
import type { readScheduleSetup } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import {
  addShiftCall,
  cancelShiftCall,
  changeShiftCall,
  checkCall,
  clearDayCall,
  coverageCall,
  rosterCall,
} from './calls.ts'
import { OpenShift } from './OpenShift.tsx'
import type { Chosen } from './RosterGrid.tsx'
import classes from './roster.module.css'
import { Verdicts } from './Verdicts.tsx'

export type Setup = Output<typeof readScheduleSetup>
type Props = { chosen: Chosen; setup: Setup; site: string; mayChange: boolean; onClose: () => void }
const refreshes = [rosterCall, coverageCall]

/** When a shift is by the clock of the world; one that ends before it starts ends the day after. */
const instantsOf = ({ day, start, end }: RosterCell, zone: string | null) =>
  zone === null
    ? { from: null, zone: 'UTC' }
    : {
        from: instantIn(zone, `${day}T${start}`),
        until: instantIn(zone, `${end <= start ? addDays(day, 1) : day}T${end}`),
        zone,
      }

/** A day of a person, or of the open shifts: what is there, and one more. */
export const CellDialog = ({ chosen: { row, day }, setup, site, mayChange, onClose }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [editing, setEditing] = useState<RosterCell | null>(null)
  const cells = row.cells.filter((cell) => cell.day === day)
  const nameOf = (id: string) => setup.shiftTypes.find((type) => type.id === id)?.name ?? ''
  const cancel = useCommand(cancelShiftCall, { refreshes })
  const clear = useCommand(clearDayCall, { refreshes })
  const add = useCommand(addShiftCall, { refreshes })
  /** A draft is put down once more as it was. Of a published shift its person has heard: that is not made unsaid. */
  const again = ({ state, start, end, note, shiftTypeId, skillId, beside }: RosterCell) =>
    state === 'draft'
      ? () =>
          add.mutateAsync({
            employmentId: row.id,
            workDate: day,
            siteId: row.siteId ?? site,
            start,
            end,
            note,
            shiftTypeId,
            skillId,
            beside,
          })
      : null
  const takeOff = async (cell: RosterCell) => {
    const { id, version } = cell
    try {
      if (id !== null) await cancel.mutateAsync({ id, version })
      else await clear.mutateAsync({ employmentId: row.id ?? '', day, cleared: true })
      const text = `${t('removed')}. ${t('removeText')}`
      const back =
        id === null ? () => clear.mutateAsync({ employmentId: row.id ?? '', day, cleared: false }) : again(cell)
      if (back) notifyUndo(text, back)
      else notify.success(text)
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  const restore = async () => {
    await clear.mutateAsync({ employmentId: row.id ?? '', day, cleared: false })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={`${format.isolated(row.name)} · ${format.isolated(format.day(day))}`}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        {cells.length > 0 && (
          <ul className={classes.list}>
            {cells.map((cell) => (
              <li key={cell.id ?? cell.start}>
                <div className={classes.item}>
                  <span>
                    <PlaceTime {...instantsOf(cell, row.zone)}>
                      <strong>
                        <TimeRange from={cell.start} until={cell.end} />
                      </strong>
                    </PlaceTime>{' '}
                    <bdi>{nameOf(cell.shiftTypeId)}</bdi>{' '}
                    <span className={classes.quiet}>
                      {format.list([
                        t(`states.${cell.state}`),
                        cell.unseen ? t('unseen') : null,
                        cell.calledOff ? t('sick.off') : null,
                        cell.note,
                      ])}
                    </span>
                  </span>
                  {mayChange && (
                    <Group gap={4}>
                      {cell.id !== null && (
                        <Button size="compact-sm" variant="subtle" onClick={() => setEditing(cell)}>
                          {t('start')}–{t('end')}
                        </Button>
                      )}
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        color="red"
                        disabled={cancel.isPending || clear.isPending}
                        onClick={() => void takeOff(cell)}
                      >
                        {t('remove')}
                      </Button>
                    </Group>
                  )}
                </div>
                {row.id === null && cell.id !== null && mayChange && (
                  <OpenShift id={cell.id} cell={cell} onDone={onClose} />
                )}
              </li>
            ))}
          </ul>
        )}
        {editing && <EditForm key={editing.id} cell={editing} personId={row.id} onClose={onClose} />}
        {mayChange && !editing && (
          <AddForm personId={row.id} day={day} setup={setup} site={row.siteId ?? site} onClose={onClose} />
        )}
        {mayChange && row.id !== null && cells.length === 0 && (
          <Group>
            <Button size="compact-sm" variant="subtle" disabled={clear.isPending} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  )
}

const EditForm = ({ cell, personId, onClose }: { cell: RosterCell; personId: string | null; onClose: () => void }) => {
  const t = useWords()
  const change = useCommand(changeShiftCall, { refreshes })
  const { form, field, submit, sending, failure } = useFields(
    { start: cell.start, end: cell.end, note: cell.note ?? '' },
    {},
  )
  const send = submit(async (values) => {
    const where = { employmentId: personId, workDate: cell.day, version: cell.version }
    await change.mutateAsync({ id: cell.id ?? '', ...where, ...values })
    notify.success(t(cell.state === 'draft' ? 'moved' : 'movedTold'))
    onClose()
  })
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="sm">
        <Group grow>
          <TextInput {...field('start')} type="time" label={t('start')} />
          <TextInput {...field('end')} type="time" label={t('end')} />
        </Group>
        <TextInput {...field('note')} label={t('note')} maxLength={300} />
        {Boolean(failure) && <p role="alert">{t('failed', { message: (failure as Error).message })}</p>}
        <Group justify="flex-end">
          <Button type="submit" disabled={sending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type AddProps = { personId: string | null; day: string; setup: Setup; site: string; onClose: () => void }

/** A shift more: the rules are asked as soon as a shift is chosen, before anything is given. */
const AddForm = ({ personId, day, setup, site, onClose }: AddProps) => {
  const t = useWords()
  const types = setup.shiftTypes.filter(({ archived }) => !archived)
  const add = useCommand(addShiftCall, { refreshes })
  const [beside, setBeside] = useState(false)
  const initial = {
    shiftTypeId: types[0]?.id ?? '',
    start: '',
    end: '',
    skillId: '',
    note: '',
    count: '1',
    siteId: site,
  }
  const { form, field, submit, sending, failure } = useFields(initial, {})
  const { value: shiftTypeId } = field('shiftTypeId')
  const [start, end] = [field('start').value, field('end').value]
  const asked = { employmentId: personId ?? '', workDate: day, shiftTypeId, start, end }
  const check = useApiState(checkCall, asked, { enabled: personId !== null && shiftTypeId !== '' })
  const times = types.find(({ id }) => id === shiftTypeId)?.versions.find(({ effectiveFrom }) => effectiveFrom <= day)
  if (types.length === 0) return <p className={classes.quiet}>{t('noShiftTypesText')}</p>
  const send = submit(async ({ count, ...values }) => {
    await add.mutateAsync({ ...values, employmentId: personId, workDate: day, beside, count: Number(count) || 1 })
    notify.success(t('added'))
    onClose()
  })
  const blocked = check.data?.allowed === false
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="sm">
        <NativeSelect
          {...field('shiftTypeId')}
          label={t('shift')}
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Group grow>
          <TextInput
            {...field('start')}
            type="time"
            label={t('start')}
            description={times && t('ofShift', { time: times.start })}
          />
          <TextInput
            {...field('end')}
            type="time"
            label={t('end')}
            description={times && t('ofShift', { time: times.end })}
          />
        </Group>
        {personId === null && (
          <Group grow>
            <NativeSelect
              {...field('siteId')}
              label={t('site')}
              data={[{ value: '', label: '—' }, ...setup.sites.map(({ id, name }) => ({ value: id, label: name }))]}
            />
            <TextInput {...field('count')} type="number" min={1} max={50} label={t('number')} />
          </Group>
        )}
        <NativeSelect
          {...field('skillId')}
          label={t('skill')}
          data={[
            { value: '', label: t('noSkill') },
            ...setup.skills.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput {...field('note')} label={t('note')} maxLength={300} />
        {personId !== null && (
          <Checkbox checked={beside} onChange={(e) => setBeside(e.currentTarget.checked)} label={t('beside')} />
        )}
        {personId !== null && check.isPending && <p className={classes.quiet}>{t('checking')}</p>}
        {check.data && <Verdicts verdicts={check.data.verdicts} />}
        {Boolean(failure) && <p role="alert">{t('failed', { message: (failure as Error).message })}</p>}
        <Group justify="flex-end">
          <Button type="submit" disabled={sending || blocked}>
            {t(personId === null ? 'addOpen' : 'addShift')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
