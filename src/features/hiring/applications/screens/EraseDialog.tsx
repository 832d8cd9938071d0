import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { eraseCall, STALE } from './calls.ts'
import classes from './work.module.css'

/** Takes away everything kept of a person; says so first. */
export default function EraseDialog({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const erase = useCommand(eraseCall, { refreshes: STALE })
  return (
    <Dialog onClose={onClose} title={t('erase').replace('…', '')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          erase.mutate(
            { id: candidateId, reason },
            {
              onSuccess: () => {
                notify.success(t('erasedDone'))
                onClose()
              },
            },
          )
        }}
      >
        <p className={classes.body}>{t('eraseText')}</p>
        <TextInput
          label={t('eraseWhy')}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          error={erase.error?.message}
          maxLength={300}
          required
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={erase.isPending}>
            {t('erase').replace('…', '')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
