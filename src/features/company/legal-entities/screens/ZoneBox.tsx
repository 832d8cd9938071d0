import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'
import { useWords } from '../../profile/words/index.ts'
import { isZone } from '../rules.ts'

const zones = Intl.supportedValuesOf('timeZone')

type Props = {
  value: string
  error?: string | undefined
  onChange: (zone: string) => void
  onBlur: () => unknown
  required?: boolean
}

/** An IANA zone, found by typing; says what time it is there. */
export const ZoneBox = ({ value, error, onChange, onBlur, required }: Props) => {
  const t = useWords()
  const list = useId()
  const language = useLanguage()
  const time = isZone(value)
    ? new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
        timeStyle: 'short',
        timeZone: value,
      }).format(new Date())
    : null
  return (
    <>
      <TextInput
        name="zone"
        label={t('sites.zone')}
        value={value}
        error={error}
        onChange={(e) => onChange(e.currentTarget.value)}
        onBlur={onBlur}
        list={list}
        autoComplete="off"
        maxLength={60}
        {...(required ? { required } : {})}
        {...(time ? { description: t('sites.zoneHelp', { time }) } : {})}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
