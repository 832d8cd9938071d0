import { Button } from '@mantine/core'
import { IconRefresh, IconUpload } from '@tabler/icons-react'
import { notify } from '../../../../web/notify.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { DownloadWrong } from './Check.tsx'
import classes from './imports.module.css'
import { countsOf, type Sheet } from './sheet.ts'
import { useToolWords } from './surface.ts'
import { UndoButton } from './Undo.tsx'
import type { Upload } from './useImportFile.ts'
import { WrongRows } from './WrongRows.tsx'

type Props = {
  upload: Upload
  sheet: Sheet
  onRefresh: (() => void) | undefined
  onClose: (() => void) | undefined
}

export const Done = ({ upload, sheet, onRefresh, onClose }: Props) => {
  const t = useToolWords()
  const { number } = useFormat()
  const { fresh, saved } = countsOf(sheet)
  const failed = sheet.errors.size
  const refresh = () => {
    onRefresh?.()
    notify.success(t('refreshed'))
    onClose?.()
  }
  return (
    <>
      <h3 className={classes.heading}>{t('results')}</h3>
      <Figures
        figures={[
          { label: t('successful'), value: <span className="figures">{number(saved)}</span>, tone: 'ok' },
          {
            label: t('failed'),
            value: <span className="figures">{number(failed)}</span>,
            ...(failed > 0 ? { tone: 'wrong' as const, hint: t('failedHint') } : {}),
          },
          { label: t('total'), value: <span className="figures">{number(saved + failed + fresh)}</span> },
        ]}
      />
      <WrongRows upload={upload} sheet={sheet} title={t('errorsByRow')} />
      <div className={classes.bar}>
        {upload.after && <UndoButton import={upload.after} onUndone={upload.reset} />}
        {failed > 0 && <DownloadWrong sheet={sheet} />}
        <Button variant="default" onClick={upload.reset}>
          {t('another')}
        </Button>
        {onRefresh && (
          <Button variant={fresh > 0 ? 'default' : 'filled'} leftSection={<IconRefresh size={16} />} onClick={refresh}>
            {t('refresh')}
          </Button>
        )}
        {fresh > 0 && (
          <Button onClick={() => void upload.upload()} leftSection={<IconUpload size={16} />}>
            {t('processMany', { count: fresh, n: number(fresh) })}
          </Button>
        )}
      </div>
    </>
  )
}
