import { Alert, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { BulkProgress } from '../../../platform/lists/screens/BulkProgress.tsx'
import { useBulk } from '../../../platform/lists/screens/useBulk.ts'
import { IN_MESSAGES } from '../../letters/gaps.rules.ts'
import { lettersCall } from '../../letters/screens/calls.ts'
import { useLanguageName } from '../../letters/screens/useLanguageName.ts'
import { useWords } from '../words/index.ts'
import { messageCall, STALE, takeBackCall } from './calls.ts'
import classes from './work.module.css'

const LETTERS = ['none', 'call', 'more', 'wait'] as const
const GAPS = IN_MESSAGES.map((v) => `{{${v}}}`).join(', ')

type Props = { ids: string[]; nameOf?: (id: string) => string; onClose: (changed: boolean) => void }

/** Writes to some people, after a look at what the first of them will read and when it leaves. */
export default function MessageDialog({ ids, nameOf = () => '', onClose }: Props) {
  const t = useWords()
  const format = useFormat()
  const languageName = useLanguageName()
  const own = (useApiState(lettersCall, {}).data?.letters ?? []).filter(
    (l) => l.retiredAt === null && l.purpose !== 'rejection',
  )
  const [letter, setLetter] = useState<string>('none')
  const [subject, setSubject] = useState('{{job}}')
  const [body, setBody] = useState('')
  const [written] = useDebouncedValue({ ids, subject, body, preview: true as const }, 400)
  const preview = useApiState(messageCall, written, { enabled: Boolean(written.subject.trim() && written.body.trim()) })
  const messages = useRef(new Map<string, string>())
  const bulk = useBulk(async (some) => {
    const { results } = await call(messageCall, { ids: some, subject, body })
    for (const r of results) if (r.messageId) messages.current.set(r.id, r.messageId)
    return results
  }, STALE)
  const back = useBulk(
    (some) =>
      Promise.all(
        some.map((id) =>
          call(takeBackCall, { id, messageId: messages.current.get(id) ?? '' }).then(
            () => ({ id, why: null }),
            (error: Error) => ({ id, why: error.message }),
          ),
        ),
      ),
    STALE,
  )
  const undo = () =>
    back.run(bulk.done()).then(({ failed: [problem] }) => {
      if (problem) notify.failure(problem.why)
      else notify.success(t('undone'))
    })
  const send = async (how: typeof bulk.run = bulk.run) => {
    const { failed } = await how(ids)
    if (failed.length > 0) return
    notify.success(t('sent', { count: bulk.done().length }), { label: t('undo'), onClick: () => void undo() })
    onClose(true)
  }
  const first = preview.data?.results.find((r) => r.why === null)
  const not = (preview.data?.results ?? []).filter((r) => r.why !== null)
  return (
    <Dialog
      onClose={() => onClose(bulk.done().length > 0)}
      title={`${t('message').replace('…', '')}: ${t('chosen', { count: ids.length })}`}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {bulk.progress && (
        <BulkProgress
          progress={bulk.progress}
          nameOf={nameOf}
          done={bulk.done().length}
          onRetry={() => void send(bulk.retry)}
          onUndo={() => {
            void undo()
            onClose(true)
          }}
          onClose={() => onClose(true)}
        />
      )}
      <form
        className={classes.stack}
        hidden={bulk.progress !== null}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <NativeSelect
          label={t('template')}
          value={letter}
          onChange={(e) => {
            setLetter(e.currentTarget.value)
            const chosen = own.find((l) => l.id === e.currentTarget.value)
            if (chosen) {
              setSubject(chosen.subject)
              return setBody(chosen.body)
            }
            const next = LETTERS.find((l) => l === e.currentTarget.value) ?? 'none'
            setSubject('{{job}}')
            setBody(
              next === 'none'
                ? ''
                : t(`letters.${next}Text`, { name: '{{name}}', job: '{{job}}', company: '{{company}}' }),
            )
          }}
          data={[
            { value: 'none', label: t('letters.none') },
            ...(own.length > 0
              ? [
                  {
                    group: t('letters.own'),
                    items: own.map((l) => ({ value: l.id, label: format.list([l.name, languageName(l.language)]) })),
                  },
                ]
              : []),
            {
              group: t('letters.ours'),
              items: LETTERS.filter((l) => l !== 'none').map((l) => ({ value: l, label: t(`letters.${l}`) })),
            },
          ]}
        />
        <TextInput
          label={t('subject')}
          value={subject}
          onChange={(e) => setSubject(e.currentTarget.value)}
          maxLength={200}
          required
        />
        <Textarea
          label={t('text')}
          description={t('gaps', { gaps: GAPS })}
          value={body}
          onChange={(e) => setBody(e.currentTarget.value)}
          error={preview.error?.fields.body}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={4000}
          required
        />
        {first && (
          <section aria-label={t('preview')} className={classes.preview}>
            <h3>{first.leavesAt && t('letter', { when: format.moment(first.leavesAt) })}</h3>
            <strong dir="auto">{first.subject}</strong>
            <p className={classes.body} dir="auto">
              {first.body}
            </p>
          </section>
        )}
        {not.length > 0 && (
          <Alert color="yellow" title={t('notSentTo', { count: not.length })}>
            {[...new Set(not.map((r) => r.why))].join(' ')}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('sendIt')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
