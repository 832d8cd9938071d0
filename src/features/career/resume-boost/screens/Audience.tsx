import { MultiSelect } from '@mantine/core'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Promotion } from '../contract.ts'
import { useWords } from '../words/index.ts'

type Audience = Promotion['choices']

/** As a sentence: to which employers a week is shown. */
export const useAudienceText = () => {
  const t = useWords()
  const { countryName, list } = useFormat()
  return ({ countries, fields }: Audience): string => {
    const where = list(countries.map(countryName))
    const what = list(fields)
    if (where && what) return t('audience.both', { where, what })
    if (where) return t('audience.where', { where })
    return what ? t('audience.what', { what }) : t('audience.all')
  }
}

type AudienceFieldsProps = {
  choices: Audience
  chosen: Audience
  refused: Readonly<Record<string, string>>
  onChange: (chosen: Audience) => void
}

/** Narrows to whom the card is shown in the labelled place; left empty, to everybody whose search finds the person. */
export const AudienceFields = ({ choices, chosen, refused, onChange }: AudienceFieldsProps) => {
  const t = useWords()
  const { countryName } = useFormat()
  return (
    <>
      <MultiSelect
        label={t('audience.countries')}
        description={t('audience.hint')}
        data={choices.countries.map((code) => ({ value: code, label: countryName(code) }))}
        value={[...chosen.countries]}
        error={refused.countries}
        onChange={(countries) => onChange({ ...chosen, countries })}
        clearable
      />
      {choices.fields.length > 0 && (
        <MultiSelect
          label={t('audience.fields')}
          description={t('audience.fieldsHint')}
          data={[...choices.fields]}
          value={[...chosen.fields]}
          error={refused.fields}
          onChange={(fields) => onChange({ ...chosen, fields })}
          searchable
          clearable
        />
      )}
    </>
  )
}
