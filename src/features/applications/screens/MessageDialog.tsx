import { Alert, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import { messageCall, STALE } from './calls.ts'
import classes from './work.module.css'

const LETTERS = ['none', 'call', 'more', 'wait'] as const
const GAPS = '{{name}}, {{job}}, {{company}}'

type Props = { ids: string[]; onClose: (changed: boolean) => void }

/** Writes to some people, after a look at what the first of them will read and when it leaves. */
export default function MessageDialog({ ids, onClose }: Props) {
  const say = useWords()
  const format = useFormat()
  const [letter, setLetter] = useState<(typeof LETTERS)[number]>('none')
  const [subject, setSubject] = useState('{{job}}')
  const [body, setBody] = useState('')
  const [written] = useDebouncedValue({ ids, subject, body, preview: true as const }, 400)
  const preview = useApiState(messageCall, written, { enabled: Boolean(written.subject.trim() && written.body.trim()) })
  const send = useCommand(messageCall, { refreshes: STALE })
  const first = preview.data?.results.find((r) => r.why === null)
  return (
    <Dialog
      onClose={() => onClose(false)}
      title={`${say('message').replace('…', '')}: ${say('chosen', { count: ids.length })}`}
      size="lg"
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(
            { ids, subject, body },
            {
              onSuccess: ({ done }) => {
                notify.success(say('sent', { count: done }))
                onClose(true)
              },
            },
          )
        }}
      >
        <NativeSelect
          label={say('template')}
          value={letter}
          onChange={(e) => {
            const next = LETTERS.find((l) => l === e.currentTarget.value) ?? 'none'
            setLetter(next)
            setBody(
              next === 'none'
                ? ''
                : say(`letters.${next}Text`, { name: '{{name}}', job: '{{job}}', company: '{{company}}' }),
            )
          }}
          data={LETTERS.map((l) => ({ value: l, label: say(`letters.${l}`) }))}
        />
        <TextInput
          label={say('subject')}
          value={subject}
          onChange={(e) => setSubject(e.currentTarget.value)}
          maxLength={200}
          required
        />
        <Textarea
          label={say('text')}
          description={say('gaps', { gaps: GAPS })}
          value={body}
          onChange={(e) => setBody(e.currentTarget.value)}
          error={send.error?.fields.body ?? preview.error?.fields.body}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={4000}
          required
        />
        {first && (
          <section aria-label={say('preview')} className={classes.preview}>
            <h3>{first.leavesAt && say('letter', { when: format.moment(first.leavesAt) })}</h3>
            <strong dir="auto">{first.subject}</strong>
            <p className={classes.body} dir="auto">
              {first.body}
            </p>
          </section>
        )}
        {send.error && (
          <Alert color="red" role="alert">
            {send.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {say('sendIt')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
