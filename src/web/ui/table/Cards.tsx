import { useUiWords } from '../words/index.ts'
import classes from './DataTable.module.css'
import type { TableModel } from './model.ts'
import { Tick } from './Tick.tsx'
import type { Column, DataTableProps } from './types.ts'

type Props<Row extends object> = DataTableProps<Row> & { table: TableModel<Row>; byId: Map<string, Column<Row>> }

/** The same rows on a phone. */
export const Cards = <Row extends object>({ table, byId, rowName, card, onSelect, label, fetching }: Props<Row>) => {
  const t = useUiWords()
  const columns = table.getVisibleLeafColumns().flatMap((c) => byId.get(c.id) ?? [])
  return (
    <ul className={classes.cards} aria-label={label} data-fetching={fetching || undefined}>
      {table.getRowModel().rows.map((row) => (
        <li key={row.id} className={classes.card}>
          {onSelect && (
            <Tick
              large
              className={classes.cardTick}
              label={t('table.selectRow', { name: rowName(row.original) })}
              checked={row.getIsSelected()}
              onChange={(on) => row.toggleSelected(on)}
            />
          )}
          <div className={classes.cardBody}>
            {card ? card(row.original) : <Plain row={row.original} columns={columns} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

const Plain = <Row,>({ row, columns }: { row: Row; columns: Column<Row>[] }) => {
  const [first, ...rest] = columns.filter((c) => !c.wideOnly)
  return (
    <>
      {first?.cell(row)}
      <dl className={classes.pairs}>
        {rest.map((c) => (
          <div key={c.id}>
            <dt>{c.header}</dt>
            <dd>{c.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
