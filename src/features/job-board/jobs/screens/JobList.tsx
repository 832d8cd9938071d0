import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Found, JobCard } from '../contract.ts'
import type { Query, QueryName } from '../query.rules.ts'
import { FEW_FOUND, RADII } from '../search.rules.ts'
import { useListAt } from './at.ts'
import { Card } from './Card.tsx'
import { Chosen, Filters, useGroups } from './Filters.tsx'
import classes from './jobs.module.css'
import type { FindNearJobs } from './Near.tsx'
import { fetchSuggestions } from './suggest.ts'

const Near = lazy(() => import('./Near.tsx'))

type Props = {
  query: Query
  found: Found
  notice?: string
  /** Where the form leads without a script; within the application, what is done instead. */
  onSearch?: ((typed: Query) => void) | undefined
  /** What stands under the search, and beside each job. */
  tools?: ReactNode
  beside?: (job: JobCard) => ReactNode
  /** What is near in meaning for whoever is signed in. */
  near?: FindNearJobs
}

/** The list of jobs as one page of HTML: everything in it is a link or a form that works without a script. */
export const JobList = ({ query, found, notice, onSearch, tools, beside, near }: Props) => {
  const t = usePublicJobs()
  const format = useFormat()
  const groups = useGroups(found)
  const { totalCount, totalIsAtLeast } = found
  const shown = format.number(totalCount)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <SearchForm query={query} onSearch={onSearch} />
        {tools}
      </header>
      {notice && (
        <p className={classes.notice} role="status">
          {notice}
        </p>
      )}
      <div className={classes.split}>
        <details className={classes.drawer}>
          <summary>{t('showFilters')}</summary>
          <Filters query={query} groups={groups} atLeast={totalIsAtLeast} />
        </details>
        <div className={classes.beside}>
          <Filters query={query} groups={groups} atLeast={totalIsAtLeast} />
        </div>
        <section aria-labelledby="found" className={classes.results}>
          <div className={classes.bar}>
            <h2 id="found" className={classes.found}>
              {totalIsAtLeast ? t('atLeast', { n: shown }) : t('found', { count: totalCount, n: shown })}
              {query.search && <span className={classes.for}> {t('for', { words: query.search })}</span>}
            </h2>
            <Sorting query={query} found={found} />
          </div>
          <Chosen query={query} groups={groups} />
          <ReadAs query={query} found={found} />
          {found.withoutPay ? (
            <p className={classes.unpaid}>
              {t('withoutPay', { count: found.withoutPay, n: format.number(found.withoutPay) })}
            </p>
          ) : null}
          {found.jobs.length === 0 ? (
            <Nothing query={query} found={found} />
          ) : (
            <ol className={classes.cards}>
              {found.jobs.map((job) => (
                <Card key={job.id} job={job} beside={beside?.(job)} />
              ))}
            </ol>
          )}
          <Pages query={query} found={found} />
          {query.search && totalCount < FEW_FOUND && <NearInMeaning query={query} find={near} />}
          {!tools && <Alert query={query} />}
        </section>
      </div>
    </div>
  )
}

/** Once a script runs: what the server writes does not wait for the model. */
const NearInMeaning = ({ query, find }: { query: Query; find: FindNearJobs | undefined }) => {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return (
    runs && (
      <Suspense>
        <Near query={query} find={find} />
      </Suspense>
    )
  )
}

/** To be told of what is new in this search: signing in is asked here, and not before. */
const Alert = ({ query }: { query: Query }) => {
  const t = usePublicJobs()
  const { page: _page, sort: _sort, ...stored } = query
  if (Object.keys(stored).length === 0) return null
  return (
    <p className={classes.alert}>
      <Link to={paths.seekerJobSearch({ ...stored, keep: '1' })} rel="nofollow">
        {t('alert')}
      </Link>{' '}
      <span>{t('alertText')}</span>
    </p>
  )
}

const KEPT: readonly QueryName[] = [
  'country',
  'mode',
  'employmentType',
  'seniority',
  'field',
  'salaryMin',
  'postedSince',
  'sponsorship',
  'answers',
  'department',
]

const SearchForm = ({ query, onSearch }: Pick<Props, 'query' | 'onSearch'>) => {
  const t = usePublicJobs()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Query
    // How far from where, is asked of a place alone.
    onSearch({ ...typed, radiusKm: typed.location ? (typed.radiusKm ?? '') : '' })
  }
  return (
    <search>
      <form action={paths.jobs()} method="get" onSubmit={submit} className={classes.form} key={JSON.stringify(query)}>
        <Typed label={t('search')} name="search" type="search" value={query.search} max={200} of="jobs" />
        <Typed label={t('location')} name="location" value={query.location} max={80} of="places" />
        <label className={classes.box}>
          <span>{t('radius')}</span>
          <select name="radiusKm" defaultValue={query.lat ? '' : query.radiusKm}>
            <option value="">{t('thatPlace')}</option>
            {RADII.map((km) => (
              <option key={km} value={km}>
                {t('km', { km })}
              </option>
            ))}
          </select>
        </label>
        {KEPT.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
        <button type="submit" className={classes.press}>
          {t('find')}
        </button>
      </form>
    </search>
  )
}

