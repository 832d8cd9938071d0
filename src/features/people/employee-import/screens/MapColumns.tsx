import { Alert, Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { BULK_COLUMN_NAMES, REQUIRED_COLUMNS } from '../columns.ts'
import { missingColumns } from '../headers.ts'
import { useBulkWords } from '../words/index.ts'
import classes from './bulk.module.css'
import { useColumnLabel } from './labels.ts'
import type { Sheet } from './sheet.ts'
import type { Upload } from './useUpload.ts'

/** What each column of the file holds, asked when a header says nothing to us. */
export const MapColumns = ({ upload, sheet }: { upload: Upload; sheet: Sheet }) => {
  const t = useBulkWords()
  const label = useColumnLabel()
  const { countryName } = useFormat()
  const [mapping, setMapping] = useState(sheet.mapping)
  const missing = missingColumns(mapping)
  const required: readonly string[] = REQUIRED_COLUMNS
  const own = BULK_COLUMN_NAMES.map((value) => ({
    value,
    label: required.includes(value) ? `${label(value)} *` : label(value),
  }))
  const taken = new Set<string>(BULK_COLUMN_NAMES)
  const ofCountries = (upload.countries ?? []).map((country) => ({
    group: t('map.countryFields', { country: countryName(country.code) }),
    items: country.fields
      .filter((f) => {
        const fresh = !taken.has(f.record)
        taken.add(f.record)
        return fresh
      })
      .map((f) => ({ value: f.record, label: label(f.record) })),
  }))
  const data = [
    { value: '', label: t('map.leaveOut') },
    ...own,
    { value: 'first_name', label: t('map.firstName') },
    { value: 'last_name', label: t('map.lastName') },
    ...ofCountries,
  ]
  // One column of ours is held by one column of the file: choosing it elsewhere takes it away here.
  const choose = (at: number, column: string) =>
    setMapping(mapping.map((current, i) => (i === at ? column || null : current === column ? null : current)))
  return (
    <section className={classes.block} aria-labelledby="bulk-map">
      <h3 id="bulk-map" className={classes.heading}>
        {t('map.title')}
      </h3>
      <p className={classes.note}>{t('map.text')}</p>
      <ul className={classes.mapping}>
        {sheet.headers.map((header, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may carry one header
          <li key={at} className={classes.pair}>
            <span>
              <strong>{header || `${t('map.column')} ${at + 1}`}</strong>
              <span className={classes.sample}>{sheet.rows[0]?.[at]}</span>
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
