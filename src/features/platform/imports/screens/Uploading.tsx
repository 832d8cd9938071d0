import { Button, Group, Progress, Text } from '@mantine/core'
import { useFormat } from '../../../../web/ui/format.ts'
import classes from './imports.module.css'
import { useToolWords } from './surface.ts'
import type { Upload } from './useImportFile.ts'

export const Uploading = ({ upload }: { upload: Upload }) => {
  const t = useToolWords()
  const { number } = useFormat()
  const { done, of } = upload.progress
  return (
    <div className={classes.wait}>
      <Text size="sm" role="status">
        {t('uploading')}
      </Text>
      <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={t('uploading')} />
      <Group justify="space-between">
        <Text size="sm" className="figures">
          {t('progress', { done: number(done), of: number(of) })}
        </Text>
        <Button variant="default" size="compact-sm" onClick={upload.stop}>
          {t('stop')}
        </Button>
      </Group>
    </div>
  )
}
