import { Alert, Button } from '@mantine/core'
import { IconFileTypePdf, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { PendingNote } from '../../../../web/ui/Consequences.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import classes from '../../interviews/screens/interviews.module.css'
import type { listOffers, Offer } from '../contract.ts'
import { isLive, type OfferAction } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { listCall, moveCall } from './calls.ts'
import { HireDialog } from './HireDialog.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { TONES } from './tones.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export type Listed = Output<typeof listOffers>

/** The offer of one application up to the hire. `onHired` is told, so that what lies around it is fetched anew. */
export default function OfferPanel({ applicationId, onHired }: { applicationId: string; onHired?: () => void }) {
  const t = useOfferWords()
  const { data, error, refetch, isFetching } = useApiState(listCall, { application: applicationId })
  const [form, setForm] = useState<Offer | 'new' | null>(null)
  const [hiring, setHiring] = useState(false)
  if (error && !data)
    return <ErrorState title={t('title')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  const live = data.offers.find((o) => isLive(o.status))
  const { hire, vacancies } = data
  return (
    <section aria-label={t('title')}>
      <div className={classes.head}>
        <h3>{t('title')}</h3>
        <span className={classes.quiet}>{t('vacancies', vacancies)}</span>
        {!live && hire.employeeId === null && (
          <Button size="sm" variant="default" onClick={() => setForm('new')}>
            {t('make')}
          </Button>
        )}
      </div>
      {data.offers.length === 0 ? (
        <p className={classes.quiet}>
          {t('none')}. {t('noneText')}
        </p>
      ) : (
        <ul className={classes.list}>
          {data.offers.map((offer) => (
            <One key={offer.id} offer={offer} symbol={data.defaults.symbol} onEdit={() => setForm(offer)} />
          ))}
        </ul>
      )}
      <div className={classes.card}>
        {hire.employeeId && (
          <div className={classes.line}>
            <StatusBadge tone="ok">{t('hire.hired')}</StatusBadge>
            <Link to={paths.employees({ open: 'profile', id: hire.employeeId })}>{t('hire.goto')}</Link>
          </div>
        )}
        {!hire.employeeId && hire.why && <p className={classes.quiet}>{hire.why}</p>}
        {!hire.employeeId && !hire.why && (
          <div className={classes.line}>
            <Button
              variant={data.offers.some((o) => o.status === 'accepted') ? 'filled' : 'default'}
              leftSection={<IconUserCheck size={16} />}
              onClick={() => setHiring(true)}
            >
              {t('hire.open')}
            </Button>
            <span className={classes.quiet}>{t('hire.text')}</span>
          </div>
        )}
      </div>
      {form && (
        <OfferDialog
          applicationId={applicationId}
          offer={form === 'new' ? null : form}
          defaults={data.defaults}
          onClose={() => setForm(null)}
        />
      )}
      {hiring && (
        <HireDialog
          applicationId={applicationId}
          listed={data}
          onClose={() => setHiring(false)}
          onHired={() => onHired?.()}
        />
      )}
    </section>
  )
}

const One = ({ offer, symbol, onEdit }: { offer: Offer; symbol: string; onEdit: () => void }) => {
  const t = useOfferWords()
  const { money, day, moment } = useFormat()
  const move = useCommand(moveCall, { refreshes: [listCall, documentsCall] })
  const [withdrawing, setWithdrawing] = useState(false)
  const [sending, setSending] = useState(false)
  const act = (action: OfferAction) =>
    move.mutate(
      { id: offer.id, version: offer.version, action },
      { onSuccess: () => notify.success(t(`done.${action}`)) },
    )
  const amount = (text: string) => money(text, { symbol, decimals: offer.decimals })
  const letter = async () => {
    try {
      saveFile('offer.pdf', await fetchFile(`/api/company/offers/${offer.id}/letter`))
    } catch (error) {
      notify.failure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <li className={classes.one}>
      <div className={classes.line}>
        <strong>{offer.position}</strong>
        <StatusBadge tone={TONES[offer.status]}>{t(`status.${offer.status}`)}</StatusBadge>
      </div>
      <div className="figures">{t('pay', { amount: amount(offer.pay), period: t(`period.${offer.period}`) })}</div>
      <ul className={classes.plain}>
        {offer.allowances.map((a) => (
          <li key={a.kind}>
            {t(`allowance.${a.kind}`)}: <span className="figures">{amount(a.amount)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.people}>
        <span>{t('monthly', { amount: amount(offer.monthly) })}</span>
        <span>{t('starts', { day: day(offer.startsOn) })}</span>
        <span>{t('until', { day: day(offer.expiresOn) })}</span>
        {offer.approvedBy && <span>{t('approvedBy', { name: offer.approvedBy })}</span>}
        {offer.signedName && <span>{t('signed', { name: offer.signedName, when: moment(offer.decidedAt) })}</span>}
      </div>
      {offer.terms && <blockquote className={classes.words}>{offer.terms}</blockquote>}
      {offer.declinedReason && <blockquote className={classes.words}>{offer.declinedReason}</blockquote>}
      {offer.leavesAt && (
        <div className={classes.line}>
          <PendingNote
            text={t('leaves', { when: moment(offer.leavesAt) })}
            undo={t('actions.hold')}
            pending={move.isPending}
            onUndo={() => act('hold')}
          />
          {offer.actions.includes('send') && (
            <Button size="compact-sm" variant="subtle" disabled={move.isPending} onClick={() => act('send')}>
              {t('actions.sendNow')}
            </Button>
          )}
        </div>
      )}
      {offer.heldBack && <Alert color="yellow">{t('heldBack', { why: offer.heldBack })}</Alert>}
      {move.error && (
        <Alert color="red" role="alert">
          {Object.values(move.error.fields)[0] ?? move.error.message}
        </Alert>
      )}
      <div className={classes.line}>
        {offer.actions
          .filter((a) => a !== 'withdraw' && a !== 'hold' && !(a === 'send' && offer.leavesAt))
          .map((a) => (
            <Button
              key={a}
              size="compact-sm"
              variant={a === 'approve' || a === 'send' ? 'filled' : 'default'}
              disabled={move.isPending}
              onClick={() => (a === 'send' ? setSending(true) : act(a))}
            >
              {t(`actions.${a}`)}
            </Button>
          ))}
        {offer.writable && (
          <Button size="compact-sm" variant="default" onClick={onEdit}>
            {t('actions.edit')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFileTypePdf size={15} />}
          onClick={() => void letter()}
        >
          {t('actions.letter')}
        </Button>
        {offer.actions.includes('withdraw') && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            disabled={move.isPending}
            onClick={() => (offer.sentAt === null ? act('withdraw') : setWithdrawing(true))}
          >
            {t('actions.withdraw')}
          </Button>
        )}
      </div>
      {sending && <SendDialog offer={offer} symbol={symbol} onClose={() => setSending(false)} />}
      {withdrawing && <WithdrawDialog offer={offer} onClose={() => setWithdrawing(false)} />}
    </li>
  )
}
