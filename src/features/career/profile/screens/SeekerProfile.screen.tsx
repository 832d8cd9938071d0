import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { Slot } from '../../../../web/slots.tsx'
import { Page } from '../../../../web/ui/Page.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Cvs } from './Cvs.tsx'
import { profileCall, saveCall } from './calls.ts'
import { Edit } from './Edit.tsx'
import type { ReadText } from './Paste.tsx'
import { Review, Reviewed } from './Review.tsx'
import classes from './seekers.module.css'

const Leave = lazy(() => import('../../account-data/erasure/screens/Leave.tsx'))

const DEFAULTS = { cv: '' }
/** What employers see of the profile follows it. */
const FOUND = { path: '/api/seeker/found' } as const

export default function SeekerProfile() {
  const t = useWords()
  const [at, go] = useAddress(DEFAULTS)
  const answer = useApiState(profileCall, {})
  const { data, refetch } = answer
  const save = useCommand(saveCall, { refreshes: [profileCall, FOUND] })
  // A form begins anew when the profile was changed past it: by accepting what a CV says.
  const [round, setRound] = useState(0)
  // Read from a text, and kept nowhere but here.
  const [typed, setTyped] = useState<(ReadText & { name: string; n: number }) | null>(null)
  const keep = async (profile: ProfileInput) => {
    if (data) await save.mutateAsync({ ...profile, version: data.version })
    await refetch()
  }
  const take = async (profile: ProfileInput) => {
    await keep(profile)
    setRound(round + 1)
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
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button variant="default" onClick={() => void download()}>
          {t('download')}
        </Button>
      }
    >
      <WhenLoaded answer={answer} waiting={<Waiting />}>
        {({ profile, completeness }) => (
          <div className={classes.stack}>
            <Completeness {...completeness} />
            <Cvs
              reviewing={at.cv}
              onReview={(cv) => {
                setTyped(null)
                go({ cv })
              }}
              onRead={(found, name) => {
                go({ cv: '' })
                setTyped({ ...found, name, n: (typed?.n ?? 0) + 1 })
              }}
            />
            {typed && at.cv === '' && (
              <Reviewed key={typed.n} {...typed} profile={profile} onTake={take} onClose={() => setTyped(null)} />
            )}
            {at.cv !== '' && (
              <Review key={at.cv} id={at.cv} profile={profile} onTake={take} onClose={() => go({ cv: '' })} />
            )}
            <Edit key={round} profile={profile} onSave={keep} />
            <Slot name="seeker-profile" with={{}} fallback={<Skeleton height={220} />} />
            <Suspense fallback={null}>
              <Leave />
            </Suspense>
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}

const Waiting = () => {
  const t = useWords()
  return (
    <div role="status" aria-label={t('loading')} className={classes.stack}>
      <Skeleton height={72} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </div>
  )
}

const Completeness = ({ done, of, missing }: { done: number; of: number; missing: string[] }) => {
  const t = useWords()
  const text = t('complete', { done, of })
  return (
    <section className={classes.card} aria-label={text}>
      <div className={classes.meter}>
        <strong>{text}</strong>
        <progress max={of} value={done} aria-label={text} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.note}>{t('allThere')}</p>
      ) : (
        <p className={classes.note}>
          {t('missing.title')}: {missing.map((key) => t(`missing.${key}` as 'missing.place')).join(' · ')}
        </p>
      )}
    </section>
  )
}
