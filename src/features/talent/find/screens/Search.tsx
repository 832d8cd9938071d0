import { Button, Select, Switch } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { ONE_IN } from '../../../career/resume-boost/promotion.rules.ts'
import { useNames } from '../../../hiring/applications/screens/useNames.ts'
import type { FoundTalent, TalentCard } from '../contract.ts'
import { MOST_COMPARED } from '../quota.rules.ts'
import { NAMES, PAGE_SIZE, queryIn, SORTS } from '../search.rules.ts'
import { useWords } from '../words/index.ts'
import { SearchBox, SearchChips } from './Asked.tsx'
import { invitationsCall, nearCall, searchCall } from './calls.ts'
import { Facets, useFilterLabel } from './Facets.tsx'
import { SavedTalentSearches } from './Kept.tsx'
import { Own } from './Own.tsx'
import { PersonCard } from './PersonCard.tsx'
import { Promoted } from './Promoted.tsx'
import { nameOf } from './parts.ts'
import classes from './talent.module.css'
import { type TalentInput, toTalentInput } from './talentAsked.ts'

const PersonDialog = lazy(() => import('./PersonDialog.tsx'))
const InviteDialog = lazy(() => import('./InviteDialog.tsx'))
const PoolDialog = lazy(() => import('./PoolDialog.slot.tsx'))
const CompareDialog = lazy(() => import('./CompareDialog.tsx'))

export const AT = { ...Object.fromEntries(NAMES.map((name) => [name, ''])), person: '' } as Record<string, string>
type Doing = { what: 'invite' | 'pool'; person: TalentCard } | { what: 'compare' } | null

