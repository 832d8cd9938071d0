import { ActionIcon, Menu } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { ListExportView } from '../exports.contract.ts'
import { useListWords } from '../words/index.ts'
import { exportsCall, fileAddress } from './calls.ts'
import { makeFile, type WantedFile } from './makeFile.ts'

type Props = WantedFile & { disabled: boolean }

/** The list as a file, as it is shown; and the files one has had of it. */
export default function FileMenu({ list, table, columns, filter, disabled }: Props) {
  const t = useListWords()
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const [making, setMaking] = useState(false)
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
  const make = async (format: 'csv' | 'xlsx') => {
    setMaking(true)
    try {
      const name = await makeFile({ list, table, columns, filter }, format)
      notify.success(name === null ? t('file.later') : t('file.saved', { name }))
      void client.invalidateQueries({ queryKey: [exportsCall.path] })
    } catch (error) {
      notify.failure((error as Error).message)
    }
    setMaking(false)
  }
  return (
    <Menu opened={open} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size="input-sm"
          variant="default"
          aria-label={t('file.open')}
          title={t('file.open')}
          loading={making}
          disabled={disabled}
        >
          <IconFileDownload size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('file.shown')}</Menu.Label>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => void make(format)}>
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
  )
}
