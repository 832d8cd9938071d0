import { Button } from '@mantine/core'
import { IconRefresh, IconUpload } from '@tabler/icons-react'
import { notify } from '../../../../web/notify.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useBulkWords } from '../words/index.ts'
import classes from './bulk.module.css'
import { DownloadWrong } from './Check.tsx'
import { countsOf, type Sheet } from './sheet.ts'
import { UndoButton } from './Undo.tsx'
import type { Upload } from './useUpload.ts'
import { WrongRows } from './WrongRows.tsx'

type Props = {
  upload: Upload
  sheet: Sheet
  onRefresh: (() => void) | undefined
  onClose: (() => void) | undefined
}

export const Done = ({ upload, sheet, onRefresh, onClose }: Props) => {
  const say = useBulkWords()
  const { number } = useFormat()
  const { fresh, saved } = countsOf(sheet)
  const failed = sheet.errors.size
  const refresh = () => {
    onRefresh?.()
    notify.success(say('refreshed'))
    onClose?.()
  }
  return (
    <>
      <h3 className={classes.heading}>{say('results')}</h3>
      <Figures
        figures={[
          { label: say('successful'), value: <span className="figures">{number(saved)}</span>, tone: 'ok' },
          {
            label: say('failed'),
            value: <span className="figures">{number(failed)}</span>,
            ...(failed > 0 ? { tone: 'wrong' as const } : {}),
          },
          { label: say('total'), value: <span className="figures">{number(saved + failed)}</span> },
        ]}
      />
      <WrongRows upload={upload} sheet={sheet} title={say('errorsByRow')} />
      <div className={classes.bar}>
        {upload.after && <UndoButton import={upload.after} onUndone={upload.reset} />}
        {failed > 0 && <DownloadWrong sheet={sheet} />}
        <Button variant="default" onClick={upload.reset}>
          {say('another')}
        </Button>
        {onRefresh && (
          <Button variant={fresh > 0 ? 'default' : 'filled'} leftSection={<IconRefresh size={16} />} onClick={refresh}>
            {say('refresh')}
          </Button>
        )}
        {fresh > 0 && (
          <Button onClick={() => void upload.upload()} leftSection={<IconUpload size={16} />}>
            {say('processMany', { count: fresh, n: number(fresh) })}
          </Button>
        )}
      </div>
    </>
  )
}
