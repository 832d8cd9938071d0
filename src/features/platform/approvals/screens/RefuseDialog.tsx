import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'

type Props = { count: number; title: string; onRefuse: (reason: string) => void; onClose: () => void }

/** Whoever asked reads why. */
export const RefuseDialog = ({ count, title, onRefuse, onClose }: Props) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <Dialog
      title={count === 1 ? t('refuseTitle', { title }) : t('refuseMany', { count })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          if (reason.trim() === '') setMissing(true)
          else onRefuse(reason.trim())
        }}
      >
        <Stack gap="md">
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            error={missing && t('reasonMissing')}
            autosize
            minRows={3}
            maxLength={1000}
            value={reason}
            onChange={(e) => {
              setReason(e.currentTarget.value)
              setMissing(false)
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red">
              {t('refuse')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
