import { Button, Chip, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../employee/words/index.ts'
import type { MyAvailability } from '../../mine.contract.ts'
import { useShortWeekdays } from '../useShortWeekdays.ts'
import { addAvailabilityCall, mineCall, openCall, removeAvailabilityCall } from './calls.ts'
import classes from './mine.module.css'

const refreshes = [mineCall, openCall]

/** When somebody cannot work, or would like to: planners see it, and it is asked before a shift is given. */
export const Availability = ({ said, today }: { said: readonly MyAvailability[]; today: string }) => {
  const t = useWords()
  const format = useFormat()
  const names = useShortWeekdays()
  const [adding, setAdding] = useState(false)
  const remove = useCommand(removeAvailabilityCall, { refreshes })
  const inWords = (one: MyAvailability) => {
    const days = one.weekdays ? format.list(one.weekdays.map((day) => names[day - 1])) : t('everyDay')
    const hours = one.fromTime ? `${one.fromTime}–${one.untilTime}` : t('wholeDay')
    const range = `${format.day(one.fromDay)}${one.untilDay === one.fromDay ? '' : ` – ${one.untilDay ? format.day(one.untilDay) : '…'}`}`
    return `${range} · ${days} · ${hours}`
  }
  const takeAway = (id: string) =>
    remove.mutateAsync({ id }).catch((failure: unknown) => notify.failure((failure as Error).message))
  return (
    <section className={classes.card} aria-label={t('cannot')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('cannot')}</h2>
        {!adding && (
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {said.length === 0 && <p className={classes.quiet}>{t('cannotNone')}</p>}
      <ul className={classes.list}>
        {said.map((one) => (
          <li key={one.id} className={classes.row}>
            <span className={classes.day}>{t(`kinds.${one.kind}`)}</span>
            <span className={classes.times}>
              {inWords(one)}
              {one.note && <bdi className={classes.quiet}>{one.note}</bdi>}
            </span>
            <span className={classes.actions}>
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={remove.isPending}
                onClick={() => void takeAway(one.id)}
              >
                {t('remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {adding && <AddForm today={today} names={names} onClose={() => setAdding(false)} />}
    </section>
  )
}

const AddForm = ({ today, names, onClose }: { today: string; names: readonly string[]; onClose: () => void }) => {
  const t = useWords()
  const add = useCommand(addAvailabilityCall, { refreshes })
  const [weekdays, setWeekdays] = useState<string[]>([])
  const initial = { kind: 'cannot', fromDay: today, untilDay: '', fromTime: '', untilTime: '', note: '' }
  const { form, field, submit, sending, failure } = useFields(initial, {})
  const send = submit(async ({ kind, ...values }) => {
    const days = weekdays.length > 0 ? { weekdays: weekdays.map(Number) } : {}
    await add.mutateAsync({ ...values, ...days, kind: kind === 'prefers' ? 'prefers' : 'cannot' })
    onClose()
  })
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="sm">
        <NativeSelect
          {...field('kind')}
          label={t('kind')}
          data={(['cannot', 'prefers'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <Group grow>
          <TextInput {...field('fromDay')} type="date" label={t('fromDay')} required />
          <TextInput {...field('untilDay')} type="date" label={t('untilDay')} />
        </Group>
        <fieldset className={classes.list}>
          <legend className={classes.quiet}>{t('days')}</legend>
          <Chip.Group multiple value={weekdays} onChange={setWeekdays}>
            <Group gap={6}>
              {names.map((name, i) => (
                <Chip key={name} value={String(i + 1)} size="sm">
                  {name}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </fieldset>
        <Group grow>
          <TextInput {...field('fromTime')} type="time" label={t('fromTime')} />
          <TextInput {...field('untilTime')} type="time" label={t('untilTime')} />
        </Group>
        <TextInput {...field('note')} label={t('note')} maxLength={200} />
        {Boolean(failure) && <p role="alert">{(failure as Error).message}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={sending}>
            {t('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
