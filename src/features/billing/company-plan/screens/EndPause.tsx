import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { companyPlanCall, endPauseCall } from './calls.ts'

/** Ends the pause before its day. */
export const EndPause = () => {
  const t = useWords()
  const { day } = useFormat()
  const end = useCommand(endPauseCall, { refreshes: [companyPlanCall] })
  const onSuccess = ({ nextBill }: { nextBill: string }) => notify.success(t('pause.ended', { day: day(nextBill) }))
  return (
    <>
      <Button loading={end.isPending} onClick={() => end.mutate({}, { onSuccess })}>
        {t('pause.end')}
      </Button>
      {end.error && <ErrorState error={end.error} />}
    </>
  )
}
