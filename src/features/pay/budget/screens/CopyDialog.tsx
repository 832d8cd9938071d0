import { NativeSelect, TextInput } from '@mantine/core'
import { typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { BudgetEntity, BudgetView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { boardCall, copyCall, STALE } from './calls.ts'
import { FormDialog } from './FormDialog.tsx'

type Opened = { entity: BudgetEntity; budget: BudgetView; onMade: (id: string) => void; onClose: () => void }

/** A copy with something tried out: a raise, hires, a freeze. What stays empty stays as it is. */
export default function CopyDialog({ entity, budget, onMade, onClose }: Opened) {
  const t = useWords()
  const { minorUnits, code } = entity.currency
  const today = ownToday()
  const first = today > entity.yearFrom ? today : entity.yearFrom
  const form = useFields(
    {
      name: '',
      kind: 'scenario',
      department: '',
      percent: '',
      raiseFrom: first,
      count: '',
      title: '',
      pay: '',
      hireFrom: first,
      freezeFrom: '',
    },
    { pay: (typed, all) => (all.count !== '' && typedMinor(typed, minorUnits) === null ? t('form.amount') : null) },
  )
  const departments = useApiState(boardCall, { id: budget.id }).data?.departments ?? []
  const copy = useCommand(copyCall, { refreshes: STALE })
  const send = form.submit(async (values) => {
    const hires = {
      count: Number(values.count),
      title: values.title,
      department: values.department,
      pay: typedMinor(values.pay, minorUnits) ?? 0,
      from: values.hireFrom,
    }
    const { budget: made } = await copy.mutateAsync({
      id: budget.id,
      name: values.name,
      kind: values.kind as 'scenario',
      department: values.department,
      raise: values.percent === '' ? null : { percent: values.percent, from: values.raiseFrom },
      hires: values.count === '' ? null : hires,
      freezeFrom: values.freezeFrom,
      rate: null,
    })
    notify.success(t('form.copied'))
    onMade(made.id)
  })
  return (
    <FormDialog title={t('copy')} form={form} onSubmit={send} onClose={onClose}>
      <p className={classes.quiet}>{t('form.hint')}</p>
      <div className={classes.grid}>
        <TextInput {...form.field('name')} label={t('form.name')} maxLength={80} data-autofocus />
        <NativeSelect
          {...form.field('kind')}
          label={t('form.kind')}
          data={[
            { value: 'scenario', label: t('form.scenarioOf') },
            { value: 'version', label: t('form.version') },
          ]}
        />
        <NativeSelect
          {...form.field('department')}
          label={t('form.onlyIn')}
          data={[
            { value: '', label: t('form.all') },
            ...departments.flatMap(({ department }) => (department ? [{ value: department, label: department }] : [])),
          ]}
        />
      </div>
      <div className={classes.grid}>
        <TextInput {...form.field('percent')} label={t('form.raise')} inputMode="decimal" />
        <TextInput {...form.field('raiseFrom')} label={t('form.raiseFrom')} type="date" />
      </div>
      <div className={classes.grid}>
        <TextInput {...form.field('count')} label={t('form.hires')} inputMode="numeric" />
        <TextInput {...form.field('title')} label={t('form.hireTitle')} maxLength={120} />
        <TextInput {...form.field('pay')} label={`${t('form.hirePay')} (${code})`} inputMode="decimal" />
        <TextInput {...form.field('hireFrom')} label={t('form.hireFrom')} type="date" />
      </div>
      <div className={classes.grid}>
        <TextInput {...form.field('freezeFrom')} label={t('form.freeze')} type="date" />
      </div>
    </FormDialog>
  )
}
