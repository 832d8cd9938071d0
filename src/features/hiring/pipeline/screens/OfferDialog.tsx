import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'

type Props = { names: readonly string[]; stage: string; onClose: () => void; onMove: (note: string) => void }

/** The person sees it at once that an offer is being made to them: that is asked before it is done. */
export default function OfferDialog({ names, stage, onClose, onMove }: Props) {
  const t = useWords()
  const [note, setNote] = useState('')
  return (
    <Dialog title={t('offer.title', { stage })} onClose={onClose} closeButtonProps={{ 'aria-label': t('dismiss') }}>
      <Stack gap="md">
        <Text>{t('offer.text', { count: names.length, name: names[0] ?? '' })}</Text>
        <Textarea
          label={t('reject.note')}
          description={t('reject.noteHint')}
          value={note}
          onChange={(e) => setNote(e.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onMove(note.trim())}>{t('offer.confirm', { stage })}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
