import { ActionIcon, Menu, SegmentedControl } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { csvFile, saveFile } from '../../download.ts'
import { notify } from '../../notify.ts'
import { ChartTableView } from './ChartTableView.tsx'
import classes from './chart.module.css'
import { chartCsv, chartTable, chartText, isEmptyChart, MOST_SERIES } from './chart.rules.ts'
import { Drawing } from './Drawing.tsx'
import type { ChartProps } from './types.ts'
import { useChartWords } from './words/index.ts'

/** The name of a file: what the chart is called, with what a file may not be called left out. */
const fileNameOf = (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.csv`

export default function ChartPanel(props: ChartProps) {
  const { title, description, of, points, series, empty, level = 3, controls } = props
  const t = useChartWords()
  const id = useId()
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const Heading = level === 2 ? 'h2' : 'h3'
  const table = chartTable(of, points, series)
  const isEmpty = isEmptyChart(points, series)
  const copy = () =>
    navigator.clipboard.writeText(chartText(table)).then(
      () => notify.success(t('copied')),
      () => notify.failure(t('notCopied')),
    )
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption className={classes.head}>
        <div>
          <Heading id={id} className={classes.title}>
            {title}
          </Heading>
          <p className={classes.quiet}>{description}</p>
        </div>
        {!isEmpty && (
          <div className={classes.controls}>
            {controls}
            <SegmentedControl
              size="xs"
              aria-label={t('show', { title })}
              value={shown}
              onChange={(next) => setShown(next as typeof shown)}
              data={[
                { value: 'chart', label: t('chart') },
                { value: 'table', label: t('table') },
              ]}
            />
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" aria-label={t('numbers', { title })} title={t('numbers', { title })}>
                  <IconDots size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void copy()}>{t('copy')}</Menu.Item>
                <Menu.Item onClick={() => saveFile(fileNameOf(title), csvFile(chartCsv(table)))}>{t('csv')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
      </figcaption>
      {isEmpty && <p className={classes.empty}>{empty}</p>}
      {!isEmpty && shown === 'chart' && (
        <>
          <Drawing {...props} series={series.slice(0, MOST_SERIES)} />
          {series.length > MOST_SERIES && (
            <p className={classes.quiet}>{t('drawn', { drawn: MOST_SERIES, all: series.length })}</p>
          )}
          {/* The same numbers for whoever does not see the drawing, and on paper; what can be pressed is in the table that is shown. */}
          <div className={classes.twin}>
            <ChartTableView {...props} table={table} linkOf={undefined} />
          </div>
        </>
      )}
      {!isEmpty && shown === 'table' && (
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, a table that may be wider than the page
        <div
          className={classes.scroll}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by the keyboard
          tabIndex={0}
          aria-label={t('numbers', { title })}
        >
          <ChartTableView {...props} table={table} />
        </div>
      )}
    </figure>
  )
}
