import { Progress, Text } from '@mantine/core'
import { useBulkWords } from '../words/index.ts'
import classes from './bulk.module.css'
import { Check } from './Check.tsx'
import { Choose } from './Choose.tsx'
import { Done } from './Done.tsx'
import { MapColumns } from './MapColumns.tsx'
import { Uploading } from './Uploading.tsx'
import { type Upload, useUpload } from './useUpload.ts'

type Props = { onRefresh?: () => void; onClose?: () => void }

/** Many employees from one file. */
export default function BulkUpload({ onRefresh, onClose }: Props) {
  const upload = useUpload()
  const { step, sheet } = upload
  return (
    <div className={classes.tool} tabIndex={-1} data-home>
      {step === 'choose' && <Choose upload={upload} />}
      {step === 'reading' && <Reading upload={upload} />}
      {step === 'map' && sheet && <MapColumns upload={upload} sheet={sheet} />}
      {step === 'check' && sheet && <Check upload={upload} sheet={sheet} />}
      {step === 'uploading' && <Uploading upload={upload} />}
      {step === 'done' && sheet && <Done upload={upload} sheet={sheet} onRefresh={onRefresh} onClose={onClose} />}
    </div>
  )
}

const Reading = ({ upload }: { upload: Upload }) => {
  const t = useBulkWords()
  return (
    <div className={classes.wait} role="status">
      <Text size="sm">{upload.sheet ? t('checking') : t('reading', { name: upload.fileName })}</Text>
      <Progress value={upload.share * 100} aria-label={t('checking')} />
    </div>
  )
}
