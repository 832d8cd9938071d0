import { Alert, Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { LetterPreview } from '../../../../web/ui/Consequences.tsx'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { RejectionLetter } from '../../letters/screens/RejectionLetter.tsx'
import type { moveApplications } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { moveCall } from './calls.ts'

type Reason = { id: string; name: string; publicPhrase: string }
type Props = {
  applications: readonly { id: string; version?: number | undefined }[]
  reasons: readonly Reason[]
  onClose: () => void
  onReject: (input: { reasonId: string; note?: string; message?: string; templateId?: string }) => void
}
type Results = Output<typeof moveApplications>

/** Why, and what the person will read, to the letter, before anything is done. */
export default function RejectDialog({ applications, reasons, onClose, onReject }: Props) {
  const t = useWords()
  const format = useFormat()
  const [reasonId, setReasonId] = useState('')
  const [said, setSaid] = useState('')
  const [note, setNote] = useState('')
  const [templateId, setTemplate] = useState('')
  const [looked, setLooked] = useState<Results | null>(null)
  const preview = useCommand(moveCall)
  const { mutate } = preview
  const reason = reasons.find((r) => r.id === reasonId)
  const message = said.trim() !== (reason?.publicPhrase ?? '') ? said.trim() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever what would be written changes
  useEffect(() => {
    if (!reasonId) return
    const later = setTimeout(
      () =>
        mutate(
          {
            applications: [...applications],
            action: 'reject',
            reasonId,
            preview: true,
            ...(message ? { message } : {}),
            ...(templateId ? { templateId } : {}),
          },
          { onSuccess: setLooked },
        ),
      250,
    )
    return () => clearTimeout(later)
  }, [reasonId, message, templateId, mutate])
  const letter = looked?.results.find((r) => r.message)?.message
  const left = looked?.results.filter((r) => r.why !== null) ?? []
  const hurt = looked?.results.filter((r) => r.hurts.length > 0) ?? []
  const submit = () =>
    reasonId &&
    onReject({
      reasonId,
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(message ? { message } : {}),
      ...(templateId ? { templateId } : {}),
    })
  return (
    <Dialog
      title={t('reject.title', { count: applications.length })}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': t('dismiss') }}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('reject.reason')}
          value={reasonId}
          onChange={(e) => {
            const { value } = e.currentTarget
            setReasonId(value)
            // A letter may be for one reason alone.
            setTemplate('')
            setSaid(reasons.find((r) => r.id === value)?.publicPhrase ?? '')
          }}
          data={[{ value: '', label: t('reject.choose') }, ...reasons.map((r) => ({ value: r.id, label: r.name }))]}
          data-autofocus
        />
        {reason && (
          <RejectionLetter
            label={t('reject.template')}
            ours={t('reject.ours')}
            reasonId={reasonId}
            value={templateId}
            onChange={setTemplate}
          />
        )}
        {reason && (
          <Textarea
            label={t('reject.told')}
            description={t('reject.toldHint')}
            value={said}
            onChange={(e) => setSaid(e.currentTarget.value)}
            maxLength={4000}
            autosize
            minRows={2}
            maxRows={8}
          />
        )}
        <Textarea
          label={t('reject.note')}
          description={t('reject.noteHint')}
          value={note}
          onChange={(e) => setNote(e.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={1}
          maxRows={5}
        />
        {letter && (
          <LetterPreview
            name={t('reject.letter')}
            subject={letter.subject}
            body={letter.body}
            leaves={t('reject.leaves', { when: format.moment(letter.leavesAt) })}
          />
        )}
        {hurt.length > 0 && (
          <Alert color="yellow" title={t('hurt.title', { count: hurt.length })}>
            {format.list([...new Set(hurt.flatMap((r) => r.hurts))].map((h) => t(`hurt.${h}`)))}
          </Alert>
        )}
        {left.map((r) => (
          <Alert key={r.id} color="yellow">
            {r.why}
          </Alert>
        ))}
        {preview.error && <Alert color="red">{preview.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" onClick={submit} disabled={!reasonId}>
            {t('reject.confirm', { count: applications.length - left.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
