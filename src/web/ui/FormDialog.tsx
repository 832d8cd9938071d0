import { Button, Group, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { sentenceOfFailure } from '../failure.ts'
import { useWebWords } from '../words/index.ts'
import { Dialog } from './Dialog.tsx'
import classes from './FormDialog.module.css'

type Props = {
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  form?: RefObject<HTMLFormElement | null>
  busy: boolean
  /** The one button that does it, and what it says meanwhile. */
  action: string
  acting?: string
  danger?: boolean
  size?: string | number
  /** Why it was not saved, where no field says so. */
  failure?: unknown
  /** Further buttons beside the one that does it. */
  more?: ReactNode
  children: ReactNode
}

/** A form in a dialog: cancel, and the one thing it does. */
export const FormDialog = (q: Props) => {
  const t = useWebWords()
  return (
    <Dialog onClose={q.onClose} size={q.size ?? 'md'} title={q.title}>
      <form ref={q.form} onSubmit={q.onSubmit} noValidate>
        <Stack gap="sm">
          {q.children}
          {Boolean(q.failure) && (
            <p role="alert" className={classes.failure}>
              {t('form.failed', { message: sentenceOfFailure(q.failure) })}
            </p>
          )}
          <Group justify="flex-end" gap="xs" mt="sm">
            <Button variant="default" onClick={q.onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" disabled={q.busy} {...(q.danger ? { color: 'red' } : {})}>
              {q.busy ? (q.acting ?? t('form.saving')) : q.action}
            </Button>
            {q.more}
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
