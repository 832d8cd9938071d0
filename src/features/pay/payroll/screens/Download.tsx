import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'

/** Fetches a file and hands it to the browser; asks for the password where the call does. */
export const DownloadButton = ({
  address,
  name,
  children,
  ...button
}: ButtonProps & { address: string; name: string; children: string }) => {
  const [busy, setBusy] = useState(false)
  const fetch = async () => {
    setBusy(true)
    try {
      saveFile(name, await fetchFile(address))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      {...button}
      loading={busy}
      onClick={() => void fetch()}
    >
      {children}
    </Button>
  )
}
