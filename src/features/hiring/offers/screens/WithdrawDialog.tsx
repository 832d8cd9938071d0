import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import type { Offer } from '../contract.ts'
import { needsReason } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { listCall, moveCall } from './calls.ts'

/** What was sent, or signed, is taken back in front of the person: they are written to, with the reason. */
export const WithdrawDialog = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const t = useOfferWords()
  const move = useCommand(moveCall, { refreshes: [listCall, documentsCall] })
  const [note, setNote] = useState('')
  const signed = needsReason(offer.status, 'withdraw')
  return (
    <Dialog title={t('withdraw.title')} onClose={onClose} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move.mutate(
            { id: offer.id, version: offer.version, action: 'withdraw', note },
            {
              onSuccess: () => {
                notify.success(t('done.withdraw'))
                onClose()
              },
            },
          )
        }}
      >
        <Stack gap="md">
          <Text>{t(signed ? 'withdraw.signed' : 'withdraw.sent')}</Text>
          <Textarea
            label={t(signed ? 'withdraw.reason' : 'withdraw.words')}
            value={note}
            onChange={(e) => setNote(e.currentTarget.value)}
            maxLength={1000}
            autosize
            minRows={3}
            error={move.error?.fields.note}
            data-autofocus
          />
          {move.error && !move.error.fields.note && (
            <Alert color="red" role="alert">
              {move.error.message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('withdraw.keep')}
            </Button>
            <Button type="submit" color="red" loading={move.isPending}>
              {t('withdraw.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
