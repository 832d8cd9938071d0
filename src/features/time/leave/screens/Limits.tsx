import { Button, Checkbox, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { notifyUndo, useHeldCommand } from '../../../../web/undo/useUndo.ts'
import { useMyWords } from '../my/words/index.ts'
import type { LeavePoliciesView } from '../policies.contract.ts'
import { useWords } from '../words/index.ts'
import { addBlackoutCall, addTypeCall, policiesCall, removeBlackoutCall, saveCoverCall } from './calls.ts'
import classes from './leave.module.css'

/** Days without leave. */
export const Closed = ({ data }: { data: LeavePoliciesView }) => {
  const t = useWords()
  const { day } = useFormat()
  const [adding, setAdding] = useState(false)
  const remove = useHeldCommand(removeBlackoutCall, { refreshes: [policiesCall] })
  const blackouts = data.blackouts.filter(({ id }) => !remove.isHeld(`blackout ${id}`))
  return (
    <section aria-labelledby="leave-closed">
      <h2 id="leave-closed" className={classes.part}>
        {t('closed')}
      </h2>
      {blackouts.length === 0 && <p className={classes.quiet}>{t('closedNone')}</p>}
      <ul className={classes.rows}>
        {blackouts.map((one) => (
          <li key={one.id} className={classes.row}>
            <span>
              {day(one.from)} – {day(one.until)} · {one.department ?? t('everybody')} · <bdi>{one.reason}</bdi>
            </span>
            {data.mayChange && (
              <Button
                variant="subtle"
                size="xs"
                aria-label={t('remove', { what: one.reason })}
                onClick={() => remove.hold(`blackout ${one.id}`, { blackout: one.id }, t('removedIt'))}
              >
                {t('removeIt')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.mayChange && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setAdding(true)}>
          {t('closedAdd')}
        </Button>
      )}
      {adding && <CloseDialog data={data} onClose={() => setAdding(false)} />}
    </section>
  )
}

const CloseDialog = ({ data, onClose }: { data: LeavePoliciesView; onClose: () => void }) => {
  const t = useWords()
  const my = useMyWords()
  const add = useCommand(addBlackoutCall, { refreshes: [policiesCall] })
  const { form, field, submit, sending, failure } = useFields({ departmentId: '', from: '', until: '', reason: '' }, {})
  return (
    <Dialog title={t('closedAdd')} onClose={onClose} closeButtonProps={{ 'aria-label': my('close') }}>
      <form
        ref={form}
        onSubmit={submit(async ({ departmentId, ...days }) => {
          await add.mutateAsync({ departmentId: departmentId || null, ...days })
          notify.success(t('saved'))
          onClose()
        })}
      >
        <Stack gap="sm">
          <NativeSelect
            {...field('departmentId')}
            label={t('closedFor')}
            data={[
              { value: '', label: t('everybody') },
              ...data.departments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Group grow align="start">
            <TextInput {...field('from')} type="date" label={my('from')} required />
            <TextInput {...field('until')} type="date" label={my('until')} required />
          </Group>
          <TextInput {...field('reason')} label={t('reason')} maxLength={200} required />
          {failure instanceof Error && <p className={classes.wrong}>{failure.message}</p>}
          <Button type="submit" loading={sending}>
            {t('closedAdd')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

/** How many of a department have to be there. */
export const Cover = ({ data }: { data: LeavePoliciesView }) => {
  const t = useWords()
  const save = useCommand(saveCoverCall, { refreshes: [policiesCall] })
  const takeOff = ({ departmentId, least: was, refuses: did }: LeavePoliciesView['cover'][number]) =>
    save.mutate(
      { departmentId, least: 0, refuses: false },
      {
        onSuccess: () => notifyUndo(t('removedIt'), () => save.mutateAsync({ departmentId, least: was, refuses: did })),
      },
    )
  const [department, setDepartment] = useState(data.departments[0]?.id ?? '')
  const [least, setLeast] = useState(1)
  const [refuses, setRefuses] = useState(false)
  return (
    <section aria-labelledby="leave-cover">
      <h2 id="leave-cover" className={classes.part}>
        {t('coverRules')}
      </h2>
      {data.cover.length === 0 && <p className={classes.quiet}>{t('coverNone')}</p>}
      <ul className={classes.rows}>
        {data.cover.map((one) => (
          <li key={one.departmentId} className={classes.row}>
            <span>
              <bdi>{one.department}</bdi>: {one.least} · {t(one.refuses ? 'refusesYes' : 'refusesNot')}
            </span>
            {data.mayChange && (
              <Button
                variant="subtle"
                size="xs"
                aria-label={t('remove', { what: one.department })}
                onClick={() => takeOff(one)}
              >
                {t('removeIt')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.mayChange && data.departments.length > 0 && (
        <div className={classes.bar}>
          <NativeSelect
            label={t('department')}
            value={department}
            onChange={(e) => setDepartment(e.currentTarget.value)}
            data={data.departments.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NumberInput label={t('least')} min={1} value={least} onChange={(n) => setLeast(Number(n) || 1)} w={140} />
          <Checkbox label={t('refuses')} checked={refuses} onChange={(e) => setRefuses(e.currentTarget.checked)} />
          <Button
            variant="default"
            loading={save.isPending}
            onClick={() =>
              save.mutate({ departmentId: department, least, refuses }, { onSuccess: () => notify.success(t('saved')) })
            }
          >
            {t('coverAdd')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A kind of leave of the company’s own. */
export const OwnType = ({ country }: { country: string }) => {
  const t = useWords()
  const my = useMyWords()
  const [isOpen, setOpen] = useState(false)
  const add = useCommand(addTypeCall, { refreshes: [policiesCall] })
  const { form, field, submit, sending, failure } = useFields(
    { name: '', counts: 'working' },
    { name: (v) => (v.trim() ? null : t('name')) },
  )
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('ownType')}
      </Button>
      {isOpen && (
        <Dialog title={t('ownType')} onClose={() => setOpen(false)} closeButtonProps={{ 'aria-label': my('close') }}>
          <form
            ref={form}
            onSubmit={submit(async ({ name, counts }) => {
              await add.mutateAsync({ country, name, counts: counts === 'calendar' ? 'calendar' : 'working' })
              notify.success(t('saved'))
              setOpen(false)
            })}
          >
            <Stack gap="sm">
              <TextInput {...field('name')} label={t('name')} maxLength={80} required />
              <NativeSelect
                {...field('counts')}
                label={t('counts')}
                data={(['working', 'calendar'] as const).map((one) => ({ value: one, label: t(`countsOf.${one}`) }))}
              />
              {failure instanceof Error && <p className={classes.wrong}>{failure.message}</p>}
              <Button type="submit" loading={sending}>
                {t('ownType')}
              </Button>
            </Stack>
          </form>
        </Dialog>
      )}
    </>
  )
}
