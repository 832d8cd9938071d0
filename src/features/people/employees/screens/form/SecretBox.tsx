import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useWords } from '../../words/index.ts'
import { revealCall } from '../calls.ts'
import { type Path, TextBox } from './boxes.tsx'
import { useAround } from './context.ts'
import classes from './form.module.css'
import { type FormValues, valueAt } from './values.ts'

type Props = {
  path: Path
  label: string
  /** Its name in the record: what is asked for when it is shown in full. */
  record: string
  placeholder?: string | undefined
  maxLength?: number | undefined
  required?: boolean
  warning?: string | undefined
  tidy?: (typed: string) => string
  write?: (canonical: string) => string
}

/** A number kept encrypted. It is shown by its last characters; the whole of it only on request, which is logged. */
export const SecretBox = ({ path, label, record, write = (c) => c, ...box }: Props) => {
  const t = useWords()
  const { masks, employeeId, mayReveal } = useAround()
  const value = valueAt(useWatch<FormValues>() as FormValues, path)
  const [shown, setShown] = useState<string | null>(null)
  const reveal = useCommand(revealCall)
  const untouched = value !== '' && value === masks[path]
  const ask = () =>
    reveal.mutate(
      { id: employeeId ?? '', field: record },
      {
        onSuccess: (answer) => setShown(answer.value),
        onError: (error) => notify.failure(t('errors.reveal', { message: error.message })),
      },
    )
  const button =
    untouched && employeeId && mayReveal ? (
      <Button
        variant="subtle"
        size="compact-xs"
        data-inline
        className={classes.reveal}
        loading={reveal.isPending}
        aria-label={`${shown === null ? t('actions.reveal') : t('actions.hide')}: ${label}`}
        onClick={() => (shown === null ? ask() : setShown(null))}
      >
        {shown === null ? t('actions.reveal') : t('actions.hide')}
      </Button>
    ) : undefined
  return (
    <TextBox
      {...box}
      path={path}
      label={label}
      {...(untouched && shown !== null ? { help: <strong className="figures ltr">{write(shown)}</strong> } : {})}
      end={button}
      onFocus={(input) => {
        if (untouched) input.select()
      }}
    />
  )
}
