import { useState } from 'react'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'

/** Every word that was given, as a file. */
export const useLog = () => {
  const [loading, setLoading] = useState(false)
  const download = async (format: 'csv' | 'pdf') => {
    setLoading(true)
    try {
      saveFile(`approvals.${format}`, await fetchFile(`/api/company/approvals/log.${format}`))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : '')
    } finally {
      setLoading(false)
    }
  }
  return { download, loading }
}
