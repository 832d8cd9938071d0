import { NativeSelect, TextInput } from '@mantine/core'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { useWish } from '../../../matching/profile/screens/wish.ts'
import { NOTICES } from '../../../matching/profile/wish.rules.ts'
import type { TalentFilters } from '../filters.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './search.module.css'

/** Where, how and how soon: who is looked at at all. Nobody is compared by it. */
export const Filters = ({
  filters,
  onChange,
}: {
  filters: TalentFilters
  onChange: (filters: TalentFilters) => void
}) => {
  const t = useWords()
  const job = usePublicJobs()
  const { countryName } = useFormat()
  const { monthlyPay } = useWish()
  const any = { value: '', label: t('filters.any') }
  const set = (over: Partial<TalentFilters>) => onChange({ ...filters, ...over })
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.subheading}>{t('filters.title')}</legend>
      <NativeSelect
        label={t('filters.country')}
        value={filters.country ?? ''}
        data={[any, ...countryCodes.map((value) => ({ value, label: countryName(value) }))]}
        onChange={(e) => set({ country: e.currentTarget.value || null })}
      />
      <TextInput
        label={t('filters.place')}
        value={filters.place ?? ''}
        maxLength={120}
        dir="auto"
        onChange={(e) => set({ place: e.currentTarget.value || null })}
      />
      <NativeSelect
        label={t('filters.mode')}
        value={filters.mode ?? ''}
        data={[any, ...WORK_MODES.map((value) => ({ value, label: job(`modes.${value}`) }))]}
        onChange={(e) => set({ mode: WORK_MODES.find((m) => m === e.currentTarget.value) ?? null })}
      />
      <NativeSelect
        label={t('filters.notice')}
        value={filters.notice ?? ''}
        data={[any, ...NOTICES.map((value) => ({ value, label: t(`notices.n${value}`) }))]}
        onChange={(e) => set({ notice: NOTICES.find((n) => n === e.currentTarget.value) ?? null })}
      />
      {filters.pay && (
        <NativeSelect
          label={t('filters.pay')}
          value="said"
          data={[any, { value: 'said', label: monthlyPay(filters.pay) }]}
          onChange={() => set({ pay: null })}
        />
      )}
    </fieldset>
  )
}

/** What a search was narrowed by, in one line. */
export const useFilterAnnouncement = () => {
  const t = useWords()
  const job = usePublicJobs()
  const { countryName, list, isolated } = useFormat()
  const { monthlyPay } = useWish()
  return ({ country, place, mode, notice, pay }: TalentFilters): string =>
    list(
      [
        place && isolated(place),
        country && countryName(country),
        mode && job(`modes.${mode}`),
        notice && t(`notices.n${notice}`),
        pay && t('filters.most', { amount: monthlyPay(pay) }),
      ].filter((part): part is string => Boolean(part)),
    )
}