/** The search with its filters, or the people somebody put on their shortlist. */
export default function Search({ only = '' }: { only?: '' | 'shortlisted' }) {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const [names, setNames] = useNames()
  const [doing, setDoing] = useState<Doing>(null)
  const [compared, setCompared] = useState<TalentCard[]>([])
  const query = queryIn(at)
  const hidden = at.only === 'hidden'
  const page = Number(at.page) || 1
  const asked: TalentInput = { ...toTalentInput(only ? { only, job: at.job ?? '' } : query), names }
  const { data, error, isPending, isFetching, refetch } = useListPage(searchCall, asked, page)
  const jobs = useApiState(invitationsCall, {}).data?.jobs ?? []
  const change = (changes: Record<string, string>, replace = false) => void go({ ...changes, page: '' }, { replace })
  const toggle = (person: TalentCard) =>
    setCompared(
      compared.some((c) => c.id === person.id) ? compared.filter((c) => c.id !== person.id) : [...compared, person],
    )
  const nothing = !only && !hidden && data?.total === 0 && data.own.people.length === 0
  const card = (person: TalentCard) => (
    <PersonCard
      key={person.id}
      person={person}
      compared={compared.some((c) => c.id === person.id)}
      mayCompare={compared.length < MOST_COMPARED}
      onCompare={() => toggle(person)}
      onOpen={() => void go({ person: person.id })}
      onInvite={() => setDoing({ what: 'invite', person })}
      onPool={() => setDoing({ what: 'pool', person })}
    />
  )
  return (
    <div className={classes.page}>
      {!only && (
        <search className={classes.head}>
          <SearchBox key={at.q} typed={at.q ?? ''} onSearch={(q) => change({ q })} />
          <SearchChips typed={at.q ?? ''} barred={data?.barred ?? []} onChange={(q) => change({ q })} />
          <SavedTalentSearches query={query} onOpen={(stored) => change({ ...AT, ...stored })} />
        </search>
      )}
      <div className={classes.split} data-wide={only ? true : undefined}>
        {!only && <Facets found={data} at={at} jobs={jobs} onChange={change} />}
        <section aria-labelledby="found" className={classes.results}>
          <div className={classes.bar}>
            <h2 id="found" className={classes.count} aria-live="polite">
              {data ? t('found', { count: data.total, n: format.number(data.total) }) : t('loading')}
            </h2>
            <div className={classes.tools}>
              <Switch
                label={t('names')}
                checked={names === 'shown'}
                onChange={(e) => setNames(e.currentTarget.checked)}
              />
              {!only && (
                <Select
                  aria-label={t('sort')}
                  className={classes.select}
                  allowDeselect={false}
                  value={SORTS.find((s) => s === at.sort) ?? 'relevance'}
                  data={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
                  onChange={(sort) => change({ sort: sort === 'relevance' ? '' : (sort ?? '') })}
                />
              )}
              <Button
                size="compact-md"
                variant="default"
                disabled={compared.length < 2}
                onClick={() => setDoing({ what: 'compare' })}
              >
                {t('compareCount', { n: compared.length, most: MOST_COMPARED })}
              </Button>
            </div>
          </div>
          {isPending && <LoadingTable rows={6} columns={2} />}
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
          {data && data.own.people.length > 0 && !hidden && (
            <Own own={data.own} filter={{ q: at.q, country: at.country, place: at.place, names }} />
          )}
          {!only && !hidden && page === 1 && data && data.total >= ONE_IN && <Promoted asked={asked} card={card} />}
          {data && data.people.length === 0 && <Nobody only={only} found={data} at={at} onChange={change} />}
          {data && nothing && at.q && <Near asked={asked} card={card} />}
          {data && data.people.length > 0 && (
            <ul className={classes.cards} data-dimmed={isFetching || undefined}>
              {data.people.map(card)}
            </ul>
          )}
          {data && data.total > PAGE_SIZE && (
            <Pages found={data} onPage={(page) => void go({ page: page === 1 ? '' : String(page) })} />
          )}
          {!only && data && (
            <Switch
              label={t('hiddenOnes')}
              checked={hidden}
              onChange={(e) => change({ only: e.currentTarget.checked ? 'hidden' : '' })}
            />
          )}
        </section>
      </div>
      <Suspense>
        {at.person && (
          <PersonDialog
            id={at.person}
            job={at.job ?? ''}
            onClose={() => void go({ person: '' })}
            onInvite={(person) => setDoing({ what: 'invite', person })}
          />
        )}
        {doing?.what === 'invite' && (
          <InviteDialog
            people={[{ id: doing.person.id, name: nameOf(doing.person, t) }]}
            job={at.job ?? ''}
            onClose={() => setDoing(null)}
          />
        )}
        {doing?.what === 'pool' && (
          <PoolDialog cards={[doing.person.id]} name={nameOf(doing.person, t)} onClose={() => setDoing(null)} />
        )}
        {doing?.what === 'compare' && (
          <CompareDialog people={compared} onRemove={toggle} onClose={() => setDoing(null)} />
        )}
      </Suspense>
    </div>
  )
}

type NobodyProps = {
  only: string
  found: FoundTalent
  at: Record<string, string>
  onChange: (changes: Record<string, string>) => void
}

const Nobody = ({ only, found, onChange }: NobodyProps) => {
  const t = useWords()
  const { number } = useFormat()
  const shown = useFilterLabel(found)
  if (only)
    return (
      <EmptyState
        icon={<IconUserSearch size={22} stroke={1.6} />}
        title={t('emptyShortlist')}
        action={<Link to={paths.findTalent()}>{t('toSearch')}</Link>}
      >
        {t('emptyShortlistText')}
      </EmptyState>
    )
  if (found.own.people.length > 0) return null
  return (
    <EmptyState icon={<IconUserSearch size={22} stroke={1.6} />} title={t('nothing')}>
      {t('nothingText')}
      {(found.instead.length > 0 || found.meant) && (
        <span className={classes.instead}>
          {found.meant && (
            <Button size="compact-md" variant="default" onClick={() => onChange({ q: `"${found.meant}"` })}>
              {t('meant', { word: found.meant })}
            </Button>
          )}
          {found.instead.map((i) => (
            <Button
              key={`${i.what} ${i.value}`}
              size="compact-md"
              variant="default"
              onClick={() => onChange(i.what === 'term' ? { q: i.without } : { [i.what]: '' })}
            >
              {t('without', { what: i.what === 'term' ? i.value : shown(i.what, i.value), n: number(i.count) })}
            </Button>
          ))}
        </span>
      )}
    </EmptyState>
  )
}

/** People whose work means something near; nothing where there are none, or no model to tell. */
const Near = ({ asked, card }: { asked: TalentInput; card: (person: TalentCard) => ReactNode }) => {
  const t = useWords()
  const { data } = useApiState(nearCall, asked)
  if (!data || data.people.length === 0) return null
  return (
    <section aria-labelledby="near" className={classes.stack}>
      <div>
        <h2 id="near" className={classes.count}>
          {t('near')}
        </h2>
        <p className={classes.quiet}>{t('nearText')}</p>
      </div>
      <ul className={classes.cards}>{data.people.map(card)}</ul>
    </section>
  )
}

const Pages = ({ found, onPage }: { found: FoundTalent; onPage: (page: number) => void }) => {
  const t = useWords()
  const pages = Math.min(100, Math.ceil(found.total / found.pageSize))
  return (
    <nav className={classes.pages} aria-label={t('pageOf', { page: found.page, pages })}>
      <Button variant="default" disabled={found.page <= 1} onClick={() => onPage(found.page - 1)}>
        {t('previous')}
      </Button>
      <span className="figures">{t('pageOf', { page: found.page, pages })}</span>
      <Button variant="default" disabled={found.page >= pages} onClick={() => onPage(found.page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
