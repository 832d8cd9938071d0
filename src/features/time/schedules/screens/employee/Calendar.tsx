import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useWords } from '../../employee/words/index.ts'
import { makeFeedCall, mineCall, revokeFeedCall } from './calls.ts'
import classes from './mine.module.css'

/** The address under which the calendar of whoever reads has their shifts. */
export const Calendar = ({ feed }: { feed: { madeAt: string } | null }) => {
  const t = useWords()
  const [url, setUrl] = useState<string | null>(null)
  const make = useCommand(makeFeedCall, { refreshes: [mineCall] })
  const stop = useCommand(revokeFeedCall, { refreshes: [mineCall] })
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <section className={classes.card} aria-label={t('calendar')}>
      <h2 className={classes.title}>{t('calendar')}</h2>
      <p className={classes.quiet}>{t('calendarText')}</p>
      {url && (
        <>
          <p className={classes.quiet}>{t('feedOnce')}</p>
          <code className={`${classes.address} ltr`}>{url}</code>
        </>
      )}
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          disabled={make.isPending}
          onClick={() => void attempt(async () => setUrl((await make.mutateAsync({})).url))}
        >
          {t(feed ? 'againFeed' : 'makeFeed')}
        </Button>
        {feed && (
          <Button
            size="xs"
            variant="default"
            disabled={stop.isPending}
            onClick={() => void attempt(() => stop.mutateAsync({}).then(() => setUrl(null)))}
          >
            {t('stopFeed')}
          </Button>
        )}
      </div>
    </section>
  )
}
