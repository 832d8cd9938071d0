import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../Link.tsx'
import classes from './Figures.module.css'

export type Figure = {
  label: string
  /** Already written out: figures are formatted where their meaning is known. */
  value: ReactNode
  hint?: ReactNode
  /** The address of what the figure counts. */
  to?: string
  tone?: 'ok' | 'careful' | 'wrong'
}

const Value = ({ to, label, value }: Figure) =>
  to ? (
    <Link to={to} className={classes.link} aria-label={`${label}: ${value}`}>
      {value}
    </Link>
  ) : (
    value
  )

/** A row of the figures that matter on a screen. */
export const Figures = ({ figures, loading = false }: { figures: Figure[]; loading?: boolean }) => (
  <dl className={classes.row} aria-busy={loading}>
    {figures.map((f) => (
      <div key={f.label} className={classes.figure}>
        <dt className={classes.label}>
          {f.tone && <span className={classes.dot} data-tone={f.tone} aria-hidden />}
          {f.label}
        </dt>
        <dd className={classes.value}>
          {loading ? <Skeleton height={28} width={72} radius="sm" /> : <Value {...f} />}
        </dd>
        {f.hint && !loading && <dd className={classes.hint}>{f.hint}</dd>}
      </div>
    ))}
  </dl>
)
