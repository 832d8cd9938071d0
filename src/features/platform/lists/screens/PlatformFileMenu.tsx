import { ActionIcon, Menu } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { makeAndFetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { hiddenColumns } from '../../../../web/ui/table/preferences.ts'
import { FORMATS, type Format, fileNameOf } from '../exports.rules.ts'
import { useListWords } from '../words/index.ts'
import { PLATFORM_FILES } from './calls.ts'
import type { FileColumns } from './makeFile.ts'

type Props = {
  list: string
  /** What the list is called, where a page has several. */
  name?: string | undefined
  /** As the call of the list takes them. */
  filter: Readonly<Record<string, string>>
  /** The table that shows the list, and its columns; without one the file has all there are. */
  table?: { name: string; columns: FileColumns } | undefined
  disabled: boolean
}

const shownColumns = ({ name, columns }: { name: string; columns: FileColumns }): string[] => {
  const hidden = hiddenColumns(name)
  return columns.filter((column) => !hidden.includes(column.id)).flatMap((column) => column.inFile ?? [])
}

/** A list of the platform as a file, as it is shown. */
export default function PlatformFileMenu({ list, name, filter, table, disabled }: Props) {
  const t = useListWords()
  const [making, setMaking] = useState(false)
  const make = async (format: Format) => {
    setMaking(true)
    try {
      const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
      const columns = table ? shownColumns(table) : []
      const file = await makeAndFetchFile(PLATFORM_FILES, { list, format, columns, filter: set })
      const called = fileNameOf(list, new Date().toISOString(), format)
      saveFile(called, file)
      notify.success(t('file.saved', { name: called }))
    } catch (error) {
      notify.failure((error as Error).message)
    }
    setMaking(false)
  }
  const label = name === undefined ? t('file.open') : t('file.openNamed', { name })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size="input-sm"
          variant="default"
          aria-label={label}
          title={label}
          loading={making}
          disabled={disabled}
        >
          <IconFileDownload size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('file.shown')}</Menu.Label>
        {FORMATS.toReversed().map((format) => (
          <Menu.Item key={format} onClick={() => void make(format)}>
            {t(`file.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
