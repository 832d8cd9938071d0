import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { useWords } from '../words/index.ts'
import { offersCall, openCall, STALE } from './calls.ts'
import { useSay } from './shown.ts'

const RenewalDialog = lazy(() => import('./RenewalDialog.tsx'))

/** Starts the renewal of something that runs out, where nobody has: in the list of what does, so that it is told once. */
export default function StartRenewal(props: Slots['compliance.expiring']) {
  const may = useMay()
  return may('employees.compliance.read') ? <Start {...props} /> : null
}

const Start = ({ employeeId, name, thing, thingId }: Slots['compliance.expiring']) => {
  const t = useWords()
  const say = useSay()
  const [opened, setOpened] = useState<string | null>(null)
  const { data } = useApiState(offersCall, {})
  const open = useCommand(openCall, { refreshes: STALE })
  const offer = data?.mayWrite
    ? data.offers.find((one) => one.employeeId === employeeId && one.thing === thing && one.thingId === thingId)
    : undefined
  return (
    <>
      {offer && (
        <Button
          size="compact-md"
          variant="default"
          disabled={open.isPending}
          aria-label={t('beginOf', { what: say(offer.country, offer.what), name })}
          onClick={() =>
            open.mutate(
              { employeeId, thing: offer.thing, thingId },
              {
                onSuccess: ({ renewal }) => setOpened(renewal.id),
                onError: (problem) => notify.failure(problem.message),
              },
            )
          }
        >
          {t('begin')}
        </Button>
      )}
      <Suspense>{opened && <RenewalDialog id={opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}
