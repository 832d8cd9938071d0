import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { Objection } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import { againCall, matchCall, objectCall } from './calls.ts'
import { Lines } from './Lines.tsx'
import classes from './match.module.css'
import { Made, Sum, TransparencyLink } from './Sum.tsx'

/** How often it is looked whether a comparison that was asked for is there. ms */
const LOOK = 3_000

/** What an application has of what its job asks, for the team: each requirement with its reason. It moves nothing. */
export default function MatchPanel({ applicationId }: { applicationId: string }) {
  const t = useMatchWords()
  const at = { application: applicationId }
  const again = useCommand(againCall, { refreshes: [matchCall] })
  const { data, error, refetch, isFetching } = useApiState(
    matchCall,
    at,
    again.isSuccess ? { refetchInterval: LOOK } : {},
  )
  const object = useCommand(objectCall, { refreshes: [matchCall] })
  if (error && !data)
    return <ErrorState title={t('title')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  const { match, state } = data
  const ask = () =>
    again.mutate(at, {
      onSuccess: () => notify.success(t('queued')),
      onError: (e) => notify.failure(e.message),
    })
  const said = (o: Objection) => (o.by === 'user' && o.who ? t('saidBy', { who: o.who }) : t(`said.${o.by}`))
  return (
    <section aria-label={t('title')} className={classes.panel}>
      <div className={classes.head}>
        <h3>
          {t('title')} <span className={classes.assisted}>{t('assisted')}</span>
        </h3>
        {state !== 'human_only' && state !== 'not_used' && (
          <Button size="compact-sm" variant="default" onClick={ask} loading={again.isPending}>
            {t(match ? 'again' : 'compare')}
          </Button>
        )}
      </div>
      {match ? (
        <>
          <p className={classes.quiet}>{t('intro')}</p>
          <Sum match={match} />
          <Lines
            match={match}
            objections={data.objections}
            said={said}
            disagreeing={{
              sending: object.isPending,
              problem: object.error ? (Object.values(object.error.fields)[0] ?? object.error.message) : null,
              help: t('whyHelp'),
              send: (line, reason, done) =>
                object.mutate(
                  { ...at, line, reason },
                  {
                    onSuccess: () => {
                      notify.success(t('sent'))
                      done()
                    },
                  },
                ),
            }}
          />
          <Made match={match} />
        </>
      ) : (
        <div className={classes.state}>
          <p>
            <strong>{state === 'compared' ? t('state.waiting') : t(`state.${state}`)}</strong>
          </p>
          <p className={classes.quiet}>
            {state === 'compared' ? t('stateText.waiting') : t(`stateText.${state}`)} <TransparencyLink />
          </p>
        </div>
      )}
    </section>
  )
}
