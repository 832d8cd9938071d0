import { ImportTool } from '../../../platform/imports/screens/ImportTool.tsx'
import { useEmployeeSurface } from './surface.ts'

type Props = { onRefresh?: () => void; onClose?: () => void }

/** Many employees from one file. */
export default function BulkUpload({ onRefresh, onClose }: Props) {
  return <ImportTool surface={useEmployeeSurface()} onRefresh={onRefresh} onClose={onClose} />
}
