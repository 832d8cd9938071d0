import { Alert, Progress as Bar, Button, Group } from '@mantine/core'
import { useListWords } from '../words/index.ts'
import classes from './list.module.css'
import type { Progress } from './useBulk.ts'

type Props = {
  progress: Progress
  nameOf: (id: string) => string
  /** How many were done, and can be taken back. */
  done: number
  onRetry: () => void
  onUndo: (() => void) | null
  onClose: () => void
}

/** Something that is being done with many: how far it is, and what was not done, each with why. */
export const BulkProgress = ({
  progress: { of, seen, failed, running },
  nameOf,
  done,
  onRetry,
  onUndo,
  onClose,
}: Props) => {
  const t = useListWords()
  return (
    <div className={classes.stack}>
      <Bar value={of === 0 ? 100 : (100 * seen) / of} aria-label={t('bulk.progress', { seen, of })} />
      <p role="status">{t('bulk.progress', { seen, of })}</p>
      {failed.length > 0 && (
        <Alert color="yellow" title={t('bulk.failed', { count: failed.length })} role="alert">
          <ul className={classes.failures}>
            {failed.map((f) => (
              <li key={f.id}>
                <bdi>{nameOf(f.id)}</bdi>: {f.why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!running && (
        <Group justify="flex-end">
          {onUndo && done > 0 && (
            <Button variant="subtle" onClick={onUndo}>
              {t('bulk.undo', { count: done })}
            </Button>
          )}
          {failed.length > 0 && (
            <Button variant="default" onClick={onRetry}>
              {t('bulk.retry', { count: failed.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </Group>
      )}
    </div>
  )
}
