import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { forgetInterestsCall, interestsCall } from './calls.ts'
import { Result } from './Result.tsx'

const Quiz = lazy(() => import('./Quiz.tsx'))

/** What somebody likes to do: the quiz, or the result they keep. */
export const Interests = ({ refreshes }: { refreshes: readonly { path: string }[] }) => {
  const t = useWords()
  const format = useFormat()
  const { data } = useApiState(interestsCall, {})
  const forget = useCommand(forgetInterestsCall, { refreshes: [interestsCall, ...refreshes] })
  const [asks, setAsks] = useState(false)
  if (!data) return null
  const { kept } = data
  return (
    <section className={panel.card} aria-labelledby="interests">
      <h2 id="interests">{t('title')}</h2>
      <p className={panel.quiet}>{t('limit')}</p>
      {kept ? (
        <details>
          <summary>{t('kept', { day: format.day(kept.at) })}</summary>
          <Result scores={kept.scores} leading={kept.leading} />
        </details>
      ) : (
        <p>{t('intro')}</p>
      )}
      <div className={panel.row}>
        <Button variant="default" onClick={() => setAsks(true)}>
          {t(kept ? 'again' : 'begin')}
        </Button>
        {kept && (
          <Button
            variant="subtle"
            loading={forget.isPending}
            onClick={() => forget.mutate({}, { onSuccess: () => notify.success(t('forgotten')) })}
          >
            {t('forget')}
          </Button>
        )}
      </div>
      {asks && (
        <Suspense fallback={null}>
          <Quiz refreshes={refreshes} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </section>
  )
}
