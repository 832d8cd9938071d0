import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import panel from './panel.module.css'
import { useFields } from './useFields.ts'

type Props = {
  /** What is written: over the box. */
  label: string
  /** What is said when nothing was written. */
  required: string
  /** The button. */
  send: string
  /** Sends it; what it refuses with is shown, and what was written stays. */
  onSend: (words: string) => Promise<unknown>
  /** The longest, in characters. */
  most?: number
  description?: string
  /** Beside the button. */
  children?: ReactNode
}

/** One box for what is written back, and the button that sends it. */
export const ReplyForm = ({ label, required, send, onSend, most = 2000, description, children }: Props) => {
  const { form, set, field, submit, sending, failure } = useFields(
    { words: '' },
    { words: (text) => (text.trim() ? null : required) },
  )
  const write = submit(async ({ words }) => {
    await onSend(words)
    set('words', '')
  })
  return (
    <form ref={form} onSubmit={(event) => void write(event)} noValidate className={panel.stack}>
      <Textarea
        {...field('words')}
        label={label}
        required
        autosize
        minRows={2}
        maxLength={most}
        description={description}
      />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={panel.row}>
        <Button type="submit" loading={sending}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  )
}
