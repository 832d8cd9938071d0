import { Link } from '../../Link.tsx'
import classes from './chart.module.css'
import type { ChartTable } from './chart.rules.ts'
import type { ChartProps } from './types.ts'
import { useChartWords } from './words/index.ts'

type Props = Pick<ChartProps, 'title' | 'write' | 'also'> & {
  table: ChartTable
  linkOf?: ChartProps['linkOf'] | undefined
}

/** The numbers of a chart, each with the way to the list behind it. */
export const ChartTableView = ({ title, write, table, also = [], linkOf }: Props) => {
  const t = useChartWords()
  return (
    <table className={classes.table} aria-label={t('numbers', { title })}>
      <thead>
        <tr>
          {[...table.headers, ...also.map((column) => column.header)].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, point) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {row.values.map((value, series) => {
              const link = value === null ? null : linkOf?.(point, series)
              const text = value === null ? t('unknown') : write(value)
              return (
                <td key={table.headers[series + 1]} className="figures">
                  {link ? (
                    <Link to={link.to} aria-label={link.name}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
              )
            })}
            {also.map((column) => (
              <td key={column.header} className="figures">
                {column.values[point]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
