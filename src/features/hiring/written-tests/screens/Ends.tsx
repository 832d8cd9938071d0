import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { WrittenTest } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, retireCall, testCall, testsCall } from './calls.ts'

/** Throwing a draft away that was never published, or retiring a test and taking it up again. */
export const Ends = ({ test, onGone }: { test: WrittenTest; onGone: () => void }) => {
  const t = useWords()
  const [sure, setSure] = useState(false)
  const refreshes = { refreshes: [testCall, testsCall] }
  const retire = useCommand(retireCall, refreshes)
  const remove = useCommand(deleteCall, { refreshes: [testsCall] })
  const { id, state } = test
  const isDraft = state === 'draft'
  const end = () => {
    if (isDraft)
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            notify.success(t('ends.gone'))
            onGone()
          },
        },
      )
    else retire.mutate({ id, retired: true }, { onSuccess: () => setSure(false) })
  }
  return (
    <section className={panel.row}>
      {state === 'retired' ? (
        <Button variant="default" loading={retire.isPending} onClick={() => retire.mutate({ id, retired: false })}>
          {t('ends.restore')}
        </Button>
      ) : (
        <Button variant="subtle" color="red" onClick={() => setSure(true)}>
          {t(isDraft ? 'ends.remove' : 'ends.retire')}
        </Button>
      )}
      {retire.error && !sure && <ErrorState error={retire.error} />}
      {sure && (
        <Dialog title={t(isDraft ? 'ends.removeTitle' : 'ends.retireTitle')} onClose={() => setSure(false)}>
          <div className={panel.stack}>
            <p>{t(isDraft ? 'ends.removeText' : 'ends.retireText')}</p>
            {(retire.error ?? remove.error) && <ErrorState error={retire.error ?? remove.error} />}
            <div className={panel.row}>
              <Button color="red" loading={retire.isPending || remove.isPending} onClick={end}>
                {t(isDraft ? 'ends.remove' : 'ends.retire')}
              </Button>
              <Button variant="default" onClick={() => setSure(false)}>
                {t('ends.cancel')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  )
}
