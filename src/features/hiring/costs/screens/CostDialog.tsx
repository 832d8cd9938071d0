import { Alert, Autocomplete, Button, NativeSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { jobLabel } from '../../jobs/label.rules.ts'
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
export const CostDialog = ({ held: current, on, choices, home, onClose }: Props) => {
  const t = useWords()
  const { jobs, requisitions, currencies } = choices
  const country = (forJob: string, forRequisition: string) =>
    jobs.find((j) => j.id === forJob)?.country ?? requisitions.find((r) => r.id === forRequisition)?.country ?? home
  const moneyOf = (code: string) =>
    currencies.find((c) => c.country === code)?.currency ?? currencies[0]?.currency ?? ''
  const about = current ?? {
    job: on.job ? { id: on.job } : null,
    requisition: on.requisition ? { id: on.requisition } : null,
  }
  const { form, values, set, field, submit, sending, failure } = useFields(
    {
      kind: (current?.kind ?? 'advertising') as string,
      amount: current?.amount ?? '',
      currency: current?.currency ?? moneyOf(country(on.job ?? '', on.requisition ?? '')),
      spentOn: current?.spentOn ?? today(),
      job: about.job?.id ?? '',
      requisition: about.requisition?.id ?? '',
      source: current?.source ?? '',
      note: current?.note ?? '',
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
    await (current ? save.mutateAsync({ id: current.id, version: current.version, ...body }) : add.mutateAsync(body))
    notify.success(t('saved'))
    onClose()
  })
  const choose = (name: 'job' | 'requisition', id: string) => {
    set(name, id)
    set(name === 'job' ? 'requisition' : 'job', '')
    if (!current && id) set('currency', moneyOf(name === 'job' ? country(id, '') : country('', id)))
  }
  return (
    <Dialog
      title={t(current ? 'edit' : 'add')}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={form} onSubmit={send} noValidate className={classes.form}>
        <NativeSelect
          label={t('kind')}
          {...field('kind')}
          data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          data-autofocus
        />
        <TextInput type="date" label={t('day')} required {...field('spentOn')} />
        <TextInput label={t('amount')} required inputMode="decimal" {...field('amount')} />
        <NativeSelect
          label={t('currency')}
          {...field('currency')}
          data={[...new Set(currencies.map((c) => c.currency))]}
        />
        {!on.job && !on.requisition && (
          <>
            <Select
              label={t('job')}
              placeholder={t('whole')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('clear') }}
              value={values.job || null}
              onChange={(id) => choose('job', id ?? '')}
              error={field('job').error}
              data={jobs.map((j) => ({ value: j.id, label: jobLabel(j) }))}
            />
            <Select
              label={t('requisition')}
              placeholder={t('whole')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('clear') }}
              value={values.requisition || null}
              onChange={(id) => choose('requisition', id ?? '')}
              error={field('requisition').error}
              data={requisitions.map((r) => ({ value: r.id, label: `${r.number} · ${r.title}` }))}
            />
          </>
        )}
        <Autocomplete
          className={classes.whole ?? ''}
          label={t('source')}
          description={t('sourceHint')}
          data={choices.sources}
          maxLength={40}
          {...field('source')}
          onChange={(value) => set('source', value)}
        />
        <Textarea
          className={classes.whole ?? ''}
          label={t('note')}
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
          {current && !sure && (
            <Button variant="subtle" color="red" onClick={() => setSure(true)}>
              {t('remove')}
            </Button>
          )}
          {current && sure && (
            <span role="alert" className={classes.sure}>
              {t('removeSure')}{' '}
              <Button
                color="red"
                size="compact-sm"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { id: current.id },
                    {
                      onSuccess: () => {
                        notify.success(t('removed'))
                        onClose()
                      },
                    },
                  )
                }
              >
                {t('remove')}
              </Button>
            </span>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
