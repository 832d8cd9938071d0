import { Button, TextInput } from '@mantine/core'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { BudgetBoard, BudgetPosition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { addPositionCall, changePositionCall, deletePositionCall, STALE } from './calls.ts'
import { FormDialog } from './FormDialog.tsx'

type Opened = { board: BudgetBoard; position: BudgetPosition | null; onClose: () => void }

/** A place of a draft: a new one, or one that is changed or taken out. */
export default function PositionDialog({ board, position, onClose }: Opened) {
  const t = useWords()
  const { minorUnits, code } = board.entity.currency
  const form = useFields(
    {
      title: position?.title ?? '',
      department: position?.department ?? '',
      site: position?.site ?? '',
      pay: position ? fromMinor(position.pay, minorUnits) : '',
      from: position?.from ?? board.from,
      until: position?.until ?? '',
    },
    { pay: (typed) => (typedMinor(typed, minorUnits) === null ? t('form.amount') : null) },
  )
  const add = useCommand(addPositionCall, { refreshes: STALE })
  const change = useCommand(changePositionCall, { refreshes: STALE })
  const remove = useCommand(deletePositionCall, { refreshes: STALE })
  const send = form.submit(async ({ pay, ...values }) => {
    const fields = { ...values, pay: typedMinor(pay, minorUnits) ?? 0 }
    if (position) await change.mutateAsync({ positionId: position.id, version: position.version, ...fields })
    else await add.mutateAsync({ id: board.budget.id, ...fields })
    notify.success(t('form.saved'))
    onClose()
  })
  const takeOut = (positionId: string) =>
    remove.mutate(
      { positionId },
      {
        onSuccess: () => {
          notify.success(t('position.removed'))
          onClose()
        },
        onError: (problem) => notify.failure(problem.message),
      },
    )
  return (
    <FormDialog
      title={t(position ? 'position.change' : 'position.add')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      more={
        position && (
          <Button variant="default" loading={remove.isPending} onClick={() => takeOut(position.id)}>
            {t('position.remove')}
          </Button>
        )
      }
    >
      <div className={classes.grid}>
        <TextInput {...form.field('title')} label={t('position.title')} maxLength={120} data-autofocus />
        <TextInput {...form.field('department')} label={t('department')} maxLength={100} />
        <TextInput {...form.field('site')} label={t('position.site')} maxLength={200} />
        <TextInput {...form.field('pay')} label={`${t('position.pay')} (${code})`} inputMode="decimal" />
        <TextInput {...form.field('from')} label={t('position.from')} type="date" />
        <TextInput {...form.field('until')} label={t('position.until')} type="date" />
      </div>
    </FormDialog>
  )
}
