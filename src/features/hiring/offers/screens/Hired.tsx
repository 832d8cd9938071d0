import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { PendingNote } from '../../../../web/ui/Consequences.tsx'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useOfferWords } from '../words/index.ts'
import { keepOpenCall } from './calls.ts'
import type { HireAnswer } from './HireDialog.tsx'

/** They are hired: what went over, what is still to be asked for, and the time left to keep the job open. */
export const Hired = ({ answer, onClose }: { answer: HireAnswer; onClose: () => void }) => {
  const t = useOfferWords()
  const { list, day, moment } = useFormat()
  const keep = useCommand(keepOpenCall)
  const [kept, setKept] = useState(false)
  const { name, missing, closesAt, employeeId, carried, left, before, startsOn, jobId } = answer
  const words = (what: readonly (typeof carried)[number][]) => list(what.map((one) => t(`carried.${one}`)))
  return (
    <Dialog title={t('hire.done', { name })} onClose={onClose} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <Stack gap="sm">
        {before && <p>{t('hire.before', { day: day(startsOn) })}</p>}
        {carried.length > 0 && <p>{t('hire.carried', { what: words(carried) })}</p>}
        {left.length > 0 && <p>{t('hire.left', { what: words(left) })}</p>}
        {missing.length > 0 && <p>{t('hire.missing', { what: list(missing) })}</p>}
        {closesAt && !kept && (
          <PendingNote
            text={t('hire.closes', { when: moment(closesAt) })}
            undo={t('hire.keepOpen')}
            pending={keep.isPending}
            onUndo={() =>
              keep.mutate(
                { id: jobId },
                {
                  onSuccess: () => {
                    setKept(true)
                    notify.success(t('hire.kept'))
                  },
                  onError: (error) => notify.failure(error.message),
                },
              )
            }
          />
        )}
        {kept && <p>{t('hire.kept')}</p>}
        <Link to={paths.employees({ open: 'profile', id: employeeId })}>{t('hire.goto')}</Link>
      </Stack>
    </Dialog>
  )
}
