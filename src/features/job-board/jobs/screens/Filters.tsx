import { Link } from '../../../../web/Link.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Found } from '../contract.ts'
import type { Query, QueryName } from '../query.rules.ts'
import { COUNTED } from '../search.rules.ts'
import { useListAt } from './at.ts'
import classes from './jobs.module.css'

type Choice = { value: string; label: string; count?: number }
type Group = { name: QueryName; title: string; choices: Choice[] }

const SINCE = ['1', '7', '30'] as const

/** What each filter offers, in words. */
export const useGroups = (found: Found): Group[] => {
  const t = usePublicJobs()
  const format = useFormat()
  const { facets, currency } = found
  const labelled = (counts: readonly { value: string; count: number }[], label: (value: string) => string): Choice[] =>
    counts.map(({ value, count }) => ({ value, count, label: label(value) }))
  // What was not counted is offered without a count.
  const isCounted = !found.totalIsAtLeast && found.totalCount <= COUNTED
  const counted = (counts: Found['facets']['answers'], all: readonly string[], label: (value: string) => string) =>
    isCounted ? labelled(counts, label) : all.map((value): Choice => ({ value, label: label(value) }))
  return [
    { name: 'country', title: t('facets.country'), choices: labelled(facets.country, format.countryName) },
    {
      name: 'mode',
      title: t('facets.mode'),
      choices: labelled(facets.mode, (v) => t(`modes.${v}` as 'modes.onsite')),
    },
    {
      name: 'employmentType',
      title: t('facets.employmentType'),
      choices: labelled(facets.employmentType, (v) => t(`types.${v}` as 'types.OTHER')),
    },
    {
      name: 'salaryMin',
      title: t('facets.pay'),
      choices: currency ? labelled(facets.pay, (v) => format.money(v, { symbol: currency.symbol, decimals: 0 })) : [],
    },
    {
      name: 'seniority',
      title: t('facets.seniority'),
      choices: labelled(facets.seniority, (v) => t(`levels.${v}` as 'levels.mid')),
    },
    {
      name: 'field',
      title: t('facets.field'),
      choices: labelled(facets.field, (v) => t(`fields.f${v}` as 'fields.f2')),
    },
    {
      name: 'location',
      title: t('facets.place'),
      choices: facets.place.map((p) => ({
        value: p.value,
        count: p.count,
        // The country is said where there is more than one.
        label: format.list(facets.country.length > 1 ? placeParts(p, format.countryName) : placeParts(p, () => '')),
      })),
    },
    {
      name: 'sponsorship',
      title: t('sponsorship'),
      choices: counted(facets.sponsorship, ['yes', 'case_by_case'], (v) => t(`sponsorships.${v as 'yes'}`)),
    },
    {
      name: 'answers',
      title: t('facets.answers'),
      choices: counted(facets.answers, ['most'], () => t('answersMost')),
    },
    {
      name: 'postedSince',
      title: t('facets.posted'),
      choices: SINCE.map((days) => ({ value: days, label: t(`since.d${days}`) })),
    },
  ]
}

/** The filters in use, each with the way out. */
export const Chosen = ({ query, groups }: { query: Query; groups: readonly Group[] }) => {
  const listAt = useListAt()
  const t = usePublicJobs()
  const chosen = groups.flatMap(({ name, choices }) => {
    const value = query[name]
    if (!value) return []
    if (name === 'location' && query.radiusKm && !query.lat)
      return [{ name, label: t('within', { place: value, km: query.radiusKm }) }]
    return [{ name, label: choices.find((c) => c.value === value)?.label ?? value }]
  })
  if (query.department) chosen.push({ name: 'department', label: query.department })
  const near = query.lat ? t('near', { km: query.radiusKm ?? '25' }) : null
  if (chosen.length === 0 && !near) return null
  return (
    <ul className={classes.chosen} aria-label={t('chosen')}>
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={listAt(query, { [name]: '', ...(name === 'location' ? { radiusKm: '', sort: '' } : {}) })}
            aria-label={t('remove', { what: label })}
          >
            {label}
            <span aria-hidden> ×</span>
          </Link>
        </li>
      ))}
      {near && (
        <li>
          <Link
            to={listAt(query, { lat: '', lng: '', radiusKm: '', sort: '' })}
            aria-label={t('remove', { what: near })}
          >
            {near}
            <span aria-hidden> ×</span>
          </Link>
        </li>
      )}
      <li>
        <Link className={classes.clear} to={listAt({}, query.search ? { search: query.search } : {})}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}

export const Filters = ({ query, groups, atLeast }: { query: Query; groups: readonly Group[]; atLeast: boolean }) => {
  const listAt = useListAt()
  const t = usePublicJobs()
  const format = useFormat()
  return (
    <nav className={classes.filters} aria-label={t('filters')}>
      {groups.map(({ name, title, choices }) => {
        const open = choices.filter((c) => c.value !== query[name])
        // A value that is chosen is among the chosen; one that every job has narrows nothing.
        if (query[name] || open.length === 0) return null
        return (
          <section key={name}>
            <h2 className={classes.group}>{title}</h2>
            <ul>
              {open.map(({ value, label, count }) => (
                <li key={value}>
                  <Link to={listAt(query, { [name]: value })} rel="nofollow">
                    <span dir="auto">{label}</span>
                    {count !== undefined && (
                      <span className={classes.count}>
                        {format.number(count)}
                        {atLeast && '+'}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
