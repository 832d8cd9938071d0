import { Alert, Button, Group, NativeSelect, Progress } from '@mantine/core'
import { IconDownload, IconUpload, IconX } from '@tabler/icons-react'
import { csvFile, saveFile } from '../../../../web/download.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import classes from './imports.module.css'
import { countsOf, PREVIEW_ROWS, type Sheet, wrongRowsCsv } from './sheet.ts'
import { useColumnLabel, useSurface, useToolWords } from './surface.ts'
import type { Upload } from './useImportFile.ts'
import { WrongRows } from './WrongRows.tsx'

/** Before anything is saved: who is new, who is there already, what is wrong, and the rows to put right. */
export const Check = ({ upload, sheet }: { upload: Upload; sheet: Sheet }) => {
  const t = useToolWords()
  const { number, isolated } = useFormat()
  const { fresh, duplicate, wrong } = countsOf(sheet)
  const running = upload.trial?.state === 'running'
  const figure = (label: string, count: number, tone: 'ok' | 'careful' | 'wrong') => ({
    label,
    value: <span className="figures">{number(count)}</span>,
    ...(count > 0 ? { tone } : {}),
  })
  return (
    <>
      <div className={classes.lead}>
        <p className={classes.file}>{t('file', { name: isolated(sheet.name), n: number(sheet.rows.length) })}</p>
        <Group gap="xs">
          {sheet.sheets.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={t('tab')}
              value={sheet.sheet ?? ''}
              data={sheet.sheets}
              onChange={(e) => upload.takeTab(e.currentTarget.value)}
            />
          )}
          <Button variant="subtle" size="compact-md" onClick={upload.remap}>
            {t('map.change')}
          </Button>
          <Button variant="subtle" size="compact-md" leftSection={<IconX size={15} />} onClick={upload.reset}>
            {t('remove')}
          </Button>
        </Group>
      </div>
      {sheet.remembered && <p className={classes.note}>{t('rememberedMap')}</p>}
      <Before upload={upload} />
      <Figures
        figures={[
          figure(t('fresh'), fresh, 'ok'),
          figure(t('duplicate'), duplicate, 'careful'),
          figure(t('wrong'), wrong, 'wrong'),
          figure(t('warned'), sheet.warnings.size, 'careful'),
        ]}
      />
      <Trial upload={upload} />
      <Preview sheet={sheet} />
      <Remarks sheet={sheet} />
      <WrongRows upload={upload} sheet={sheet} />
      <div className={classes.bar}>
        {sheet.errors.size > 0 && <DownloadWrong sheet={sheet} />}
        <Button
          onClick={() => void upload.upload()}
          disabled={fresh === 0 || running}
          leftSection={<IconUpload size={16} />}
        >
          {t('processMany', { count: fresh, n: number(fresh) })}
        </Button>
      </div>
    </>
  )
}

/** This file was begun or imported before. */
const Before = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  const { number, moment } = useFormat()
  const { before, sheet } = upload
  if (!before || !sheet) return null
  const values = {
    added: number(before.added),
    rows: number(before.rows),
    when: moment(before.finishedAt ?? before.createdAt),
    who: before.createdBy ?? t('past.somebody'),
  }
  const isOver = before.status === 'done'
  const textOfEnd = before.added >= before.rows ? 'past.wasAll' : 'past.wasText'
  const text = isOver ? textOfEnd : 'past.goesOnText'
  return (
    <Alert
      color={isOver ? 'yellow' : 'blue'}
      variant="light"
      role="status"
      title={isOver ? t('past.was', values) : t('past.goesOn')}
    >
      {t(text, values)}
    </Alert>
  )
}

/** How far the check against the company's people is. */
const Trial = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  const { number } = useFormat()
  const { trial } = upload
  if (!trial) return null
  const { done, of } = trial.progress
  if (trial.state === 'running')
    return (
      <div className={classes.trial}>
        <p className={classes.note}>{t('trial.running', { done: number(done), of: number(of) })}</p>
        <Progress size="sm" value={of === 0 ? 0 : (done / of) * 100} aria-label={t('checking')} />
      </div>
    )
  return (
    <Group gap="xs" role="status">
      <p className={classes.note}>{t(trial.state === 'done' ? 'trial.done' : 'trial.failed')}</p>
      <Button variant="subtle" size="compact-sm" onClick={upload.check}>
        {t('trial.again')}
      </Button>
    </Group>
  )
}

export const DownloadWrong = ({ sheet }: { sheet: Sheet }) => {
  const t = useToolWords()
  const save = () => {
    const name = sheet.name.replace(/\.[^.]*$/, '')
    saveFile(`${name}-wrong-rows.csv`, csvFile(wrongRowsCsv(sheet, t('reason'))))
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
      {t('downloadWrong')}
    </Button>
  )
}

/** Remarks that are shown: who has more puts the file right. */
const MOST_REMARKS = 50

/** What is odd and stops nothing, row by row. */
const Remarks = ({ sheet }: { sheet: Sheet }) => {
  const t = useToolWords()
  const label = useColumnLabel()
  const { number } = useFormat()
  if (sheet.warnings.size === 0) return null
  return (
    <section className={classes.block} aria-labelledby="bulk-remarks">
      <h3 id="bulk-remarks" className={classes.heading}>
        {t('warnings')}
      </h3>
      <ul className={classes.remarks}>
        {[...sheet.warnings].slice(0, MOST_REMARKS).map(([index, found]) => (
          <li key={index}>
            <strong className="figures">{t('rowNumber', { n: number(sheet.numbers[index] ?? 0) })}</strong>{' '}
            {found.map(({ field, message }) => `${label(field)}: ${message}`).join('. ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Preview = ({ sheet }: { sheet: Sheet }) => {
  const t = useToolWords()
  const label = useColumnLabel()
  const columns = sheet.mapping.flatMap((column, at) => (column ? [{ column, at }] : []))
  const required = new Set(useSurface().columns?.flatMap(({ key, required }) => (required ? [key] : [])))
  return (
    <div className={classes.block}>
      <h3 id="bulk-preview" className={classes.heading}>
        {t('preview')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="bulk-preview">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              {columns.map(({ column }) => (
                <th key={column} scope="col" data-required={required.has(column) || undefined}>
                  {label(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(0, PREVIEW_ROWS).map((cells, i) => (
              <tr key={sheet.numbers[i]}>
                <td className="figures">{sheet.numbers[i]}</td>
                {columns.map(({ column, at }) => (
                  <td key={column} dir="auto">
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
