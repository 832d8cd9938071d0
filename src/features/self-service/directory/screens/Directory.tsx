import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Colleague, listColleagues, myHolidays, readColleague } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './directory.module.css'

const listCall = wire<typeof listColleagues>('GET', '/api/portal/colleagues')
const readCall = wire<typeof readColleague>('GET', '/api/portal/colleagues/:id')
const holidaysCall = wire<typeof myHolidays>('GET', '/api/portal/holidays/year')

const AT = { tab: 'directory', person: '' }

/** Who is who, who reports to whom, and the days off of one’s place. */
export default function Directory() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 250)
  const { data, error, isFetching, refetch } = useApiState(listCall, { search: asked })
  const open = (person: string) => void go({ person })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={6} columns={1} />
  return (
    <>
      {at.person ? <Chosen id={at.person} onOpen={open} /> : data.own && <Line place={data.own} onOpen={open} isOwn />}
      {data.shows !== 'nobody' && (
        <section className={classes.card} aria-label={t('title')}>
          <h2 className={classes.heading}>{t('title')}</h2>
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {data.people.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          <ul className={classes.list}>
            {data.people.map((person) => (
              <Person key={person.id} person={person} onOpen={open} />
            ))}
          </ul>
          {data.more && <p className={classes.note}>{t('more', { count: data.people.length })}</p>}
        </section>
      )}
      <Holidays />
    </>
  )
}

type Opens = { onOpen: (id: string) => void }

const Chosen = ({ id, onOpen }: { id: string } & Opens) => {
  const { data, error, isFetching, refetch } = useApiState(readCall, { id })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={1} />
  return <Line place={data} onOpen={onOpen} />
}

/** A person between those they report to and those who report to them. */
const Line = ({ place, onOpen, isOwn = false }: { place: Output<typeof readColleague>; isOwn?: boolean } & Opens) => {
  const t = useWords()
  const { person, above, beneath } = place
  const title = isOwn ? t('ownLine') : t('lineOf', { name: `\u2068${person.name}\u2069` })
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {above.length === 0 && <p className={classes.note}>{t('nobodyAbove')}</p>}
      <ul className={classes.list}>
        {above.map((one) => (
          <Person key={one.id} person={one} onOpen={onOpen} className={classes.level} />
        ))}
        <Person person={person} onOpen={onOpen} className={`${classes.level} ${classes.on}`} />
      </ul>
      <h3 className={classes.heading}>{t('beneath', { count: beneath.length })}</h3>
      <ul className={classes.list}>
        {beneath.map((one) => (
          <Person key={one.id} person={one} onOpen={onOpen} className={classes.level} />
        ))}
      </ul>
    </section>
  )
}

const Person = ({ person, onOpen, className = '' }: { person: Colleague; className?: string | undefined } & Opens) => {
  const t = useWords()
  const term = useTerm()
  const { list } = useFormat()
  const { id, name, position, department, site, email, phone } = person
  return (
    <li className={`${classes.row} ${className}`}>
      <span>
        <button type="button" className={classes.open} onClick={() => onOpen(id)} aria-label={t('open', { name })}>
          <bdi>{name}</bdi>
        </button>
        <span className={classes.note}>
          {' '}
          {list([position && term(position), department && term(department), site].filter((one) => one !== null))}
        </span>
      </span>
      <span className={classes.ways}>
        {email && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </span>
    </li>
  )
}

const Holidays = () => {
  const t = useWords()
  const { day, hijri, list } = useFormat()
  const [year, setYear] = useState('')
  const { data, error, isFetching, refetch } = useApiState(holidaysCall, year ? { year: Number(year) } : {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={2} />
  return (
    <section className={classes.card} aria-label={t('holidays')}>
      <div className={classes.row}>
        <h2 className={classes.heading}>{t('holidaysOf', { place: `\u2068${data.place}\u2069` })}</h2>
        <NativeSelect
          aria-label={t('year')}
          value={String(data.year)}
          data={[...new Set([...data.years, data.year])].map(String)}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      </div>
      {data.days.length === 0 && <p className={classes.note}>{t('noHolidays')}</p>}
      <ul className={classes.list}>
        {data.days.map((one) => (
          <li key={one.day} className={classes.row}>
            <bdi>{one.name}</bdi>
            <span className="figures">
              {list([day(one.day), hijri(one.day)])}
              {one.kind === 'half' && <span className={classes.note}> · {t('half')}</span>}
              {one.tentative && <span className={classes.note}> · {t('tentative')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
