import type { ReactNode } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { PlatformFile } from '../../../platform/lists/screens/PlatformFile.tsx'
import { useWords } from '../words/index.ts'
import classes from './plans.module.css'

type ListedProps = {
  title: string
  /** Its file. */
  list: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  empty?: string
  children?: ReactNode
}

/** A table of what is sold, with the form that adds to it beneath. */
export const Listed = ({ title, list, columns, rows, empty, children }: ListedProps) => (
  <section className={panel.card}>
    <div className={classes.head}>
      <h2>{title}</h2>
      <PlatformFile list={list} name={title} filter={{}} disabled={rows.length === 0} />
    </div>
    {rows.length === 0 && empty ? (
      <p className={panel.quiet}>{empty}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      <section className={panel.wide} aria-label={title} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={n}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
    {children}
  </section>
)

/** When something holds, in words. */
export const useDays = () => {
  const t = useWords()
  const { day } = useFormat()
  return ({ fromDay, untilDay }: { fromDay: string; untilDay: string | null }): string =>
    `${day(fromDay)} – ${untilDay === null ? t('open') : day(untilDay)}`
}
