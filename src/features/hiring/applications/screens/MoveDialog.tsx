import { Alert, Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { BulkProgress } from '../../../platform/lists/screens/BulkProgress.tsx'
import { useBulk } from '../../../platform/lists/screens/useBulk.ts'
import { RejectionLetter } from '../../letters/screens/RejectionLetter.tsx'
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
export default function MoveDialog({ action, of: chosen, stageId = '', onClose }: Props) {
  // Those it was opened for: some leave the list behind it while they are being done.
  const [of] = useState(chosen)
  const t = useWords()
  const format = useFormat()
  const choices = useApiState(choicesCall, {}).data
  const [stage, setStage] = useState(stageId)
  const [reason, setReason] = useState('')
  const [message, setMessage] = useState('')
  const [note, setNote] = useState('')
  const [templateId, setTemplate] = useState('')
  // What has changed meanwhile is tried again as it is by then.
  const versions = useRef(new Map(of.map(({ id, version }) => [id, version])))
  const ready = action === 'restore' || (action === 'move' ? stage !== '' : reason !== '')
  const step = {
    action,
    message: message || null,
    templateId: action === 'reject' && templateId ? templateId : null,
    stageId: action === 'move' && stage ? stage : null,
    reasonId: action === 'reject' && reason ? reason : null,
  }
  const seen = of.map(({ id, version }) => ({ id, version }))
  const preview = useApiState(
    moveCall,
    { ...step, applications: seen, preview: true },
    { enabled: ready && of.length > 0 },
  )
  const bulk = useBulk(async (ids) => {
    const applications = ids.map((id) => ({ id, version: versions.current.get(id) }))
    const { results } = await call(moveCall, { ...step, applications, note: note || null })
    for (const r of results) if (r.version !== null) versions.current.set(r.id, r.version)
    return results
  }, STALE)
  const back = useBulk(async (ids) => {
    const { results } = await call(moveCall, { applications: ids.map((id) => ({ id })), action: 'undo' })
    return results
  }, STALE)
  const undo = () =>
    back.run(bulk.done()).then(({ failed: [first] }) => {
      if (first) notify.failure(first.why)
      else notify.success(t('undone'))
    })
  const doIt = async (how: typeof bulk.run = bulk.run) => {
    const { failed } = await how(of.map((o) => o.id))
    if (failed.length > 0) return
    notify.success(t(`did.${action}`, { count: bulk.done().length, stage: stageName }), {
      label: t('undo'),
      onClick: () => void undo(),
    })
    onClose(true)
  }
  const nameOf = (id: string) => of.find((o) => o.id === id)?.name ?? ''
  const pipelines = new Set(choices?.stages.map((s) => s.pipelineId))
  const stageName = choices?.stages.find(({ id }) => id === stage)?.name ?? ''
  const hurt = (preview.data?.results ?? []).filter((r) => r.hurts.length > 0)
  return (
    <Dialog
      onClose={() => onClose(bulk.done().length > 0)}
      title={t(`confirm.${action}`, { count: of.length })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {bulk.progress && (
        <BulkProgress
          progress={bulk.progress}
          nameOf={nameOf}
          done={bulk.done().length}
          onRetry={() => void doIt(bulk.retry)}
          onUndo={() => {
            void undo()
            onClose(true)
          }}
          onClose={() => onClose(true)}
        />
      )}
      <div className={classes.stack} hidden={bulk.progress !== null}>
        {action === 'move' && (
          <NativeSelect
            label={t('to')}
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
              label={t('reason')}
              value={reason}
              onChange={(e) => {
                setReason(e.currentTarget.value)
                // A letter may be for one reason alone.
                setTemplate('')
              }}
              data={[
                { value: '', label: '—' },
                ...(choices?.reasons ?? []).map((r) => ({ value: r.id, label: r.name })),
              ]}
            />
            <RejectionLetter
              label={t('letters.label')}
              ours={t('letters.rejection')}
              reasonId={reason}
              value={templateId}
              onChange={setTemplate}
            />
            <Textarea
              label={t('text')}
              value={message}
              onChange={(e) => setMessage(e.currentTarget.value)}
              placeholder={choices?.reasons.find((r) => r.id === reason)?.phrase ?? ''}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={4000}
            />
            <Textarea
              label={t('addNote')}
              value={note}
              onChange={(e) => setNote(e.currentTarget.value)}
              autosize
              minRows={1}
              maxRows={5}
              maxLength={1000}
            />
          </>
        )}
        {hurt.length > 0 && (
          <Alert color="yellow" title={t('hurt.title', { count: hurt.length })}>
            <ul className={classes.failures}>
              {hurt.slice(0, 50).map((r) => (
                <li key={r.id}>
                  <bdi>{nameOf(r.id)}</bdi>: {format.list(r.hurts.map((h) => t(`hurt.${h}`)))}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {preview.data && ready && (
          <section aria-label={t('preview')} className={classes.preview}>
            <h3>{t('preview')}</h3>
            <ul>
              {preview.data.results.slice(0, 50).map((r) => (
                <li key={r.id}>
                  {action === 'move' && !r.why ? (
                    t('goesTo', { name: `\u2068${nameOf(r.id)}\u2069`, stage: `\u2068${stageName}\u2069` })
                  ) : (
                    <bdi>{nameOf(r.id)}</bdi>
                  )}
                  {r.why && <span className={classes.quiet}> · {t('willStay', { why: r.why })}</span>}
                  {r.message && (
                    <details>
                      <summary>{t('letter', { when: format.moment(r.message.leavesAt) })}</summary>
                      <p className={classes.body} dir="auto">
                        {r.message.body}
                      </p>
                    </details>
                  )}
                </li>
              ))}
            </ul>
            {action === 'move' && preview.data.results.every((r) => !r.message) && (
              <div className={classes.quiet}>{t('noLetter')}</div>
            )}
          </section>
        )}
        {preview.error && (
          <Alert color="red" role="alert">
            {preview.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void doIt()} disabled={!ready}>
            {t(`confirm.${action}`, { count: of.length })}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
