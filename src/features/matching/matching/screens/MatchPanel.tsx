import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { Objection } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import { againCall, matchCall, objectCall } from './calls.ts'
import { Lines } from './Lines.tsx'
import classes from './match.module.css'
import { How, Made, Sum } from './Sum.tsx'

/** How often it is looked whether a comparison that was asked for is there. ms */
const LOOK = 3_000

/** What an application has of what its job asks, for the team: each requirement with its reason. It moves nothing. */
export default function MatchPanel({ applicationId }: { applicationId: string }) {
  const say = useMatchWords()
  const at = { application: applicationId }
  const again = useCommand(againCall, { refreshes: [matchCall] })
  const { data, error, refetch, isFetching } = useApiState(
    matchCall,
    at,
    again.isSuccess ? { refetchInterval: LOOK } : {},
  )
  const object = useCommand(objectCall, { refreshes: [matchCall] })
  if (error && !data)
    return <ErrorState title={say('title')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  const { match, state } = data
  const ask = () =>
    again.mutate(at, {
      onSuccess: () => notify.success(say('queued')),
      onError: (e) => notify.failure(e.message),
    })
  const said = (o: Objection) => (o.by === 'user' && o.who ? say('saidBy', { who: o.who }) : say(`said.${o.by}`))
  return (
    <section aria-label={say('title')} className={classes.panel}>
      <div className={classes.head}>
        <h3>
          {say('title')} <span className={classes.assisted}>{say('assisted')}</span>
        </h3>
        {state !== 'human_only' && state !== 'not_used' && (
          <Button size="compact-sm" variant="default" onClick={ask} loading={again.isPending}>
            {say(match ? 'again' : 'compare')}
          </Button>
        )}
      </div>
      {match ? (
        <>
          <p className={classes.quiet}>{say('intro')}</p>
          <Sum match={match} />
          <Lines
            match={match}
            objections={data.objections}
            said={said}
            disagreeing={{
              sending: object.isPending,
              problem: object.error ? (Object.values(object.error.fields)[0] ?? object.error.message) : null,
              help: say('whyHelp'),
              send: (line, reason, done) =>
                object.mutate(
                  { ...at, line, reason },
                  {
                    onSuccess: () => {
                      notify.success(say('sent'))
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
            <strong>{state === 'compared' ? say('state.waiting') : say(`state.${state}`)}</strong>
          </p>
          <p className={classes.quiet}>
            {state === 'compared' ? say('stateText.waiting') : say(`stateText.${state}`)} <How />
          </p>
        </div>
      )}
    </section>
  )
}
