import { Button, CopyButton, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import type { ClaimSummary } from '../../claim.contract.ts'
import type { MailedReceipt } from '../../mailed.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { mailAddressCall, mailedCall, mineCall, type OwnReceipt, removeReceiptCall, startCall } from './calls.ts'
import classes from './claims.module.css'
import { ReceiptDialog } from './parts.tsx'

type Props = { claims: readonly ClaimSummary[]; onUse: (claimId: string, receipt: OwnReceipt) => void }

/** Where receipts are forwarded to, and those that came and wait. Nothing where this installation takes no mail in and none waits. */
export const MailedReceipts = ({ claims, onUse }: Props) => {
  const t = useWords()
  const { data } = useApiState(mailedCall, {})
  const remove = useHeldCommand(removeReceiptCall, { refreshes: [mailedCall] })
  const waiting = data?.waiting.filter(({ id }) => !remove.isHeld(`receipt ${id}`)) ?? []
  if (!data || (!data.isOffered && waiting.length === 0)) return null
  return (
    <section className={classes.stack} aria-label={t('mail.title')}>
      <h2 className={classes.heading}>{t('mail.title')}</h2>
      {waiting.length > 0 && (
        <ul className={classes.list} aria-label={t('mail.waiting')}>
          {waiting.map((receipt) => (
            <li key={receipt.id} className={classes.card}>
              <Waiting
                receipt={receipt}
                claims={claims}
                onUse={onUse}
                onRemove={() => remove.hold(`receipt ${receipt.id}`, { receiptId: receipt.id }, t('mail.removed'))}
              />
            </li>
          ))}
        </ul>
      )}
      {data.isOffered && <Address address={data.address} senders={data.senders} />}
    </section>
  )
}

const Address = ({ address, senders }: { address: string | null; senders: readonly string[] }) => {
  const t = useWords()
  const { list } = useFormat()
  const [asks, setAsks] = useState(false)
  const make = useCommand(mailAddressCall, { refreshes: [mailedCall] })
  if (address === null)
    return (
      <div className={classes.card}>
        <p className={classes.note}>{t('mail.makeText')}</p>
        {make.error && <p role="alert">{t('failed', { message: make.error.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate({})}>
            {t('mail.make')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={classes.card}>
      <div className={classes.name}>
        {t('mail.to')} <bdi dir="ltr">{address}</bdi>
      </div>
      <p className={classes.note}>{t('mail.how', { senders: list([...senders]) })}</p>
      <div className={classes.actions}>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'mail.copied' : 'mail.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" onClick={() => setAsks(true)}>
          {t('mail.replace')}
        </Button>
      </div>
      {asks && (
        <Dialog
          title={t('mail.replace')}
          onClose={() => setAsks(false)}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <div className={classes.stack}>
            <p>{t('mail.replaceAsk')}</p>
            {make.error && <p role="alert">{t('failed', { message: make.error.message })}</p>}
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setAsks(false)}>
                {t('cancel')}
              </Button>
              <Button
                loading={make.isPending}
                onClick={() =>
                  make.mutate(
                    {},
                    {
                      onSuccess: () => {
                        setAsks(false)
                        notify.success(t('mail.replaced'))
                      },
                    },
                  )
                }
              >
                {t('mail.replace')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}

type WaitingProps = Props & { receipt: MailedReceipt; onRemove: () => void }

const Waiting = ({ receipt, claims, onUse, onRemove }: WaitingProps) => {
  const t = useWords()
  const { day, list, moment } = useFormat()
  const [open, setOpen] = useState<'look' | 'use' | null>(null)
  const { merchant, spent_on: spentOn, amount, currency, isRead } = receipt.reading
  const what = receipt.name
  const says = [
    merchant?.value ?? '',
    spentOn ? day(spentOn.value) : '',
    amount ? `${currency?.value ?? ''} ${amount.value}`.trim() : '',
  ]
  return (
    <>
      <span className={classes.name}>
        <bdi>{what}</bdi>
      </span>
      <p className={classes.note}>{list([t('mail.came', { at: moment(receipt.at) }), ...says])}</p>
      {!isRead && <p className={classes.note}>{t('mail.reading')}</p>}
      {receipt.isAgain && <p role="note">{t('mail.again')}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setOpen('use')} aria-label={t('mail.useOf', { what })}>
          {t('mail.use')}
        </Button>
        <Button variant="subtle" onClick={() => setOpen('look')} aria-label={t('receiptOf', { what })}>
          {t('receiptView')}
        </Button>
        <Button variant="subtle" color="red" aria-label={t('mail.removeOf', { what })} onClick={onRemove}>
          {t('mail.remove')}
        </Button>
      </div>
      {open === 'look' && (
        <ReceiptDialog
          path={`/api/my-expenses/receipts/${receipt.id}/file`}
          receipt={receipt}
          what={what}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'use' && (
        <ChooseClaim
          claims={claims}
          onClose={() => setOpen(null)}
          onChosen={(claimId) => onUse(claimId, { id: receipt.id, name: receipt.name })}
        />
      )}
    </>
  )
}

type ChooseProps = {
  claims: readonly ClaimSummary[]
  onClose: () => void
  onChosen: (claimId: string) => void
}

/** The claim that a receipt is put on: one that can still be changed, or a new one. */
const ChooseClaim = ({ claims, onClose, onChosen }: ChooseProps) => {
  const t = useWords()
  const changeable = claims.filter(({ state }) => state === 'draft' || state === 'returned')
  const start = useCommand(startCall, { refreshes: [mineCall] })
  const form = useFields({ claimId: changeable[0]?.id ?? '', title: '' }, {})
  const send = form.submit(async ({ claimId, title }) => {
    onChosen(claimId === '' ? (await start.mutateAsync({ title })).claim.id : claimId)
  })
  return (
    <Dialog title={t('mail.use')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        {changeable.length > 0 && (
          <NativeSelect
            {...form.field('claimId')}
            label={t('mail.claim')}
            data={[
              ...changeable.map(({ id, title }) => ({ value: id, label: title })),
              { value: '', label: t('mail.newClaim') },
            ]}
          />
        )}
        {form.values.claimId === '' && (
          <TextInput {...form.field('title')} label={t('newTitle')} description={t('newHint')} maxLength={120} />
        )}
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('mail.goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
