import { Progress, Text } from '@mantine/core'
import { Check } from './Check.tsx'
import { Choose } from './Choose.tsx'
import { Done } from './Done.tsx'
import classes from './imports.module.css'
import { MapColumns } from './MapColumns.tsx'
import { type ImportSurface, SurfaceProvider, useToolWords } from './surface.ts'
import { Uploading } from './Uploading.tsx'
import { type Upload, useImportFile } from './useImportFile.ts'

type Props = { surface: ImportSurface; onRefresh?: (() => void) | undefined; onClose?: (() => void) | undefined }

/** Many of something from one file: chosen, matched, checked, put right, written, and taken back. */
export const ImportTool = ({ surface, onRefresh, onClose }: Props) => {
  const upload = useImportFile(surface)
  const { step, sheet } = upload
  return (
    <SurfaceProvider value={surface}>
      <div className={classes.tool} tabIndex={-1} data-home>
        {step === 'choose' && <Choose upload={upload} />}
        {step === 'reading' && <Reading upload={upload} />}
        {step === 'map' && sheet && <MapColumns upload={upload} sheet={sheet} />}
        {step === 'check' && sheet && <Check upload={upload} sheet={sheet} />}
        {step === 'uploading' && <Uploading upload={upload} />}
        {step === 'done' && sheet && <Done upload={upload} sheet={sheet} onRefresh={onRefresh} onClose={onClose} />}
      </div>
    </SurfaceProvider>
  )
}

const Reading = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  return (
    <div className={classes.wait} role="status">
      <Text size="sm">{upload.sheet ? t('checking') : t('reading', { name: upload.fileName })}</Text>
      <Progress value={upload.share * 100} aria-label={t('checking')} />
    </div>
  )
}
