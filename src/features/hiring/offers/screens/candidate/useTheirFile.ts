import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import type { ApplicationAccess } from './NextSteps.tsx'

/** Fetches a file of one's own application and hands it to the browser. */
export const useTheirFile =
  ({ application, link }: ApplicationAccess, path: string, name: string) =>
  async () => {
    const address = `/api/applications/${application}/${path}`
    try {
      saveFile(name, await fetchFile(link ? `${address}?link=${encodeURIComponent(link)}` : address))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : String(error))
    }
  }
