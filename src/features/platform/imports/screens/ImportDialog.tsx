import { useMediaQuery } from '@mantine/hooks'
import { useApiState } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useImportWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { ImportTool } from './ImportTool.tsx'
import { useKindSurface } from './kind.ts'

type Props = {
  kind: string
  /** Said once for all rows, where the kind asks for it. */
  options?: Readonly<Record<string, unknown>>
  /** Addresses of the calls that show what is brought in. */
  stale: readonly string[]
  onClose: () => void
}

const NO_OPTIONS = {}

/** Brings in a file of a kind that some feature defines. */
export default function ImportDialog({ kind, options = NO_OPTIONS, stale, onClose }: Props) {
  const t = useImportWords()
  const language = useLanguage()
  const label = useApiState(listCall, { kind }).data?.kind.label
  const surface = useKindSurface(kind, options, stale)
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  return (
    <Dialog
      onClose={onClose}
      size={960}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={t('title', { kind: (language === 'ar' && label?.ar) || label?.en || '' })}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
    >
      {surface && <ImportTool surface={surface} onClose={onClose} />}
    </Dialog>
  )
}
