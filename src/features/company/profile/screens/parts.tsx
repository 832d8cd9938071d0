import { Button, Group, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { ApiError } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import classes from './company.module.css'

type FormProps = {
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  form?: RefObject<HTMLFormElement | null>
  busy: boolean
  action: string
  size?: string | number
  failure?: unknown
  children: ReactNode
}

/** A form in a dialog: cancel, and the one thing it does. */
export const FormDialog = ({ title, onClose, onSubmit, form, busy, action, size, failure, children }: FormProps) => {
  const t = useWords()
  return (
    <Dialog onClose={onClose} size={size ?? 'md'} title={title} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {children}
          {Boolean(failure) && (
            <p role="alert" className={classes.failure}>
              {t('failed', { message: sentenceOf(failure) })}
            </p>
          )}
          <Group justify="flex-end" gap="xs" mt="sm">
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            <Button type="submit" disabled={busy}>
              {busy ? t('actions.saving') : action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

export const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.said ?? error.message
  if (error instanceof Error) return error.message
  return String(error)
}

/** A part of a tab: what it is about at the side, what is asked beside it. */
export const Part = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <div>
      <h2 className={classes.partTitle}>{title}</h2>
      {help && <p className={classes.quiet}>{help}</p>}
    </div>
    <div className={classes.grid}>{children}</div>
  </section>
)
