import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { EMPLOYMENT_TYPES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './distance.module.css'

export type Filters = { search: string; type: string; mode: string; pay: string; sort: string }
export const NO_FILTERS: Filters = { search: '', type: '', mode: '', pay: '', sort: 'near' }

type Props = { at: Filters; country: string | null; onShow: (filters: Filters) => void }

/** Words, kind, place of work, pay and order of the jobs. */
export const Filter = ({ at, country, onShow }: Props) => {
  const t = useWords()
  const job = usePublicJobs()
  const format = useFormat()
  const [typed, setTyped] = useState(at)
  const set = (change: Partial<Filters>) => setTyped({ ...typed, ...change })
  const any = { value: '', label: t('filter.any') }
  const show = (event: FormEvent) => {
    event.preventDefault()
    onShow(typed)
  }
  return (
    <section className={classes.card} aria-labelledby="filter">
      <h2 id="filter">{t('filter.title')}</h2>
      <form className={classes.stack} onSubmit={show}>
        <div className={classes.fields}>
          <TextInput
            label={t('filter.search')}
            description={t('filter.searchHint')}
            maxLength={120}
            dir="auto"
            value={typed.search}
            onChange={(event) => set({ search: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('filter.type')}
            value={typed.type}
            data={[any, ...EMPLOYMENT_TYPES.map((type) => ({ value: type, label: job(`types.${type}`) }))]}
            onChange={(event) => set({ type: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('filter.mode')}
            value={typed.mode}
            data={[
              any,
              ...(['onsite', 'hybrid'] as const).map((mode) => ({ value: mode, label: job(`modes.${mode}`) })),
            ]}
            onChange={(event) => set({ mode: event.currentTarget.value })}
          />
          {country && (
            <NumberInput
              label={t('filter.pay')}
              description={t('filter.payHint', { country: format.countryName(country) })}
              min={0}
              max={999_999_999}
              hideControls
              value={typed.pay === '' ? '' : Number(typed.pay)}
              onChange={(pay) => set({ pay: String(pay) })}
            />
          )}
          <NativeSelect
            label={t('filter.sort')}
            value={typed.sort}
            data={[
              { value: 'near', label: t('filter.near') },
              { value: 'newest', label: t('filter.newest') },
            ]}
            onChange={(event) => set({ sort: event.currentTarget.value })}
          />
        </div>
        <div className={classes.row}>
          <Button type="submit">{t('filter.show')}</Button>
          <Button
            variant="default"
            onClick={() => {
              setTyped(NO_FILTERS)
              onShow(NO_FILTERS)
            }}
          >
            {t('filter.clear')}
          </Button>
        </div>
      </form>
    </section>
  )
}
