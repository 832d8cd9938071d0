import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWebWords } from '../words/index.ts'
import classes from './states.module.css'

type EmptyProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** Nothing here: why, and the one action that fills it. */
export const EmptyState = ({ icon, title, children, action }: EmptyProps) => (
  <div className={classes.state}>
    {icon && (
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
    )}
    <p className={classes.title}>{title}</p>
    {children && <p className={classes.text}>{children}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)

type ErrorProps = { title?: string; error: unknown; onRetry?: () => void; retrying?: boolean; kept?: ReactNode }

/** It did not work: what happened, what was kept, and the way to try again. */
export const ErrorState = ({ title, error, onRetry, retrying = false, kept: stored }: ErrorProps) => {
  const t = useWebWords()
  const sentence = error instanceof Error ? error.message : String(error)
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="wrong" aria-hidden>
        <IconAlertTriangle size={22} stroke={1.6} />
      </span>
      <p className={classes.title}>{title ?? t('state.failed')}</p>
      <p className={classes.text}>{sentence}</p>
      {stored && <p className={classes.text}>{stored}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry} loading={retrying}>
            {t('state.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

type WhenLoadedProps<T> = {
  answer: { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  title?: string
  /** What stands in its place until it is there. */
  waiting: ReactNode
  children: (data: T) => ReactNode
}

/** What a call answered, which stays when a later one fails; before the first answer its place, or why there is none. */
export const WhenLoaded = <T,>({ answer, title, waiting, children }: WhenLoadedProps<T>): ReactNode => {
  const { data, error, isFetching, refetch } = answer
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return <ErrorState {...(title && { title })} error={error} onRetry={() => void refetch()} retrying={isFetching} />
}

/** The place of a table that is being fetched. */
export const LoadingTable = ({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) => {
  const t = useWebWords()
  return (
    <div className={classes.table} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity, they are placeholders
        <div key={row} className={classes.line}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={column} height={12} width={`${45 + ((row * 7 + column * 13) % 40)}%`} radius="xl" />
          ))}
        </div>
      ))}
    </div>
  )
}
