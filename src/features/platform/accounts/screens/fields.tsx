import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../words/index.ts'
import classes from './Card.module.css'

type Field = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'> & { error?: string | undefined }

export const EmailField = ({ field }: { field: Field }) => (
  <TextInput
    {...field}
    type="email"
    label={useWords()('fields.email')}
    required
    autoComplete="username"
    inputMode="email"
    spellCheck={false}
    dir="ltr"
  />
)

type PasswordProps = { field: Field; label: string; help?: string; fresh?: boolean }

/** A password that can be shown. `fresh` is one being chosen: the browser offers to make it up. */
export const PasswordField = ({ field, label, help, fresh = false }: PasswordProps) => {
  const t = useWords()
  const [visible, setVisible] = useState(false)
  const Eye = visible ? IconEyeOff : IconEye
  const [helpId, errorId] = [`${field.name}-help`, `${field.name}-error`]
  const about = [help && helpId, field.error && errorId].filter(Boolean).join(' ')
  return (
    <TextInput
      {...field}
      type={visible ? 'text' : 'password'}
      label={label}
      {...(help ? { description: help } : {})}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      aria-invalid={field.error !== undefined}
      descriptionProps={{ id: helpId }}
      errorProps={{ id: errorId }}
      {...(about ? { 'aria-describedby': about } : {})}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={t(visible ? 'fields.hide' : 'fields.show')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={18} stroke={1.6} aria-hidden />
        </button>
      }
    />
  )
}

/** Whose door: job seeker or employer. */
export const RoleChoice = ({ role, onChange }: { role: PublicRole; onChange: (role: PublicRole) => void }) => {
  const t = useWords()
  return (
    <fieldset className={classes.choice}>
      <legend>{t('roles.label')}</legend>
      {(['jobseeker', 'employer'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name="role" value={value} checked={role === value} onChange={() => onChange(value)} />
          <span>{t(value === 'employer' ? 'roles.employer' : 'roles.seeker')}</span>
        </label>
      ))}
    </fieldset>
  )
}

export type PublicRole = 'jobseeker' | 'employer'
export const publicRole = (text: string): PublicRole => (text === 'jobseeker' ? 'jobseeker' : 'employer')
