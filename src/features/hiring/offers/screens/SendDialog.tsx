import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ConfirmDialog } from '../../../../web/ui/Consequences.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import type { Offer } from '../contract.ts'
import { useOfferWords } from '../words/index.ts'
import { listCall, moveCall } from './calls.ts'

type Props = { offer: Offer; symbol: string; onClose: () => void }

/** What the person will read, before it leaves; and from the button on there is time to take it back. */
export const SendDialog = ({ offer, symbol, onClose }: Props) => {
  const t = useOfferWords()
  const { money, day, moment } = useFormat()
  const move = useCommand(moveCall, { refreshes: [listCall, documentsCall] })
  const amount = (text: string) => money(text, { symbol, decimals: offer.decimals })
  const send = () =>
    move.mutate(
      { id: offer.id, version: offer.version, action: 'send', later: true },
      {
        onSuccess: ({ offer: sent }) => {
          notify.success(t('send.done', { when: moment(sent.leavesAt) }))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={t('send.title')}
      facts={[
        { label: t('form.position'), value: offer.position },
        { label: t('send.pay'), value: t('pay', { amount: amount(offer.pay), period: t(`period.${offer.period}`) }) },
        { label: t('send.total'), value: amount(offer.monthly) },
        { label: t('form.startsOn'), value: day(offer.startsOn) },
        { label: t('form.expiresOn'), value: day(offer.expiresOn) },
        { label: t('form.probation'), value: String(offer.probationMonths) },
      ]}
      confirm={t('send.submit')}
      cancel={t('send.cancel')}
      dismiss={t('actions.close')}
      error={move.error && (Object.values(move.error.fields)[0] ?? move.error.message)}
      pending={move.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('send.text')}</p>
    </ConfirmDialog>
  )
}
