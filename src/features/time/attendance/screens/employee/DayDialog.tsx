import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../../web/api.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../employee/words/index.ts'
import { AskCorrection } from './AskCorrection.tsx'
import { dayCall } from './calls.ts'
import { DayExplained } from './DayExplained.tsx'
import { useTimes } from './useTimes.ts'

const ownPhotoOf = (punchId: string) => `/api/my/attendance/photo?punch=${punchId}`

/** One's own day with every minute, and the way to ask for a correction. */
export const DayDialog = ({ day, asks, onClose }: { day: string; asks: boolean; onClose: () => void }) => {
  const t = useWords()
  const { shortDay } = useTimes()
  const [isAsking, setAsking] = useState(asks)
  const { data, error, isFetching, refetch } = useApiState(dayCall, { day })
  return (
    <Dialog onClose={onClose} title={`${isAsking ? t('ask.title') : t('day.title')}: ${shortDay(day)}`} size="lg">
      {!data && !error && <Skeleton height={240} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && isAsking && <AskCorrection day={data} onDone={onClose} onCancel={() => setAsking(false)} />}
      {data && !isAsking && (
        <>
          <DayExplained day={data} photoOf={ownPhotoOf} />
          <Button mt="md" variant="default" onClick={() => setAsking(true)}>
            {t('day.askFix')}
          </Button>
        </>
      )}
    </Dialog>
  )
}
