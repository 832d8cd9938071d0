import { Button, Menu } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { fileAddress, startExportCall } from '../../../platform/lists/screens/calls.ts'
import { useWords } from '../words/index.ts'

/** `paper`: the address of the same as a PDF, where there is one. */
type Input = { list: string; filter: Record<string, string>; name: string; paper?: string }
const FORMATS = ['csv', 'xlsx'] as const
const PAPER = 'pdf'

/** A table of this page as a file. */
export const FileButton = ({ list, filter, name, paper }: Input) => {
  const t = useWords()
  const start = useCommand(startExportCall)
  const take = (format: (typeof FORMATS)[number]) =>
    start.mutateAsync({ list, filter, format }).then(
      async ({ export: made }) => saveFile(`${name}.${format}`, await fetchFile(fileAddress(made.id))),
      (problem: Error) => notify.failure(problem.message),
    )
  const takePaper = (address: string) =>
    fetchFile(address).then(
      (file) => saveFile(`${name}.${PAPER}`, file),
      (problem: Error) => notify.failure(problem.message),
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="default" loading={start.isPending}>
          {t('file')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void take(format)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
        {paper && <Menu.Item onClick={() => void takePaper(paper)}>{PAPER.toUpperCase()}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
