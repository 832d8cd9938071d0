import { NativeSelect } from '@mantine/core'
import { useFormat } from '../../../../web/ui/format.ts'
import { useRegionName } from '../../../platform/geo/screens/countries.ts'
import { useWords } from '../words/index.ts'
import { useCountries } from './useCountries.ts'

type PlaceProps = {
  country: string
  region: string
  /** Those that have a tax of their own; empty where the whole country has one. */
  regions: readonly string[]
  onChange: (place: { country: string; region: string }) => void
}

/** The country somebody lives in, and the province where taxes differ by it. */
export const Place = ({ country, region, regions, onChange }: PlaceProps) => {
  const t = useWords()
  const { countryName } = useFormat()
  const countries = useCountries()
  const nameOfRegion = useRegionName(country)
  return (
    <>
      <NativeSelect
        label={t('country')}
        description={t('countryHelp')}
        value={country}
        onChange={(e) => onChange({ country: e.currentTarget.value, region: '' })}
        data={countries.map((code) => ({ value: code, label: countryName(code) }))}
      />
      {regions.length > 0 && (
        <NativeSelect
          label={t('province')}
          value={region}
          onChange={(e) => onChange({ country, region: e.currentTarget.value })}
          data={[
            { value: '', label: t('provinceChoose') },
            ...regions.map((code) => ({ value: code, label: nameOfRegion(code) })),
          ]}
        />
      )}
    </>
  )
}
