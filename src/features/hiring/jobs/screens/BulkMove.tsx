import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { moveJobs } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { bulkCall, listCall, readCall } from './calls.ts'
import classes from './jobs.module.css'

const ACTIONS = ['submit', 'approve', 'publish', 'pause', 'resume', 'extend', 'close', 'archive'] as const
type Results = Output<typeof moveJobs>

/** One thing with many jobs: what would happen to each is shown first. */
export default function BulkMove({ ids, onClose }: { ids: string[]; onClose: (changed: boolean) => void }) {
  const t = useWords()
  const [action, setAction] = useState<(typeof ACTIONS)[number]>('pause')
  const [reason, setReason] = useState<'filled' | 'cancelled'>('filled')
  const [closesOn, setClosesOn] = useState('')
  const [message, setMessage] = useState('')
  const [looked, setLooked] = useState<Results | null>(null)
  const preview = useCommand(bulkCall)
  const perform = useCommand(bulkCall, { refreshes: [listCall, readCall] })
  const input = {
    ids,
    action,
    reason: action === 'close' ? reason : ('' as const),
    closesOn: action === 'extend' ? closesOn : '',
    message: action === 'close' ? message : '',
  }
  const { mutate } = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever what is asked changes
  useEffect(() => {
    mutate({ ...input, preview: true }, { onSuccess: setLooked })
  }, [action, reason, closesOn, mutate])
  const done = () =>
    perform.mutate(
      { ...input, preview: false },
      {
        onSuccess: (result) => {
          notify.success(t('bulk.done', { count: result.done }))
          onClose(true)
        },
      },
    )
  const error = preview.error ?? perform.error
  return (
    <Dialog
      title={t('bulk.title', { count: ids.length })}
      onClose={() => onClose(false)}
      closeButtonProps={{ 'aria-label': t('ask.dismiss') }}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('bulk.action')}
          value={action}
          onChange={(e) => setAction(e.currentTarget.value as typeof action)}
          data={ACTIONS.map((a) => ({ value: a, label: t(`moves.${a}`).replace('…', '') }))}
          data-autofocus
        />
        {action === 'close' && (
          <>
            <NativeSelect
              label={t('ask.reason')}
              value={reason}
              onChange={(e) => setReason(e.currentTarget.value as typeof reason)}
              data={[
                { value: 'filled', label: t('ask.filled') },
                { value: 'cancelled', label: t('ask.cancelled') },
              ]}
            />
            <Text size="sm">{t('bulk.closeText')}</Text>
            <Textarea
              label={t('ask.message')}
              description={t('ask.messageHint')}
              value={message}
              onChange={(e) => setMessage(e.currentTarget.value)}
              maxLength={1000}
              autosize
              minRows={3}
            />
          </>
        )}
        {action === 'extend' && (
          <TextInput
            type="date"
            label={t('ask.closesOn')}
            value={closesOn}
            onChange={(e) => setClosesOn(e.currentTarget.value)}
          />
        )}
        {looked && (
          <section aria-label={t('bulk.preview')} aria-live="polite">
            <ul className={classes.results}>
              {looked.results.map((r) => (
                <li key={r.id}>
                  <strong>{r.title || t('untitled')}</strong>
                  <span className={classes.quiet}>
                    {r.to ? t('bulk.will', { state: t(`states.${r.to}`) }) : t('bulk.stays', { why: r.why ?? '' })}
                  </span>
                </li>
              ))}
            </ul>
            {looked.done === 0 && <Alert color="yellow">{t('bulk.none')}</Alert>}
          </section>
        )}
        {error && <Alert color="red">{error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('ask.cancel')}
          </Button>
          <Button onClick={done} disabled={!looked || looked.done === 0} loading={perform.isPending}>
            {t('bulk.confirm', { count: looked?.done ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
