import { NativeSelect, TextInput } from '@mantine/core'
import { wire } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { makePayRun, PayEntity } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { dueCall, runsCall } from './calls.ts'

const makeCall = wire<typeof makePayRun>('POST', '/api/payroll/runs')

/** Begun here; the last pay of somebody and corrections begin where they are approved. */
const KINDS = ['regular', 'off_cycle', 'bonus'] as const

type Props = {
  setup: { entities: readonly PayEntity[] }
  onClose: () => void
  onMade: (id: string) => void
}
type Values = Record<'groupId' | 'kind' | 'payDay', string>

/** Begins a run: for whom, and on which day they are paid. */
export default function NewRun({ setup, onClose, onMade }: Props) {
  const t = useWords()
  const make = useCommand(makeCall, { refreshes: [runsCall, dueCall] })
  const groups = setup.entities.flatMap((entity) => entity.groups)
  const first = groups[0]
  const { form, set, field, submit, sending, failure } = useFields<Values>(
    { groupId: first?.id ?? '', kind: 'regular', payDay: first?.nextPayDay ?? '' },
    { payDay: (day) => (day ? null : t('newRun.payDayRequired')) },
  )
  const send = submit(async ({ groupId, kind, payDay }) => {
    const { run } = await make.mutateAsync({
      groupId,
      kind: kind as (typeof KINDS)[number],
      payDay,
    })
    onMade(run.id)
  })
  return (
    <FormDialog
      title={t('newRun.open')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('newRun.make')}
    >
      <NativeSelect
        {...field('groupId')}
        label={t('run.group')}
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(e) => {
          const group = groups.find(({ id }) => id === e.currentTarget.value)
          set('groupId', e.currentTarget.value)
          if (group) set('payDay', group.nextPayDay ?? '')
        }}
      />
      <NativeSelect
        {...field('kind')}
        label={t('run.kind')}
        description={t('newRun.kindHelp')}
        data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextInput {...field('payDay')} type="date" label={t('run.payDay')} required />
    </FormDialog>
  )
}
