import { Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconRefresh, IconUpload, IconX } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { notify } from '../../../web/notify.ts'
import { Figures } from '../../../web/ui/Figures.tsx'
import { useFormat } from '../../../web/ui/format.ts'
import { csvLine } from '../../employees/rules.ts'
import { csvFile, saveFile } from '../../employees/screens/download.ts'
import { COLUMN_LABELS, REQUIRED_COLUMNS } from '../columns.ts'
import { useBulkWords } from '../words/index.ts'
import classes from './bulk.module.css'
import { MapColumns } from './MapColumns.tsx'
import { ready, wrongRowsCsv } from './sheet.ts'
import { type Upload, useUpload } from './useUpload.ts'
import { WrongRows } from './WrongRows.tsx'

type Props = { onRefresh?: () => void; onClose?: () => void }

/** Many employees from one file. */
export default function BulkUpload({ onRefresh, onClose }: Props) {
  const upload = useUpload()
  const { step, sheet } = upload
  return (
    <div className={classes.tool}>
      {step === 'choose' && <Choose upload={upload} />}
      {step === 'reading' && <Reading upload={upload} />}
      {step === 'map' && sheet && <MapColumns upload={upload} sheet={sheet} />}
      {step === 'check' && sheet && <Check upload={upload} />}
      {step === 'uploading' && <Uploading upload={upload} />}
      {step === 'done' && <Done upload={upload} onRefresh={onRefresh} onClose={onClose} />}
    </div>
  )
}

/** The columns of the specification's file. */
const TEMPLATE = Object.keys(COLUMN_LABELS).slice(0, 12)

const Choose = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  const [over, setOver] = useState(false)
  const drop = (e: DragEvent) => {
    e.preventDefault()
    setOver(false)
    const file = e.dataTransfer.files[0]
    if (file) void upload.take(file)
  }
  const template = () => {
    saveFile('employee-upload-template.csv', csvFile(`\ufeff${csvLine(TEMPLATE)}`))
    notify.success(say('templateSaved'))
  }
  const countries = upload.countries?.map((c) => c.slug).join(', ') ?? ''
  return (
    <>
      <div className={classes.lead}>
        <p className={classes.note}>{say('intro')}</p>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={template}>
          {say('template')}
        </Button>
      </div>
      <section
        className={classes.drop}
        data-over={over || undefined}
        aria-label={say('drop')}
        onDragOver={(e) => {
          e.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={30} stroke={1.4} aria-hidden />
        <Text size="sm">{say('drop')}</Text>
        <FileButton onChange={(file) => file && void upload.take(file)} accept=".csv,text/csv">
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} />} disabled={!upload.isReady}>
              {say('choose')}
            </Button>
          )}
        </FileButton>
      </section>
      <section className={classes.instructions} aria-labelledby="bulk-instructions">
        <h3 id="bulk-instructions" className={classes.heading}>
          {say('instructions')}
        </h3>
        <ul>
          <li>{say('instruction.required', { countries })}</li>
          <li>{say('instruction.optional')}</li>
          <li>{say('instruction.dates')}</li>
          <li>{say('instruction.format')}</li>
        </ul>
      </section>
    </>
  )
}

const Reading = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  return (
    <div className={classes.wait} role="status">
      <Text size="sm">{upload.sheet ? say('checking') : say('reading', { name: '' })}</Text>
      <Progress value={upload.share * 100} aria-label={say('checking')} />
    </div>
  )
}

const Check = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  const { number } = useFormat()
  const { sheet } = upload
  if (!sheet) return null
  const count = ready(sheet).length
  return (
    <>
      <div className={classes.lead}>
        <p className={classes.file}>{say('file', { name: sheet.name, n: number(sheet.rows.length) })}</p>
        <Group gap="xs">
          <Button variant="subtle" size="compact-md" onClick={upload.remap}>
            {say('map.change')}
          </Button>
          <Button variant="subtle" size="compact-md" leftSection={<IconX size={15} />} onClick={upload.reset}>
            {say('remove')}
          </Button>
        </Group>
      </div>
      <Figures
        figures={[
          { label: say('valid'), value: <span className="figures">{number(count)}</span>, tone: 'ok' },
          {
            label: say('wrong'),
            value: <span className="figures">{number(sheet.errors.size)}</span>,
            ...(sheet.errors.size > 0 ? { tone: 'wrong' as const } : {}),
          },
          {
            label: say('warned'),
            value: <span className="figures">{number(sheet.warnings.size)}</span>,
            ...(sheet.warnings.size > 0 ? { tone: 'careful' as const } : {}),
          },
        ]}
      />
      <Preview upload={upload} />
      <WrongRows upload={upload} sheet={sheet} />
      <div className={classes.bar}>
        {sheet.errors.size > 0 && <DownloadWrong upload={upload} />}
        <Button onClick={upload.upload} disabled={count === 0} leftSection={<IconUpload size={16} />}>
          {say('processMany', { count, n: number(count) })}
        </Button>
      </div>
    </>
  )
}

