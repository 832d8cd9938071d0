import { Button, Group, Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'

type Props = {
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  form?: RefObject<HTMLFormElement | null>
  busy: boolean
  /** The one button that does it. */
  action: string
  acting?: string
  danger?: boolean
  size?: string | number
  children: ReactNode
}

/** A short form in a dialog over the profile: cancel and the one thing it does. */
export const FormDialog = ({ title, onClose, onSubmit, form, busy, action, acting, danger, size, children }: Props) => {
  const t = useProfileWords()
  const sayOf = useWords()
  return (
    <Dialog
      onClose={onClose}
      size={size ?? 'md'}
      title={title}
      closeButtonProps={{ 'aria-label': sayOf('actions.close') }}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          {children}
          <Group justify="flex-end" gap="xs" mt="sm">
            <Button variant="default" onClick={onClose}>
              {sayOf('actions.cancel')}
            </Button>
            <Button type="submit" disabled={busy} {...(danger ? { color: 'red' } : {})}>
              {busy ? (acting ?? t('saving')) : action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
