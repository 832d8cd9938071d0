import { Alert, Autocomplete, Button, NativeSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { Cost, listCosts } from '../contract.ts'
import { KINDS, type Kind } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { addCall, costsCall, deleteCall, hubCall, saveCall } from './calls.ts'
import classes from './costs.module.css'

export type Choices = Output<typeof listCosts>['choices']
/** What a cost is for, where the screen says so already. */
export type On = { job?: string; requisition?: string }

type Props = { held: Cost | null; on: On; choices: Choices; home: string; onClose: () => void }

const today = () => new Intl.DateTimeFormat('en-CA').format(new Date())

/** Enters what was spent, or puts it right. */
export const CostDialog = ({ held, on, choices, home, onClose }: Props) => {
  const say = useWords()
  const { jobs, requisitions, currencies } = choices
  const country = (forJob: string, forRequisition: string) =>
    jobs.find((j) => j.id === forJob)?.country ?? requisitions.find((r) => r.id === forRequisition)?.country ?? home
  const moneyOf = (code: string) =>
    currencies.find((c) => c.country === code)?.currency ?? currencies[0]?.currency ?? ''
  const about = held ?? {
    job: on.job ? { id: on.job } : null,
    requisition: on.requisition ? { id: on.requisition } : null,
  }
  const { form, values, set, field, submit, sending, failure } = useFields(
    {
      kind: (held?.kind ?? 'advertising') as string,
      amount: held?.amount ?? '',
      currency: held?.currency ?? moneyOf(country(on.job ?? '', on.requisition ?? '')),
      spentOn: held?.spentOn ?? today(),
      job: about.job?.id ?? '',
      requisition: about.requisition?.id ?? '',
      source: held?.source ?? '',
      note: held?.note ?? '',
    },
    {},
  )
  const refreshes = [costsCall, hubCall]
  const add = useCommand(addCall, { refreshes })
  const save = useCommand(saveCall, { refreshes })
  const remove = useCommand(deleteCall, { refreshes })
  const [sure, setSure] = useState(false)
  const send = submit(async ({ kind, ...typed }) => {
    const body = { ...typed, kind: kind as Kind }
    await (held ? save.mutateAsync({ id: held.id, version: held.version, ...body }) : add.mutateAsync(body))
    notify.success(say('saved'))
    onClose()
  })
  const choose = (name: 'job' | 'requisition', id: string) => {
    set(name, id)
    set(name === 'job' ? 'requisition' : 'job', '')
    if (!held && id) set('currency', moneyOf(name === 'job' ? country(id, '') : country('', id)))
  }
  return (
    <Dialog
      title={say(held ? 'edit' : 'add')}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <form ref={form} onSubmit={send} noValidate className={classes.form}>
        <NativeSelect
          label={say('kind')}
          {...field('kind')}
          data={KINDS.map((value) => ({ value, label: say(`kinds.${value}`) }))}
          data-autofocus
        />
        <TextInput type="date" label={say('day')} required {...field('spentOn')} />
        <TextInput label={say('amount')} required inputMode="decimal" {...field('amount')} />
        <NativeSelect
          label={say('currency')}
          {...field('currency')}
          data={[...new Set(currencies.map((c) => c.currency))]}
        />
        {!on.job && !on.requisition && (
          <>
            <Select
              label={say('job')}
              placeholder={say('whole')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': say('clear') }}
              value={values.job || null}
              onChange={(id) => choose('job', id ?? '')}
              error={field('job').error}
              data={jobs.map((j) => ({ value: j.id, label: j.title || '—' }))}
            />
            <Select
              label={say('requisition')}
              placeholder={say('whole')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': say('clear') }}
              value={values.requisition || null}
              onChange={(id) => choose('requisition', id ?? '')}
              error={field('requisition').error}
              data={requisitions.map((r) => ({ value: r.id, label: `${r.number} · ${r.title}` }))}
            />
          </>
        )}
        <Autocomplete
          className={classes.whole ?? ''}
          label={say('source')}
          description={say('sourceHint')}
          data={choices.sources}
          maxLength={40}
          {...field('source')}
          onChange={(value) => set('source', value)}
        />
        <Textarea
          className={classes.whole ?? ''}
          label={say('note')}
          autosize
          minRows={2}
          maxLength={500}
          {...field('note')}
        />
        {failure instanceof Error && (
          <Alert color="red" role="alert" className={classes.whole ?? ''}>
            {failure.message}
          </Alert>
        )}
        <div className={classes.bar}>
          {held && !sure && (
            <Button variant="subtle" color="red" onClick={() => setSure(true)}>
              {say('remove')}
            </Button>
          )}
          {held && sure && (
            <span role="alert" className={classes.sure}>
              {say('removeSure')}{' '}
              <Button
                color="red"
                size="compact-sm"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { id: held.id },
                    {
                      onSuccess: () => {
                        notify.success(say('removed'))
                        onClose()
                      },
                    },
                  )
                }
              >
                {say('remove')}
              </Button>
            </span>
          )}
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {say('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
