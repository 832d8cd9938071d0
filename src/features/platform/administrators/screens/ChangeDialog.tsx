import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiError, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Message } from '../../accounts/screens/Card.tsx'
import classes from '../../accounts/screens/security/settings.module.css'
import type { Administrator } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { disableCall, listCall, removeCall, resetFactorCall, roleCall } from './calls.ts'

export type Change =
  | { act: 'role'; one: Administrator; role: Administrator['role'] }
  | { act: 'disable' | 'remove' | 'reset-second-factor'; one: Administrator }

const AGAIN = { refreshes: [listCall] }

/** Says what a change means for the person before it is made: it signs them out. */
export const ChangeDialog = ({ change, onClose }: { change: Change; onClose: () => void }) => {
  const t = useWords()
  const { act, one } = change
  const commands = {
    role: useCommand(roleCall, AGAIN),
    disable: useCommand(disableCall, AGAIN),
    remove: useCommand(removeCall, AGAIN),
    'reset-second-factor': useCommand(resetFactorCall, AGAIN),
  }
  const [failure, setFailure] = useState<string | null>(null)
  const words = { name: one.name, role: change.act === 'role' ? t(`roles.${change.role}`) : '' }
  const make = async () => {
    const administratorId = one.id
    try {
      await (change.act === 'role'
        ? commands.role.mutateAsync({ administratorId, role: change.role })
        : commands[change.act].mutateAsync({ administratorId }))
      notify.success(t(`done.${act}`, words))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    }
  }
  return (
    <Dialog onClose={onClose} title={t(`sure.${act}`, words)} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <div className={classes.form}>
        {failure && <Message tone="wrong">{failure}</Message>}
        <p className={classes.text}>{t(`sureWhy.${act}`)}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            loading={commands[act].isPending}
            onClick={() => void make()}
            {...(act === 'role' ? {} : { color: 'red' })}
          >
            {act === 'role' ? t('makeRole', words) : t(act === 'reset-second-factor' ? 'resetFactor' : act)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
