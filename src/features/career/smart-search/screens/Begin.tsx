import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { forgetAllCall, forgetCall, lessCall, startCall } from './calls.ts'
import classes from './smart.module.css'

/** Nothing has been asked: six sentences to begin with, those of before, and what one wants less of. */
export const StartScreen = ({ onSay }: { onSay: (said: string) => void }) => {
  const t = useWords()
  const { data, error, isPending, refetch } = useApiState(startCall, {})
  const refreshes = [startCall]
  const forget = useCommand(forgetCall, { refreshes })
  const forgetAll = useCommand(forgetAllCall, { refreshes })
  const less = useCommand(lessCall, { refreshes })
  const failed = { onError: (problem: Error) => notify.failure(problem.message) }
  if (isPending) return <LoadingTable rows={6} columns={1} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={classes.column}>
      <section aria-labelledby="examples">
        <h2 id="examples" className={classes.heading}>
          {t('examples')}
        </h2>
        <ul className={classes.examples}>
          {data.examples.map((said) => (
            <li key={said}>
              <button type="button" className={classes.example} dir="ltr" lang="en" onClick={() => onSay(said)}>
                {said}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {data.searches.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent" className={classes.heading}>
            {t('recent')}
          </h2>
          <p className={classes.quiet}>{t('recentText')}</p>
          <ul className={classes.recent}>
            {data.searches.map((s) => (
              <li key={s.id}>
                <button type="button" className={classes.again} dir="auto" onClick={() => onSay(s.said)}>
                  {s.said}
                </button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('erase', { said: s.said })}
                  onClick={() => forget.mutate({ id: s.id }, failed)}
                >
                  <IconX size={14} />
                </ActionIcon>
              </li>
            ))}
          </ul>
          <Button size="compact-sm" variant="subtle" onClick={() => forgetAll.mutate({}, failed)}>
            {t('eraseAll')}
          </Button>
        </section>
      )}
      {data.less.length > 0 && (
        <section aria-labelledby="less">
          <h2 id="less" className={classes.heading}>
            {t('lessList')}
          </h2>
          <ul className={classes.chips}>
            {data.less.map((title) => (
              <li key={title} className={classes.chip}>
                <span dir="auto">{title}</span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('asMany', { title })}
                  onClick={() => less.mutate({ title, less: false }, failed)}
                >
                  <IconX size={14} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
