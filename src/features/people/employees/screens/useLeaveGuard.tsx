import { Button, Group, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { getSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'

/** What was typed would be lost: asks first. */
export const LeaveQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const t = useWords()
  return (
    <Dialog onClose={onStay} title={t('form.leaveTitle')} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <Text size="sm">{t('form.leaveText')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('form.stay')}
        </Button>
        <Button color="red" onClick={onLeave}>
          {t('form.leave')}
        </Button>
      </Group>
    </Dialog>
  )
}

type Search = Record<string, string | undefined>

/**
 * Asks before unsaved changes are left behind, whichever way: the close button, Back, another page, the browser's own tab. A change
 * of address that stays in the same dialog is no leaving, and the end of a session is not stopped.
 */
export const useLeaveGuard = (isDirty: () => boolean, stays: (next: Search) => boolean, onDiscard: () => void) => {
  const dirty = useRef(isDirty)
  dirty.current = isDirty
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      getSession().token !== null &&
      dirty.current() &&
      !(current.pathname === next.pathname && stays(next.search as Search)),
    enableBeforeUnload: () => dirty.current(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const discard = () => {
    onDiscard()
    blocker.proceed()
  }
  return <LeaveQuestion onStay={blocker.reset} onLeave={discard} />
}
