import { NativeSelect, Switch } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWish } from '../../../matching/profile/screens/wish.ts'
import { parsePayFilter } from '../../../matching/profile/wish.rules.ts'
import type { FoundTalent } from '../contract.ts'
import type { Invitations } from '../invitations.contract.ts'
import { ACTIVE_BANDS, YEAR_BANDS } from '../search.rules.ts'
import { useWords } from '../words/index.ts'
import { PayFilter } from './PayFilter.tsx'
import classes from './talent.module.css'

const FACETS = ['country', 'place', 'years', 'mode', 'pay', 'notice', 'active', 'skill'] as const
type Facet = (typeof FACETS)[number]
const MODES = ['onsite', 'hybrid', 'remote'] as const

/** What a filter is called, whatever it is set to. */
export const useFilterLabel = (found: FoundTalent | undefined) => {
  const t = useWords()
  const { countryName } = useFormat()
  const wish = useWish()
  return (facet: string, value: string): string => {
    const mode = MODES.find((m) => m === value)
    const years = YEAR_BANDS.find((y) => y === value)
    const active = ACTIVE_BANDS.find((a) => a === value)
    const pay = facet === 'pay' ? parsePayFilter(value) : null
    if (pay) return t(pay.any ? 'payAny' : 'payMeets', { range: wish.range(pay) })
    if (facet === 'notice') return `${t('facet.notice')}: ${wish.soon(value)}`
    if (facet === 'country') return countryName(value)
    if (facet === 'mode' && mode) return t(`mode.${mode}`)
    if (facet === 'years' && years) return t(`years.${years}`)
    if (facet === 'active' && active) return t(`active.${active}`)
    if (facet === 'place') return found?.facets.place.find((p) => p.value === value)?.name ?? t('facet.place')
    return value
  }
}

type Props = {
  found: FoundTalent | undefined
  at: Record<string, string>
  jobs: Invitations['jobs']
  onChange: (changes: Record<string, string>) => void
}

/** Filters with how many are left by each. There is none by who somebody is. */
export const Facets = (props: Props) => {
  const t = useWords()
  const { at } = props
  const set = FACETS.filter((f) => at[f])
  return (
    <>
      <details className={classes.drawer}>
        <summary>
          {t('filters')}
          {set.length > 0 && <span className={classes.badge}>{set.length}</span>}
        </summary>
        <Groups {...props} />
      </details>
      <aside className={classes.aside} aria-label={t('filters')}>
        <Groups {...props} />
      </aside>
    </>
  )
}

const Groups = ({ found, at, jobs, onChange }: Props) => {
  const t = useWords()
  const { number } = useFormat()
  const shown = useFilterLabel(found)
  const wish = useWish()
  const set = FACETS.filter((f) => at[f])
  const job = jobs.find((j) => j.id === at.job)
  return (
    <div className={classes.groups}>
      <NativeSelect
        label={t('forJob')}
        value={at.job}
        onChange={(e) => onChange({ job: e.currentTarget.value, mayWork: '' })}
        data={[{ value: '', label: t('anyJob') }, ...jobs.map((j) => ({ value: j.id, label: j.title }))]}
      />
      {job?.asksRight && (
        <Switch
          label={t('mayWork')}
          checked={at.mayWork === 'yes'}
          onChange={(e) => onChange({ mayWork: e.currentTarget.checked ? 'yes' : '' })}
        />
      )}
      {set.length > 0 && (
        <ul className={classes.chips} aria-label={t('chosenFilters')}>
          {set.map((facet) => (
            <li key={facet} className={classes.chip}>
              <bdi>{shown(facet, at[facet] ?? '')}</bdi>
              <button
                type="button"
                className={classes.cross}
                aria-label={t('removeTerm', { term: shown(facet, at[facet] ?? '') })}
                onClick={() => onChange({ [facet]: '' })}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={classes.plain}
              onClick={() => onChange(Object.fromEntries(FACETS.map((f) => [f, ''])))}
            >
              {t('clear')}
            </button>
          </li>
        </ul>
      )}
      {FACETS.map((facet: Facet) => {
        const counts = found?.facets[facet] ?? []
        if (at[facet] || (counts.length === 0 && facet !== 'pay')) return null
        return (
          <section key={facet} aria-label={t(`facet.${facet}`)}>
            <h2 className={classes.facet}>{t(`facet.${facet}`)}</h2>
            <ul className={classes.counts}>
              {counts.map((c) => (
                <li key={c.value}>
                  <button type="button" className={classes.option} onClick={() => onChange({ [facet]: c.value })}>
                    <bdi>{facet === 'notice' ? wish.soon(c.value) : shown(facet, c.value)}</bdi>
                    <span className="figures">{number(c.count)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {facet === 'pay' && <PayFilter onChange={(pay) => onChange({ pay })} />}
          </section>
        )
      })}
    </div>
  )
}
