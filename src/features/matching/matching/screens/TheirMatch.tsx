import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import type { TheirExplained } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import { peopleCall, theirCall, theirObjectCall } from './calls.ts'
import { Lines, useSpan } from './Lines.tsx'
import classes from './match.module.css'
import { Made, Sum, TransparencyLink } from './Sum.tsx'

/** Whose application: with their account, or with the link they were sent. */
type Theirs = { application: string; link: string | null }

/** The same explanation the employer reads, for the person it is about: what was given, what was found, how to disagree, and the way to people alone. */
export default function TheirMatch({ application, link }: Theirs) {
  const t = useMatchWords()
  const theirs = { application, link }
  const anonymous = link !== null
  const { data, error, refetch } = useApiState(theirCall, theirs, { anonymous })
  const object = useCommand(theirObjectCall, { refreshes: [theirCall], anonymous })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        <p>{t('failed')}</p>
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Alert>
    )
  if (!data) return null
  const { match, state } = data
  return (
    <section aria-label={t('title')} className={classes.panel}>
      <div className={classes.head}>
        <h2>
          {t('title')} {match && <span className={classes.assisted}>{t('assisted')}</span>}
        </h2>
      </div>
      {match ? (
        <>
          <p className={classes.quiet}>{t('introTheirs')}</p>
          <Sum match={match} />
          <Lines
            match={match}
            objections={data.objections}
            said={(o) => t(o.by === 'candidate' ? 'said.you' : 'said.user')}
            disagreeing={{
              sending: object.isPending,
              problem: object.error ? (Object.values(object.error.fields)[0] ?? object.error.message) : null,
              help: t('whyHelpTheirs'),
              send: (line, reason, done) => object.mutate({ ...theirs, line, reason }, { onSuccess: done }),
            }}
          />
          <Made match={match} />
        </>
      ) : (
        <p className={classes.quiet}>
          {state === 'compared' ? t('theirState.waiting') : t(`theirState.${state}`)} <TransparencyLink />
        </p>
      )}
      {data.given && <Given given={data.given} />}
      {data.mayAsk && <People theirs={theirs} />}
    </section>
  )
}

const Given = ({ given }: { given: NonNullable<TheirExplained['given']> }) => {
  const t = useMatchWords()
  const span = useSpan()
  const { months, ...lists } = given
  const told = (Object.keys(lists) as (keyof typeof lists)[]).filter((name) => lists[name].length > 0)
  return (
    <details className={classes.more}>
      <summary>{t('given')}</summary>
      <p className={classes.quiet}>{t('givenText')}</p>
      {told.length === 0 && months === null && <p className={classes.why}>{t('givenNone')}</p>}
      <dl className={classes.given}>
        {told.map((name) => [
          <dt key={`${name}-name`}>{t(`gave.${name}`)}</dt>,
          ...[...new Set(lists[name])].map((text) => (
            <dd key={`${name}-${text}`} dir="auto">
              {text}
            </dd>
          )),
        ])}
        {months !== null && [<dt key="months-name">{t('gave.months')}</dt>, <dd key="months">{span(months)}</dd>]}
      </dl>
    </details>
  )
}

const People = ({ theirs }: { theirs: Theirs }) => {
  const t = useMatchWords()
  const ask = useCommand(peopleCall, { refreshes: [theirCall], anonymous: theirs.link !== null })
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <div className={classes.row}>
        <Button size="sm" variant="default" onClick={() => setSure(true)}>
          {t('people')}
        </Button>
      </div>
    )
  return (
    <fieldset className={classes.state} aria-label={t('people')}>
      <p className={classes.why}>{t('peopleText')}</p>
      {ask.error && (
        <Alert color="red" role="alert">
          {ask.error.message}
        </Alert>
      )}
      <div className={classes.row}>
        <Button size="sm" loading={ask.isPending} onClick={() => ask.mutate(theirs)} data-autofocus>
          {t('peopleSure')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setSure(false)}>
          {t('back')}
        </Button>
      </div>
    </fieldset>
  )
}
