import { Button, NativeSelect } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import type { OfferRow } from '../list.contract.ts'
import { SORTS, STATUSES } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { companyOffersCall } from './calls.ts'
import classes from './offers.module.css'
import { TONES } from './tones.ts'

const AT = { status: '', search: '', country: '', sort: '-changed', page: '1', size: '50' }
const NO_FILTER = { status: '', search: '', country: '', page: '1' }
const NONE: OfferRow[] = []

const placeOf = (row: OfferRow) => paths.ats({ application: row.application, tab: 'offer' })

/** The offers of the company, whosever they are. */
export default function Offers() {
  const t = useOfferWords()
  const format = useFormat()
  const navigate = useGo()
  const [at, go] = useAddress(AT)
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    search: at.search,
    country: at.country,
    sort: SORTS.find((s) => s === at.sort) ?? '-changed',
    pageSize: Number(at.size) || 50,
  } as const
  const { pageSize, ...filter } = input
  const page = Number(at.page) || 1
  const answer = useListPage(companyOffersCall, input, page)
  const { data } = answer
  const columns = useColumns()
  const counts = data?.counts
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : 0
  const isFiltered = Boolean(at.search || input.status || at.country)
  const labels = {
    status: input.status && t(`status.${input.status}`),
    country: at.country && format.countryName(at.country),
  }
  const chips = filterChips(labels, go)
  const counted = (name: string, n: number | undefined) => (counts ? `${name} (${format.number(n ?? 0)})` : name)
  return (
    <ListScreen
      {...listFrame({ at, usual: AT, go, answer, pageSize: pageSize, sort: input.sort })}
      list="offers"
      filter={filter}
      chips={chips}
      name="offers"
      label={t('list.title')}
      columns={columns}
      rows={data?.offers ?? NONE}
      rowId={(row) => row.id}
      rowName={(row) => row.position}
      search={listSearch(at, go, t('list.search'))}
      filters={
        <>
          <NativeSelect
            aria-label={t('list.status')}
            value={input.status}
            onChange={(event) => go({ status: event.currentTarget.value, page: '1' })}
            data={[
              { value: '', label: counted(t('list.all'), all) },
              ...STATUSES.map((s) => ({ value: s, label: counted(t(`status.${s}`), counts?.[s]) })),
            ]}
          />
          {isFiltered && (
            <Button variant="subtle" onClick={() => go(NO_FILTER)}>
              {t('list.clear')}
            </Button>
          )}
        </>
      }
      empty={
        <EmptyState icon={<IconFileText size={22} stroke={1.6} />} title={t(isFiltered ? 'list.nothing' : 'none')}>
          {t(isFiltered ? 'list.nothingText' : 'list.noneText')}
        </EmptyState>
      }
      onOpen={(row) => void navigate(placeOf(row))}
      lines={2}
    />
  )
}

const useColumns = (): Column<OfferRow>[] => {
  const t = useOfferWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['name', 'application'],
        header: t('list.person'),
        fixed: true,
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <Link className={classes.named} to={placeOf(row)}>
              <bdi>{row.name ?? t('list.number', { number: row.number })}</bdi>
            </Link>
            <span className={classes.small}>{row.name && t('list.number', { number: row.number })}</span>
          </div>
        ),
      },
      {
        id: 'position',
        inFile: ['position', 'department', 'job'],
        header: t('form.position'),
        sort: 'position',
        width: 210,
        cell: (row) => (
          <div className={classes.two}>
            <bdi>{row.position}</bdi>
            <span className={classes.small}>
              {format.list([row.department, row.job === row.position ? null : row.job])}
            </span>
          </div>
        ),
      },
      {
        id: 'status',
        inFile: ['status'],
        header: t('list.status'),
        width: 160,
        cell: (row) => <StatusBadge tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusBadge>,
      },
      {
        id: 'country',
        inFile: ['country'],
        header: t('list.country'),
        width: 130,
        cell: (row) => format.countryName(row.country),
      },
      {
        id: 'starts',
        inFile: ['startsOn'],
        header: t('form.startsOn'),
        sort: 'starts',
        width: 120,
        cell: (row) => format.day(row.startsOn),
      },
      {
        id: 'expires',
        inFile: ['expiresOn', 'sent'],
        header: t('form.expiresOn'),
        sort: 'expires',
        width: 150,
        cell: (row) => format.day(row.expiresOn),
      },
      {
        id: 'changed',
        inFile: ['changed'],
        header: t('list.changed'),
        sort: 'changed',
        width: 150,
        wideOnly: true,
        cell: (row) => format.moment(row.updatedAt),
      },
    ],
    [t, format],
  )
}
