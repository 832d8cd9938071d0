import { NativeSelect } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { componentName, optionsCall } from '../../components/screens/calls.ts'
import { useInputWords } from '../inputs/words/index.ts'

type Props = {
  entityId: string
  /** YYYY-MM */
  month: string
  /** Whether something is taken from pay by it. */
  isTaken: boolean
  value: string
  error?: string | undefined
  onChange: (code: string, name: string | null) => void
}

/** The component something is paid or taken once by; none: its nature is said by hand. */
export const ComponentSelect = ({ entityId, month, isTaken, value, error, onChange }: Props) => {
  const t = useInputWords()
  const language = useLanguage()
  const on = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : null
  const { data } = useApiState(optionsCall, { entityId, ...(on ? { on } : {}) })
  const options = (data?.options ?? []).filter(({ nature }) => (nature === 'deduction') === isTaken)
  const isThere = options.some(({ code }) => code === value)
  return (
    <NativeSelect
      label={t('form.component')}
      value={isThere ? value : ''}
      error={error}
      onChange={(event) => {
        const found = options.find(({ code }) => code === event.currentTarget.value)
        onChange(found?.code ?? '', found?.name ?? null)
      }}
      data={[
        { value: '', label: t('form.noComponent') },
        ...options.map((one) => ({ value: one.code, label: componentName(one, language) })),
      ]}
    />
  )
}
