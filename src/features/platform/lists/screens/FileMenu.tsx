import { ActionIcon, Button, Group, Menu, TextInput } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { ListExportView } from '../exports.contract.ts'
import { useListWords } from '../words/index.ts'
import { exportsCall, fileAddress } from './calls.ts'
import { makeFile, type WantedFile } from './makeFile.ts'

/** `asksReason`: its call wants to know what the file is for. `name`: what it is a file of, where a page has several. */
type Props = WantedFile & { disabled: boolean; asksReason?: boolean; name?: string }
type Format = 'csv' | 'xlsx'

/** The list as a file, as it is shown; and the files one has had of it. */
export default function FileMenu({ list, table, columns, filter, disabled, asksReason = false, name }: Props) {
  const t = useListWords()
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const [making, setMaking] = useState(false)
  const [wanted, setWanted] = useState<Format | null>(null)
  const files = useApiState(exportsCall, { list }, { enabled: open }).data?.exports ?? []
  const recent = files.filter((file) => file.state === 'ready' || file.state === 'waiting').slice(0, 5)
  const download = async ({ id, name }: Pick<ListExportView, 'id' | 'name'>) => {
    try {
      saveFile(name, await fetchFile(fileAddress(id)))
      notify.success(t('file.saved', { name }))
    } catch (error) {
      notify.failure((error as Error).message)
    }
  }
  const make = async (format: Format, reason: string | null) => {
    setWanted(null)
    setMaking(true)
    try {
      const asked = reason === null ? filter : { ...filter, reason }
      const made = await makeFile({ list, table, columns, filter: asked }, format)
      notify.success(made === null ? t('file.later') : t('file.saved', { name: made }))
      void client.invalidateQueries({ queryKey: [exportsCall.path] })
    } catch (error) {
      notify.failure((error as Error).message)
    }
    setMaking(false)
  }
  const title = name === undefined ? t('file.open') : t('file.openNamed', { name })
  return (
    <>
      <Menu opened={open} onChange={setOpen} position="bottom-end">
        <Menu.Target>
          {name === undefined ? (
            <ActionIcon
              size="input-sm"
              variant="default"
              aria-label={title}
              title={title}
              loading={making}
              disabled={disabled}
            >
              <IconFileDownload size={18} stroke={1.6} />
            </ActionIcon>
          ) : (
            // Beside the file of a list it says which one it is.
            <Button
              variant="default"
              aria-label={title}
              loading={making}
              disabled={disabled}
              leftSection={<IconFileDownload size={18} stroke={1.6} />}
            >
              {name}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('file.shown')}</Menu.Label>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Menu.Item key={format} onClick={() => (asksReason ? setWanted(format) : void make(format, null))}>
              {t(`file.${format}`)}
            </Menu.Item>
          ))}
          {recent.length > 0 && <Menu.Label>{t('file.recent')}</Menu.Label>}
          {recent.map((file) => (
            <Menu.Item key={file.id} disabled={file.state === 'waiting'} onClick={() => void download(file)}>
              <bdi>
                {file.state === 'waiting'
                  ? t('file.waiting', { name: file.name })
                  : t('file.ready', { name: file.name, count: file.rows, rows: number(file.rows) })}
              </bdi>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {wanted && <FileReasonDialog format={wanted} onMake={make} onClose={() => setWanted(null)} />}
    </>
  )
}

type ReasonProps = { format: Format; onMake: (format: Format, reason: string) => Promise<void>; onClose: () => void }

/** What a file is for that tells of pay, health or whereabouts of people. */
const FileReasonDialog = ({ format, onMake, onClose }: ReasonProps) => {
  const t = useListWords()
  const [reason, setReason] = useState('')
  return (
    <Dialog onClose={onClose} title={t('file.why')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void onMake(format, reason)
        }}
      >
        <TextInput
          label={t('file.reason')}
          description={t('file.reasonText')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={300}
          required
        />
        <Group mt="md" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('file.cancel')}
          </Button>
          <Button type="submit" disabled={reason.trim() === ''}>
            {t('file.make')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
