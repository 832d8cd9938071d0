import { useMediaQuery } from '@mantine/hooks'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import BulkUpload from '../../employee-import/screens/BulkUpload.tsx'
import { useBulkWords } from '../../employee-import/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './dialog.module.css'

export default function BulkDialog({ onClose, onRefresh }: { onClose: () => void; onRefresh: () => void }) {
  const t = useWords()
  const sayBulk = useBulkWords()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  return (
    <Dialog
      onClose={onClose}
      size={960}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={sayBulk('title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      closeOnClickOutside={false}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <BulkUpload onRefresh={onRefresh} onClose={onClose} />
    </Dialog>
  )
}
