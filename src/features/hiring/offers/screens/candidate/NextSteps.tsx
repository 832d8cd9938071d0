import { Alert, Button } from '@mantine/core'
import { useApiState } from '../../../../../web/api.ts'
import { useNextWords } from '../../candidate/words/index.ts'
import { interviewsCall, offersCall } from './calls.ts'
import { InterviewStep } from './InterviewStep.tsx'
import classes from './next.module.css'
import { OfferStep } from './OfferStep.tsx'

/** Whose application: with their account, or with the link they were sent. */
export type ApplicationAccess = { application: string; link: string | null }

/**
 * What waits for the person in an application of theirs: a time to choose, an offer to answer; and what came of those before. Nothing is shown
 * where nothing is. Whoever withdrew has no time to choose any more: the company’s side is told a moment later.
 */
export default function NextSteps({ application, link, withdrawn }: ApplicationAccess & { withdrawn: boolean }) {
  const t = useNextWords()
  const anonymous = link !== null
  const interviews = useApiState(interviewsCall, { application, link }, { anonymous })
  const offers = useApiState(offersCall, { application, link }, { anonymous })
  if ((interviews.error && !interviews.data) || (offers.error && !offers.data))
    return (
      <Alert color="red" role="alert">
        <p className={classes.words}>{t('failed')}</p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            void interviews.refetch()
            void offers.refetch()
          }}
        >
          {t('retry')}
        </Button>
      </Alert>
    )
  const met = (interviews.data?.interviews ?? []).filter(({ status }) => !(withdrawn && status === 'proposed'))
  const made = offers.data?.offers ?? []
  if (met.length + made.length === 0) return null
  return (
    <div className={classes.steps}>
      {made.map((offer) => (
        <OfferStep
          key={offer.id}
          offer={offer}
          name={offers.data?.name ?? ''}
          needsCode={offers.data?.needsCode ?? true}
          theirs={{ application, link }}
        />
      ))}
      {met.toReversed().map((interview) => (
        <InterviewStep key={interview.id} interview={interview} theirs={{ application, link }} />
      ))}
    </div>
  )
}
