import { Alert, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import classes from './imports.module.css'
import type { Sheet } from './sheet.ts'
import { type SurfaceColumn, useColumnLabel, useSurface, useToolWords } from './surface.ts'
import type { Upload } from './useImportFile.ts'

/** What each column of the file holds, asked when a header says nothing to us. */
export const MapColumns = ({ upload, sheet }: { upload: Upload; sheet: Sheet }) => {
  const t = useToolWords()
  const label = useColumnLabel()
  const { columns, missing: missingOf } = useSurface()
  const [mapping, setMapping] = useState(sheet.mapping)
  const missing = missingOf(mapping)
  const option = ({ key, label: name, required }: SurfaceColumn) => ({
    value: key,
    label: required ? `${name} *` : name,
  })
  const all = columns ?? []
  const groups = [...new Set(all.flatMap(({ group }) => group ?? []))]
  const data = [
    { value: '', label: t('map.leaveOut') },
    ...all.filter(({ group }) => group === undefined).map(option),
    ...groups.map((group) => ({ group, items: all.filter((column) => column.group === group).map(option) })),
  ]
  // One column of ours is held by one column of the file: choosing it elsewhere takes it away here.
  const choose = (at: number, column: string) =>
    setMapping(
      mapping.map((current, i) => {
        if (i === at) return column || null
        if (current === column) return null
        return current
      }),
    )
  return (
    <section className={classes.block} aria-labelledby="bulk-map">
      <h3 id="bulk-map" className={classes.heading}>
        {t('map.title')}
      </h3>
      <p className={classes.note}>{t('map.text')}</p>
      <ul className={classes.mapping}>
        {sheet.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may carry one header
          <li key={at} className={classes.pair} data-unmatched={mapping[at] ? undefined : true}>
            <span>
              <strong>{header || `${t('map.column')} ${at + 1}`}</strong>
              <span className={classes.sample}>{sheet.rows[0]?.[at]}</span>
              {!mapping[at] && <span className={classes.unmatched}>{t('map.unmatched')}</span>}
            </span>
            <NativeSelect
              aria-label={`${t('map.means')}: ${header}`}
              value={mapping[at] ?? ''}
              onChange={(e) => choose(at, e.currentTarget.value)}
              data={data}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Alert color="yellow" variant="light" role="status">
          {t('map.missing', { columns: missing.map(label).join(t('and')) })}
        </Alert>
      )}
      <div className={classes.bar}>
        <Button variant="default" onClick={upload.reset}>
          {t('remove')}
        </Button>
        <Button onClick={() => upload.map(mapping)}>{t('map.done')}</Button>
      </div>
    </section>
  )
}
