import { Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { csvLine } from '../../../../shared/csv.ts'
import { csvFile, saveFile } from '../../../../web/download.ts'
import { dirOf, useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import classes from './imports.module.css'
import { PastImports } from './PastImports.tsx'
import { useSurface, useToolWords } from './surface.ts'
import type { Upload } from './useImportFile.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows copied from a spreadsheet: cells with a tab between them, read as a file is. */
const Paste = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  const [text, setText] = useState('')
  const use = () => void upload.take(new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }))
  return (
    <div className={classes.paste}>
      <Textarea
        label={t('paste.title')}
        description={t('paste.hint')}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
      />
      <Button variant="default" onClick={use} disabled={!upload.isReady || text.trim() === ''}>
        {t('paste.use')}
      </Button>
    </div>
  )
}

export const Choose = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  const language = useLanguage()
  const [over, setOver] = useState(false)
  const drop = (e: DragEvent) => {
    e.preventDefault()
    setOver(false)
    const file = e.dataTransfer.files[0]
    if (file) void upload.take(file)
  }
  const { template } = useSurface()
  const { instructions } = template
  const saveCsv = () => {
    saveFile(`${template.file}-template.csv`, csvFile(`\ufeff${csvLine(template.columns)}`))
    notify.success(t('templateSaved'))
  }
  const saveExcel = async () => {
    const { workbookOf } = await import('./xlsx.write.ts')
    const people = {
      name: t('peopleTab'),
      rows: [template.columns],
      widths: template.columns.map((c) => c.length + 10),
      bold: true,
    }
    const howTo = { name: t('instructions'), rows: instructions.map((line) => [line]), widths: [120] }
    const book = workbookOf([people, howTo], dirOf(language) === 'rtl')
    saveFile(`${template.file}-template.xlsx`, new Blob([book as Uint8Array<ArrayBuffer>], { type: XLSX }))
    notify.success(t('templateSaved'))
  }
  const saveInstructions = () => {
    const text = [t('title'), '', ...instructions.map((line) => `- ${line}`), ''].join('\r\n')
    saveFile(`${template.file}-instructions.txt`, new Blob([`\ufeff${text}`], { type: 'text/plain;charset=utf-8' }))
  }
  return (
    <>
      <div className={classes.lead}>
        <p className={classes.note}>{t('intro')}</p>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={saveCsv}>
            {t('template')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void saveExcel()}>
            {t('templateExcel')}
          </Button>
        </Group>
      </div>
      <section
        className={classes.drop}
        data-over={over || undefined}
        aria-label={t('drop')}
        onDragOver={(e) => {
          e.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={30} stroke={1.4} aria-hidden />
        <Text size="sm">{t('drop')}</Text>
        <FileButton onChange={(file) => file && void upload.take(file)} accept={`.csv,text/csv,.xlsx,${XLSX}`}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} />} disabled={!upload.isReady}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
      </section>
      <Paste upload={upload} />
      <section className={classes.instructions} aria-labelledby="bulk-instructions">
        <div className={classes.lead}>
          <h3 id="bulk-instructions" className={classes.heading}>
            {t('instructions')}
          </h3>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconDownload size={15} />}
            onClick={saveInstructions}
          >
            {t('instructionsFile')}
          </Button>
        </div>
        <ul>
          {instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <PastImports />
    </>
  )
}
