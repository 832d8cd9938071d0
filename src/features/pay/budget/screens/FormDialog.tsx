import type { ReactNode } from 'react'
import { FormDialog as Shared } from '../../../../web/ui/FormDialog.tsx'
import type { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'

type Form = {
  title: string
  form: Pick<ReturnType<typeof useFields>, 'form' | 'sending' | 'failure'>
  onSubmit: (e: React.FormEvent) => void
  onClose: () => void
  children: ReactNode
  more?: ReactNode
}

/** A form of budgets in a dialog: wide, and saved. */
export const FormDialog = ({ form: { form, sending, failure }, ...rest }: Form) => (
  <Shared {...rest} size="lg" form={form} busy={sending} failure={failure} action={useWords()('save')} />
)