const DownloadWrong = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  const { sheet } = upload
  if (!sheet) return null
  const save = () => {
    const name = sheet.name.replace(/\.[^.]*$/, '')
    saveFile(`${name}-wrong-rows.csv`, csvFile(wrongRowsCsv(sheet, say('reason'))))
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={16} />} onClick={save}>
      {say('downloadWrong')}
    </Button>
  )
}

const PREVIEW_ROWS = 5

const Preview = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  const { sheet } = upload
  if (!sheet) return null
  const columns = sheet.mapping.flatMap((column, at) => (column ? [{ column, at }] : []))
  const required: readonly string[] = REQUIRED_COLUMNS
  return (
    <div className={classes.block}>
      <h3 id="bulk-preview" className={classes.heading}>
        {say('preview')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="bulk-preview">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('row')}</th>
              {columns.map(({ column }) => (
                <th key={column} scope="col" data-required={required.includes(column) || undefined}>
                  {COLUMN_LABELS[column as 'email'] ?? column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(0, PREVIEW_ROWS).map((cells, i) => (
              <tr key={sheet.numbers[i]}>
                <td className="figures">{sheet.numbers[i]}</td>
                {columns.map(({ column, at }) => (
                  <td key={column}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const Uploading = ({ upload }: { upload: Upload }) => {
  const say = useBulkWords()
  const { number } = useFormat()
  const { done, of } = upload.progress
  return (
    <div className={classes.wait} role="status">
      <Text size="sm">{say('uploading')}</Text>
      <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={say('uploading')} />
      <Group justify="space-between">
        <Text size="sm" className="figures">
          {say('progress', { done: number(done), of: number(of) })}
        </Text>
        <Button variant="default" size="compact-sm" onClick={upload.stop}>
          {say('stop')}
        </Button>
      </Group>
    </div>
  )
}

const Done = ({ upload, onRefresh, onClose }: { upload: Upload } & { [K in keyof Props]: Props[K] | undefined }) => {
  const say = useBulkWords()
  const { number } = useFormat()
  const { sheet, result } = upload
  if (!sheet) return null
  const again = ready(sheet).length
  const refresh = () => {
    onRefresh?.()
    notify.success(say('refreshed'))
    onClose?.()
  }
  return (
    <>
      <h3 className={classes.heading}>{say('results')}</h3>
      <Figures
        figures={[
          { label: say('successful'), value: <span className="figures">{number(result.successful)}</span>, tone: 'ok' },
          {
            label: say('failed'),
            value: <span className="figures">{number(result.failed)}</span>,
            ...(result.failed > 0 ? { tone: 'wrong' as const } : {}),
          },
          {
            label: say('total'),
            value: <span className="figures">{number(result.successful + result.failed)}</span>,
          },
        ]}
      />
      <WrongRows upload={upload} sheet={sheet} title={say('errorsByRow')} />
      <div className={classes.bar}>
        {sheet.errors.size > 0 && <DownloadWrong upload={upload} />}
        <Button variant="default" onClick={upload.reset}>
          {say('another')}
        </Button>
        {onRefresh && (
          <Button variant={again > 0 ? 'default' : 'filled'} leftSection={<IconRefresh size={16} />} onClick={refresh}>
            {say('refresh')}
          </Button>
        )}
        {again > 0 && (
          <Button onClick={upload.upload} leftSection={<IconUpload size={16} />}>
            {say('processMany', { count: again, n: number(again) })}
          </Button>
        )}
      </div>
    </>
  )
}
