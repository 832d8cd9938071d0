import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'

type Props = {
  /** Minutes that are asked for. */
  most: number
  title: string
  onApprove: (minutes: number, reason: string) => void
  onClose: () => void
}

/** Fewer minutes than were asked for, and why: whoever asked reads both. */
export const LessDialog = ({ most, title, onApprove, onClose }: Props) => {
  const t = useWords()
  const [minutes, setMinutes] = useState<number | string>('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = typeof minutes === 'number' && minutes >= 1 && minutes < most
  const isSaid = reason.trim() !== ''
  return (
    <Dialog title={t('less.of', { title })} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isRight && isSaid) onApprove(minutes, reason.trim())
        }}
      >
        <Stack gap="md">
          <NumberInput
            label={t('less.minutes')}
            description={t('less.asked', { count: most })}
            error={isTried && !isRight && t('less.wrong', { count: most })}
            value={minutes}
            onChange={setMinutes}
            allowDecimal={false}
            allowNegative={false}
            data-autofocus
          />
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            error={isTried && !isSaid && t('less.why')}
            autosize
            minRows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('less.approve')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
