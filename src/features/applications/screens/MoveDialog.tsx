import { Alert, Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import { choicesCall, moveCall, STALE } from './calls.ts'
import classes from './work.module.css'

type One = { id: string; version: number; jobId: string; name: string }
type Props = {
  action: 'move' | 'reject' | 'restore'
  of: One[]
  stageId?: string
  onClose: (changed: boolean) => void
}

/** Moves, rejects or restores some applications, after a look at what happens to each; and takes it back. */
export default function MoveDialog({ action, of, stageId = '', onClose }: Props) {
  const say = useWords()
  const format = useFormat()
  const choices = useApiState(choicesCall, {}).data
  const [stage, setStage] = useState(stageId)
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const applications = of.map(({ id, version }) => ({ id, version }))
  const ready = action === 'restore' || (action === 'move' ? stage !== '' : reason !== '')
  const asked = {
    ...{ applications, action, message: message || null },
    ...{ stageId: action === 'move' && stage ? stage : null, reasonId: action === 'reject' && reason ? reason : null },
  }
  const preview = useApiState(moveCall, { ...asked, preview: true }, { enabled: ready && of.length > 0 })
  const move = useCommand(moveCall, { refreshes: STALE })
  const undo = useCommand(moveCall, { refreshes: STALE })
  const doIt = () =>
    move.mutate(asked, {
      onSuccess: ({ done, results }) => {
        const moved = results.filter((r) => r.eventId !== null).map((r) => ({ id: r.id }))
        notify.success(say('done', { count: done }), {
          label: say('undo'),
          onClick: () =>
            undo.mutate(
              { applications: moved, action: 'undo' },
              { onSuccess: () => notify.success(say('undone')), onError: (e) => notify.failure(e.message) },
            ),
        })
        onClose(true)
      },
    })
  const nameOf = (id: string) => of.find((o) => o.id === id)?.name ?? ''
  const pipelines = new Set(choices?.stages.map((s) => s.pipelineId))
  return (
    <Dialog
      onClose={() => onClose(false)}
      title={`${say(action).replace('…', '')}: ${say('chosen', { count: of.length })}`}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <div className={classes.stack}>
        {action === 'move' && (
          <NativeSelect
            label={say('to')}
            value={stage}
            onChange={(e) => setStage(e.currentTarget.value)}
            data={[
              { value: '', label: '—' },
              ...(choices?.stages ?? [])
                .filter((s) => s.kind !== 'hired')
                .map((s, i) => ({ value: s.id, label: pipelines.size > 1 ? `${s.name} (${i + 1})` : s.name })),
            ]}
          />
        )}
        {action === 'reject' && (
          <>
            <NativeSelect
              label={say('reason')}
              value={reason}
              onChange={(e) => setReason(e.currentTarget.value)}
              data={[
                { value: '', label: '—' },
                ...(choices?.reasons ?? []).map((r) => ({ value: r.id, label: r.name })),
              ]}
            />
            <Textarea
              label={say('text')}
              value={message}
              onChange={(e) => setMessage(e.currentTarget.value)}
              placeholder={choices?.reasons.find((r) => r.id === reason)?.phrase ?? ''}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={4000}
            />
          </>
        )}
        {preview.data && ready && (
          <section aria-label={say('preview')} className={classes.preview}>
            <h3>{say('preview')}</h3>
            <ul>
              {preview.data.results.slice(0, 50).map((r) => (
                <li key={r.id}>
                  <bdi>{nameOf(r.id)}</bdi>
                  {r.why && <span className={classes.quiet}> · {say('willStay', { why: r.why })}</span>}
                  {r.message && (
                    <details>
                      <summary>{say('letter', { when: format.moment(r.message.leavesAt) })}</summary>
                      <p className={classes.body} dir="auto">
                        {r.message.body}
                      </p>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {(move.error ?? preview.error) && (
          <Alert color="red" role="alert">
            {(move.error ?? preview.error)?.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {say('cancel')}
          </Button>
          <Button onClick={doIt} disabled={!ready} loading={move.isPending}>
            {say('doIt')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
