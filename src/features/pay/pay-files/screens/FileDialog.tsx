import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { PayFile, Payment, RunFiles } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { downloadCall, paidCall, rejectCall, releaseCall, runCall, runsCall, voidCall, withdrawCall } from './calls.ts'
import classes from './files.module.css'

type Doing =
  | { what: 'void' }
  | { what: 'release'; payment: Payment }
  | { what: 'download' | 'pay' | 'reject' | 'withdraw'; file: PayFile }

type Props = { doing: Doing | { what: 'person' | 'make' }; of: RunFiles; onClose: () => void; onVoided: () => void }

/** What is asked before something is done with a file or a payment: a reason, a day, who was refused. */
export default function FileDialog({ doing, of, onClose, onVoided }: Props) {
  const t = useWords()
  const refreshes = [runCall, runsCall]
  const download = useCommand(downloadCall, { refreshes })
  const pay = useCommand(paidCall, { refreshes })
  const reject = useCommand(rejectCall, { refreshes })
  const withdraw = useCommand(withdrawCall, { refreshes })
  const release = useCommand(releaseCall, { refreshes })
  const giveUp = useCommand(voidCall, { refreshes: [runsCall] })
  const money = useMinor(of.run.country, of.run.currency)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { form, field, submit, sending, failure } = useFields<{ reason: string; paidOn: string }>(
    { reason: '', paidOn: of.run.payDay },
    {},
  )
  if (doing.what === 'person' || doing.what === 'make') return null
  const { what } = doing
  const file = 'file' in doing ? doing.file : null
  const payment = 'payment' in doing ? doing.payment : null
  const inFile = of.payments.filter(({ fileId }) => file !== null && fileId === file.id)
  const send = submit(async ({ reason, paidOn }) => {
    if (what === 'download' && file) {
      const { name, text } = await download.mutateAsync({ fileId: file.id, reason })
      saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    } else if (what === 'pay' && file) await pay.mutateAsync({ fileId: file.id, paidOn })
    else if (what === 'reject' && file)
      await reject.mutateAsync({
        fileId: file.id,
        rejects: refused.map((employmentId) => ({ employmentId, reason })),
      })
    else if (what === 'withdraw' && file) await withdraw.mutateAsync({ fileId: file.id, reason })
    else if (what === 'void') await giveUp.mutateAsync({ id: of.run.id, reason })
    else if (payment) await release.mutateAsync({ id: of.run.id, employmentId: payment.employmentId, reason })
    notify.success(t(`${what}.done`))
    onClose()
    if (what === 'void') onVoided()
  })
  const help = () => {
    if (what === 'pay') return t('pay.help', { count: file?.people ?? 0, amount: money(file?.total ?? 0) })
    if (what === 'release') return t('release.help', { name: payment?.name ?? '' })
    return t(`${what}.help`)
  }
  return (
    <FormDialog
      title={t(`${what}.title`)}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending || (what === 'reject' && refused.length === 0)}
      failure={failure}
      action={t(`actions.${what}`)}
    >
      <p className={classes.quiet}>{help()}</p>
      {what === 'reject' && (
        <Checkbox.Group label={t('reject.person')} value={[...refused]} onChange={setRefused}>
          <div className={classes.list}>
            {inFile.map((one) => (
              <Checkbox key={one.employmentId} value={one.employmentId} label={`${one.name} · ${money(one.amount)}`} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {what === 'pay' ? (
        <TextInput {...field('paidOn')} type="date" label={t('pay.day')} required data-autofocus />
      ) : (
        <TextInput {...field('reason')} label={t(`${what}.reason`)} maxLength={300} required data-autofocus />
      )}
    </FormDialog>
  )
}
