import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'

type Form = {
  title: string
  form: Pick<ReturnType<typeof useFields>, 'form' | 'sending' | 'failure'>
  onSubmit: (e: React.FormEvent) => void
  onClose: () => void
  children: ReactNode
  more?: ReactNode
}

/** A form of budgets in a dialog. */
export const FormDialog = ({ title, form, onSubmit, onClose, children, more }: Form) => {
  const t = useWords()
  return (
    <Dialog title={title} onClose={onClose} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={onSubmit} noValidate className={classes.stack}>
        {children}
        {form.failure instanceof Error && <p role="alert">{form.failure.message}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('save')}
          </Button>
          {more}
        </div>
      </form>
    </Dialog>
  )
}