type TypedProps = {
  label: string
  name: string
  type?: 'search'
  value?: string | undefined
  max: number
  of: 'jobs' | 'places'
}

/** A box that offers what is being typed may become. Without a script, and until then, it is a plain box. */
const Typed = ({ label, name, type, value, max, of }: TypedProps) => {
  const id = `${name}-offered`
  const [offered, setOffered] = useState<readonly string[]>([])
  const offer = async (typed: string) => setOffered(await fetchSuggestions(of, typed))
  return (
    <>
      <label className={classes.box}>
        <span>{label}</span>
        <input
          {...(type ? { type } : {})}
          name={name}
          defaultValue={value}
          maxLength={max}
          autoComplete="off"
          list={offered.length > 0 ? id : undefined}
          onInput={(event) => void offer(event.currentTarget.value)}
        />
      </label>
      {offered.length > 0 && (
        <datalist id={id}>
          {offered.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}

const Sorting = ({ query, found }: { query: Query; found: Found }) => {
  const listAt = useListAt()
  const t = usePublicJobs()
  const offered = [
    ...(query.search ? (['relevance'] as const) : []),
    'newest' as const,
    ...(query.country ? (['pay'] as const) : []),
    ...(query.lat || found.near ? (['distance'] as const) : []),
  ]
  if (offered.length < 2 || found.jobs.length < 2) return null
  return (
    <nav className={classes.sorting} aria-label={t('sortBy')}>
      {offered.map((sort) => (
        <Link
          key={sort}
          to={listAt(query, { sort })}
          rel="nofollow"
          aria-current={found.sort === sort ? 'true' : undefined}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  )
}

/** What the words were taken for, where that is not what was typed. */
const ReadAs = ({ query, found: { read } }: { query: Query; found: Found }) => {
  const t = usePublicJobs()
  const format = useFormat()
  if (!read) return null
  const parts = [
    read.work && format.isolated(read.work),
    read.employmentType && t(`types.${read.employmentType}`),
    read.mode && t(`modes.${read.mode}`),
    read.place && format.isolated(read.place),
    read.country && format.countryName(read.country),
  ].filter((part) => part !== null && part !== '')
  return (
    <p role="status" className={classes.unpaid}>
      {read.corrected && read.work !== '' && t('corrected', { typed: query.search ?? '', work: read.work })}{' '}
      {(!read.corrected || parts.length > 1) && t('readAs', { parts: format.list(parts) })}
    </p>
  )
}

/** Nothing was found: which filter keeps most away, and what was perhaps meant. */
const Nothing = ({ query, found }: { query: Query; found: Found }) => {
  const listAt = useListAt()
  const t = usePublicJobs()
  const format = useFormat()
  const input = Object.keys(query).some((name) => name !== 'page' && name !== 'sort')
  const instead = found.instead
  const emptied = (what: string): Query =>
    what === 'location' ? { location: '', lat: '', lng: '', radiusKm: '', sort: '' } : { [what]: '' }
  return (
    <div className={classes.nothing}>
      <h3>{t(input ? 'none' : 'noneYet')}</h3>
      {!input && <p>{t('noneYetText')}</p>}
      {instead && instead.without.length > 0 && (
        <ul>
          {instead.without.map(({ value, count, atLeast }) => (
            <li key={value}>
              <Link to={listAt(query, emptied(value))}>
                {t('without', {
                  what: t(`whats.${value}` as 'whats.mode'),
                  count: `${format.number(count)}${atLeast ? '+' : ''}`,
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {instead?.title && (
        <p>
          {t('meant')} <Link to={listAt(query, { search: instead.title })}>{instead.title}</Link>
        </p>
      )}
    </div>
  )
}

const FURTHEST = 10_000

const Pages = ({ query, found }: { query: Query; found: Found }) => {
  const listAt = useListAt()
  const t = usePublicJobs()
  const { page, pageSize, totalCount, totalIsAtLeast } = found
  const counted = Math.ceil(Math.min(totalCount, FURTHEST) / pageSize)
  const last = totalIsAtLeast ? Math.max(counted, found.jobs.length === pageSize ? page + 1 : page) : counted
  if (last < 2) return null
  const around = [...new Set([1, page - 1, page, page + 1, last])].filter((p) => p >= 1 && p <= last)
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      {page > 1 && (
        <Link to={listAt(query, { page: page > 2 ? String(page - 1) : '' })} rel="prev">
          {t('previous')}
        </Link>
      )}
      {around.map((p) => (
        <Link
          key={p}
          to={listAt(query, { page: p > 1 ? String(p) : '' })}
          aria-label={t('page', { page: p })}
          aria-current={p === page ? 'page' : undefined}
        >
          {p}
        </Link>
      ))}
      {page < last && (
        <Link to={listAt(query, { page: String(page + 1) })} rel="next">
          {t('next')}
        </Link>
      )}
      {page * pageSize >= FURTHEST && <p>{t('furthest')}</p>}
    </nav>
  )
}
