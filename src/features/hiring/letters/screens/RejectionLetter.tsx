import { NativeSelect } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { lettersCall } from './calls.ts'
import { useLanguageName } from './useLanguageName.ts'

type Props = {
  label: string
  /** What the product's own letter is called here. */
  ours: string
  reasonId: string
  value: string
  onChange: (templateId: string) => void
}

/** Which letter somebody is let go with: the product's own, or one of the company's for this reason or for any. */
export const RejectionLetter = ({ label, ours, reasonId, value, onChange }: Props) => {
  const format = useFormat()
  const languageName = useLanguageName()
  const { data } = useApiState(lettersCall, {})
  const fit = (data?.letters ?? []).filter(
    (l) =>
      l.purpose === 'rejection' &&
      l.retiredAt === null &&
      (l.reasonId === null || (reasonId && l.reasonId === reasonId)),
  )
  // Texts of one name are one letter in several languages: each person reads theirs.
  const letters = [...Map.groupBy(fit, (l) => `${l.reasonId} ${l.name.toLowerCase()}`).values()]
  if (letters.length === 0) return null
  const shown = letters.find((texts) => texts.some((t) => t.id === value))?.[0]?.id ?? ''
  return (
    <NativeSelect
      label={label}
      value={shown}
      onChange={(e) => onChange(e.currentTarget.value)}
      data={[
        { value: '', label: ours },
        ...letters.map((texts) => ({
          value: texts[0]?.id ?? '',
          label: `${texts[0]?.name ?? ''} (${format.list(texts.map((t) => languageName(t.language)))})`,
        })),
      ]}
    />
  )
}
