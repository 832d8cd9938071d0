import type { SpokenCountry } from '../../../../countries/translate.ts'
import { fromMinor } from '../../../../shared/money.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ConfirmDialog } from '../../../../web/ui/Consequences.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { payOf } from '../../../adverts/content/posting.rules.ts'
import type { Job } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, moveCall, readCall, revisionsCall } from './calls.ts'

type Props = { job: Job; country: SpokenCountry; onClose: () => void; onDone: (job: Job) => void }

/** What the public will see, before it does; and from the button on there are two minutes to stop it. */
export const PublishDialog = ({ job, country, onClose, onDone }: Props) => {
  const t = useWords()
  const { day, money, number } = useFormat()
  const move = useCommand(moveCall, { refreshes: [listCall, readCall, revisionsCall] })
  const { minorUnits, symbol } = country.currency
  const { min, max } = payOf(job.content, minorUnits)
  const amount = (minor: number | null) =>
    minor === null ? '…' : money(fromMinor(minor, minorUnits), { symbol, decimals: minorUnits })
  return (
    <ConfirmDialog
      title={t('publish.title')}
      facts={[
        { label: t('publish.job'), value: `${job.title || t('untitled')} · #${job.number}` },
        { label: t('publish.place'), value: job.place ?? '—' },
        { label: t('publish.pay'), value: `${amount(min)} – ${amount(max)}` },
        { label: t('publish.vacancies'), value: number(job.vacancies) },
        { label: t('publish.until'), value: day(job.content.closesOn) },
      ]}
      confirm={t('publish.confirm')}
      cancel={t('ask.cancel')}
      dismiss={t('ask.dismiss')}
      error={move.error && country.say(move.error.message)}
      pending={move.isPending}
      onConfirm={() =>
        move.mutate(
          { id: job.id, version: job.version, action: 'publish', later: true },
          {
            onSuccess: ({ job: moved }) => {
              notify.success(t('publish.done'))
              onDone(moved)
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t('publish.text')}</p>
    </ConfirmDialog>
  )
}
