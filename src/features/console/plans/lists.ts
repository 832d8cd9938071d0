import type { OpenContext } from '../../../server/context.ts'
import { definePlatformListExport } from '../../../server/list.export.ts'
import type { Cell } from '../../../server/sheets.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { readPlanTables } from './contract.ts'
import { seesPlanTables } from './policy.ts'
import { listPlanCoupons, listPlanSellers, listSeatPrices, listSeekerPrices, listTaxes } from './service.ts'

type Tables = Output<typeof readPlanTables>
type Columns<Row> = readonly { id: string; header: string; value: (row: Row) => Cell }[]

/** A table of plans as a file: whole, as it is on the page. */
const tableExport = <Row>(
  list: string,
  columns: Columns<Row>,
  read: (ctx: OpenContext, db: Db) => Promise<readonly Row[]>,
) =>
  definePlatformListExport({
    list,
    may: seesPlanTables,
    action: 'plan-table.export',
    input: readPlanTables.input,
    columns,
    rows: async function* (ctx, db) {
      yield await read(ctx, db)
    },
  })

/** Rates are in parts of 100,000. */
const percentOf = (rate: number): string => fromMinor(rate, 3)

type Priced = { amount: number; currency: { code: string; minorUnits: number } }
const priceColumns = [
  { id: 'price', header: 'Price', value: (row: Priced) => fromMinor(row.amount, row.currency.minorUnits) },
  { id: 'currency', header: 'Currency', value: (row: Priced) => row.currency.code },
] as const

type Dated = { fromDay: string; untilDay: string | null }
const dayColumns = [
  { id: 'fromDay', header: 'From', value: (row: Dated) => row.fromDay },
  { id: 'untilDay', header: 'Until', value: (row: Dated) => row.untilDay },
] as const

const seats: Columns<Tables['seats'][number]> = [
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'product', header: 'Plan', value: (row) => row.product },
  { id: 'period', header: 'Period', value: (row) => row.period },
  ...priceColumns,
  { id: 'messages', header: 'Messages', value: (row) => row.messages },
  { id: 'mostSeats', header: 'Most seats', value: (row) => row.mostSeats },
  ...dayColumns,
]

const seekers: Columns<Tables['seekers'][number]> = [
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'tier', header: 'Plan', value: (row) => row.tier },
  { id: 'period', header: 'Period', value: (row) => row.period },
  ...priceColumns,
  { id: 'taxIncluded', header: 'Tax included', value: (row) => (row.taxIncluded ? 'yes' : 'no') },
  { id: 'trialDays', header: 'Free trial (days)', value: (row) => row.trialDays },
  ...dayColumns,
]

const taxes: Columns<Tables['taxes'][number]> = [
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'region', header: 'Region', value: (row) => row.region },
  { id: 'name', header: 'Tax', value: (row) => row.name },
  { id: 'rate', header: 'Rate (%)', value: (row) => percentOf(row.rate) },
  { id: 'source', header: 'Source', value: (row) => row.source },
  ...dayColumns,
]

const sellers: Columns<Tables['sellers'][number]> = [
  { id: 'country', header: 'Country', value: (row) => row.country },
  { id: 'name', header: 'Seller', value: (row) => row.name },
  { id: 'taxNumber', header: 'Tax number', value: (row) => row.taxNumber },
  { id: 'address', header: 'Address', value: (row) => row.address },
]

const coupons: Columns<Tables['coupons'][number]> = [
  { id: 'code', header: 'Code', value: (row) => row.code },
  { id: 'buyers', header: 'For', value: (row) => row.buyers },
  { id: 'rate', header: 'Off (%)', value: (row) => percentOf(row.rate) },
  { id: 'periods', header: 'Bills', value: (row) => row.periods },
  { id: 'uses', header: 'Uses', value: (row) => row.uses },
  { id: 'mostUses', header: 'Most uses', value: (row) => row.mostUses },
  ...dayColumns,
]

export const planTableExports = [
  tableExport('plan-seat-prices', seats, listSeatPrices),
  tableExport('plan-seeker-prices', seekers, listSeekerPrices),
  tableExport('plan-taxes', taxes, (_ctx, db) => listTaxes(db)),
  tableExport('plan-sellers', sellers, (_ctx, db) => listPlanSellers(db)),
  tableExport('plan-coupons', coupons, (_ctx, db) => listPlanCoupons(db)),
]
