import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'

type Choice<R extends string> = { value: R; label: string }
type CancelDialogProps<R extends string> = {
  title: string
  text: string
  /** What is asked, and may be left unanswered. */
  why: string
  noReason: string
  reasons: readonly Choice<R>[]
  confirm: string
  keep: string
  command: { error: Error | null; isPending: boolean }
  onConfirm: (reason: R | null) => void
  onClose: () => void
}

/** The second click of cancelling a plan: what it means, why if somebody wants to say it, and nothing to talk anybody out of it. */
export const CancelDialog = <R extends string>(q: CancelDialogProps<R>) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog title={q.title} onClose={q.onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{q.text}</p>
        <NativeSelect
          label={q.why}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data={[{ value: '', label: q.noReason }, ...q.reasons]}
        />
        {q.command.error && <ErrorState error={q.command.error} />}
        <div className={panel.row}>
          <Button
            color="red"
            loading={q.command.isPending}
            onClick={() => q.onConfirm(q.reasons.find(({ value }) => value === reason)?.value ?? null)}
          >
            {q.confirm}
          </Button>
          <Button variant="default" onClick={q.onClose}>
            {q.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
