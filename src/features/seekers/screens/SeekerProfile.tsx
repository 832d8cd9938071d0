import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../web/address.ts'
import { useApiState, useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Page } from '../../../web/ui/Page.tsx'
import { ErrorState } from '../../../web/ui/states.tsx'
import { foundCall } from '../../being-found/screens/calls.ts'
import { fetchFile, saveFile } from '../../employees/screens/download.ts'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Cvs } from './Cvs.tsx'
import { profileCall, saveCall } from './calls.ts'
import { Edit } from './Edit.tsx'
import { Review } from './Review.tsx'
import classes from './seekers.module.css'

const Leave = lazy(() => import('../../seeker-erasure/screens/Leave.tsx'))
const Found = lazy(() => import('../../being-found/screens/Found.tsx'))

const DEFAULTS = { cv: '' }

export default function SeekerProfile() {
  const say = useWords()
  const [at, go] = useAddress(DEFAULTS)
  const { data, error, isFetching, refetch } = useApiState(profileCall, {})
  const save = useCommand(saveCall, { refreshes: [profileCall, foundCall] })
  // A form begins anew when the profile was changed past it: by accepting what a CV says.
  const [round, setRound] = useState(0)
  const keep = async (profile: ProfileInput) => {
    if (data) await save.mutateAsync({ ...profile, version: data.version })
    await refetch()
  }
  const download = async () => {
    try {
      saveFile('fourshore-profile.json', await fetchFile('/api/seeker/profile/export'))
    } catch (failure) {
      notify.failure(failure instanceof Error ? failure.message : '')
    }
  }
  return (
    <Page
      title={say('title')}
      subtitle={say('subtitle')}
      actions={
        <Button variant="default" onClick={() => void download()}>
          {say('download')}
        </Button>
      }
    >
      {data ? (
        <div className={classes.stack}>
          <Completeness {...data.completeness} />
          <Cvs reviewing={at.cv} onReview={(cv) => go({ cv })} />
          {at.cv !== '' && (
            <Review
              key={at.cv}
              id={at.cv}
              profile={data.profile}
              onTake={async (profile) => {
                await keep(profile)
                setRound(round + 1)
              }}
              onClose={() => go({ cv: '' })}
            />
          )}
          <Edit key={round} profile={data.profile} onSave={keep} />
          <Suspense fallback={<Skeleton height={220} />}>
            <Found />
            <Leave />
          </Suspense>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div role="status" aria-label={say('loading')} className={classes.stack}>
          <Skeleton height={72} />
          <Skeleton height={160} />
          <Skeleton height={320} />
        </div>
      )}
    </Page>
  )
}

const Completeness = ({ done, of, missing }: { done: number; of: number; missing: string[] }) => {
  const say = useWords()
  const text = say('complete', { done, of })
  return (
    <section className={classes.card} aria-label={text}>
      <div className={classes.meter}>
        <strong>{text}</strong>
        <progress max={of} value={done} aria-label={text} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.note}>{say('allThere')}</p>
      ) : (
        <p className={classes.note}>
          {say('missing.title')}: {missing.map((key) => say(`missing.${key}` as 'missing.place')).join(' · ')}
        </p>
      )}
    </section>
  )
}
