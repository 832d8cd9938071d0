import { lazy, Suspense } from 'react'
import { loadWords } from '../../i18n.ts'
import { Sparkline } from './Sparkline.tsx'
import type { ChartProps } from './types.ts'

export type { ChartProps } from './types.ts'

const ChartPanel = lazy(() => loadWords(['ui/chart']).then(() => import('./ChartPanel.tsx')))

const LEAST_HEIGHT = 320
const HEAD_HEIGHT = 80
const ROW_HEIGHT = 26
const BAR_HEIGHT = 22

/** As high as what comes, so that what stands below does not move. */
const heightOf = ({ kind, layout, points, series }: ChartProps): number => {
  const lies = kind === 'funnel' || layout === 'rows'
  const row = Math.max(ROW_HEIGHT, series.length * BAR_HEIGHT)
  return lies ? HEAD_HEIGHT + points.length * row : LEAST_HEIGHT
}

/**
 * Figures drawn, with a table of the same numbers: one to look at, one to read, to copy and to take along. Whoever does not see the drawing
 * has the table; the arrow keys go from value to value. Its code comes when it is first drawn.
 */
export const Chart = (props: ChartProps) =>
  props.kind === 'sparkline' ? (
    <Sparkline {...props} />
  ) : (
    <div style={{ minHeight: heightOf(props) }}>
      <Suspense fallback={null}>
        <ChartPanel {...props} />
      </Suspense>
    </div>
  )
