import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../security/words/index.ts'
import { useWords as useAccountWords } from '../../words/index.ts'
import { Message } from '../Card.tsx'
import { checksIn } from '../checks.ts'
import { PasswordField } from '../fields.tsx'
import classes from './settings.module.css'

type Props = {
  /** Why this is asked; why a password is, when left out. */
  children?: ReactNode
  submit: string
  danger?: boolean
  onSend: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password once more before something that guards the account changes. */
export const PasswordForm = ({ children, submit, danger = false, onSend, onClose }: Props) => {
  const t = useWords()
  const form = useFields({ password: '' }, { password: checksIn(useAccountWords()).password })
  return (
    <form
      ref={form.form}
      className={classes.form}
      onSubmit={form.submit(({ password }) => onSend(password))}
      noValidate
    >
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <p className={classes.text}>{children ?? t('password.proveWhy')}</p>
      <PasswordField field={form.field('password')} label={t('password.prove')} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.sending} {...(danger ? { color: 'red' } : {})}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
