import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../../shared/endpoint.ts'
import { useCommand } from '../../../../../web/api.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { estimateMyPay } from '../../what-if.contract.ts'
import { PayMonth } from '../PayMonth.tsx'

const estimateCall = wire<typeof estimateMyPay>('POST', '/api/my-pay-estimate')

/** What one will be paid next, marked as an estimate. */
export const Estimate = () => {
  const t = useMyPayWords()
  const { day } = useFormat()
  const ask = useCommand(estimateCall)
  const [open, setOpen] = useState(false)
  const found = ask.data?.estimate
  return (
    <>
      <Button
        variant="subtle"
        loading={ask.isPending}
        onClick={() => ask.mutate({}, { onSuccess: () => setOpen(true) })}
      >
        {t('estimate')}
      </Button>
      {ask.error && <p role="alert">{ask.error.message}</p>}
      {open && ask.data && (
        <Dialog
          title={found ? t('estimateTitle', { day: day(found.payDay) }) : t('estimate')}
          onClose={() => setOpen(false)}
          size="lg"
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {!found && <p>{ask.data.why}</p>}
          {found && (
            <>
              <Alert color="yellow" variant="light" mb="md">
                {t('estimateNote')}
              </Alert>
              <PayMonth country={found.country} currency={found.currency} month={found.month} />
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
