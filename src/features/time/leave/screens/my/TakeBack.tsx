import { Button, Checkbox, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { MyLeaveRequest } from '../../my.contract.ts'
import classes from '../leave.module.css'

type TakeBackProps = {
  request: MyLeaveRequest
  onTake: (days: string[], reason: string) => void
  onClose: () => void
}

/** Days of one’s own leave that are taken back: which, and why where they have passed. */
export const TakeBack = ({ request, onTake, onClose }: TakeBackProps) => {
  const t = useMyWords()
  const { day } = useFormat()
  const [days, setDays] = useState<string[]>(request.days.map((one) => one.day))
  const [reason, setReason] = useState('')
  const needsWord = request.state !== 'pending' && request.days.some((one) => one.isPast && days.includes(one.day))
  return (
    <Dialog title={t('takeBackTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          onTake(days, reason)
        }}
      >
        <Stack gap="sm">
          <Checkbox.Group value={days} onChange={setDays}>
            <Stack gap={6}>
              {request.days.map((one) => (
                <Checkbox key={`${one.day} ${one.part}`} value={one.day} label={day(one.day)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <p className={classes.quiet}>{t('takeBackHint')}</p>
          {needsWord && (
            <Textarea
              label={t('reason')}
              required
              value={reason}
              maxLength={500}
              onChange={(e) => setReason(e.currentTarget.value)}
            />
          )}
          <Button type="submit" disabled={days.length === 0}>
            {t('takeBack')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
