import { Skeleton } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { attemptCall } from './calls.ts'
import { Outcome } from './Outcome.tsx'
import { Running } from './Running.tsx'

/** A test of a company that is taken, or its result when it is over. */
export default function WrittenAttempt({ id, onBack }: { id: string; onBack: () => void }) {
  const answer = useApiState(attemptCall, { id })
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
      {(attempt) =>
        attempt.result ? (
          <Outcome attempt={attempt} result={attempt.result} onBack={onBack} />
        ) : (
          <Running key={`${attempt.isPaused} ${attempt.atQuestion}`} attempt={attempt} onBack={onBack} />
        )
      }
    </WhenLoaded>
  )
}
