import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { chooseCall, OF_CHOICES } from './calls.ts'

type Props = { path: { occupation: number; title: string }; onClose: () => void }

/** A path is not for them, with the reason if they give one. */
export const RejectDialog = ({ path, onClose }: Props) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const choose = useCommand(chooseCall, { refreshes: OF_CHOICES })
  const { occupation } = path
  return (
    <Dialog title={t('reject.title', { title: path.title })} onClose={onClose}>
      <form
        className={panel.stack}
        onSubmit={(event) => {
          event.preventDefault()
          choose.mutate({ occupation, stand: 'rejected', reason: reason || null, plan: null }, { onSuccess: onClose })
        }}
      >
        <Textarea
          label={t('reject.reason')}
          description={t('reject.hint')}
          maxLength={300}
          dir="auto"
          value={reason}
          error={choose.error?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={choose.isPending}>
          {t('reject.send')}
        </Button>
      </form>
    </Dialog>
  )
}
