import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useComplianceWords } from '../words/index.ts'

type Format = 'pdf' | 'csv'
type Person = { id: string; number: string; name: string; format: Format }

/** Fetches a report and hands it to the browser; says so, or what stood in the way. */
const useDownload = () => {
  const t = useComplianceWords()
  return async (address: string, file: string, done: string) => {
    try {
      saveFile(file, await fetchFile(address))
      notify.success(done)
    } catch (error) {
      const said = error instanceof Error ? error.message : ''
      notify.failure(said ? t('failed_', { error: said }) : t('failedAgain'))
    }
  }
}

export const useReport = () => {
  const t = useComplianceWords()
  const download = useDownload()
  return ({ id, number, name, format }: Person) =>
    download(
      `/api/compliance/employees/${id}/report?format=${format}`,
      `compliance-${number}.${format}`,
      t('reported', { name }),
    )
}

export const useCompanyReport = () => {
  const t = useComplianceWords()
  const download = useDownload()
  return (format: Format, completeness: string | undefined) =>
    download(
      `/api/compliance/report?format=${format}${completeness ? `&completeness=${completeness}` : ''}`,
      `compliance-report.${format}`,
      t('companyReported'),
    )
}
