import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fromMinor } from '../../../../../shared/money.ts'
import { useCommand } from '../../../../../web/api.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { ClaimDetail, ClaimLine } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { addLineCall, changeLineCall, claimCall, type Mine, mailedCall, mineCall, type OwnReceipt } from './calls.ts'
import classes from './claims.module.css'
import { ReceiptField } from './ReceiptField.tsx'

type Props = {
  claim: ClaimDetail
  mine: Mine
  line: ClaimLine | null
  /** One that came by mail and is put on the claim. */
  mailed: OwnReceipt | null
  onClose: () => void
}

const major = ({ minor, decimals }: { minor: number; decimals: number }) => fromMinor(minor, decimals)

/** What a new line is of until somebody chooses: where there is a receipt already, something that has one. */
const firstCategory = ({ categories }: Mine, hasReceipt: boolean): string =>
  (hasReceipt ? categories.find(({ kind }) => kind === 'receipt') : categories[0])?.id ?? ''

const valuesOf = (mine: Mine, line: ClaimLine | null, hasReceipt: boolean) => ({
  categoryId: line?.categoryId ?? firstCategory(mine, hasReceipt),
  spentOn: line?.spentOn ?? mine.today,
  merchant: line?.merchant ?? '',
  amount: line ? major(line.amount) : '',
  currency: line?.amount.currency ?? mine.currency,
  rate: line?.rate?.reason ? line.rate.value : '',
  rateReason: line?.rate?.reason ?? '',
  tax: line?.tax ? major(line.tax) : '',
  taxNumber: line?.taxNumber ?? '',
  project: line?.project ?? '',
  note: line?.note ?? '',
  fromPlace: line?.trip?.from ?? '',
  toPlace: line?.trip?.to ?? '',
  distance: line?.trip?.distance ?? '',
  days: line?.days === null || line === null ? '' : String(line.days),
})

/** An expense: what the receipt says is offered beside what is typed, and never written over it. */
export const LineDialog = ({ claim, mine, line, mailed, onClose }: Props) => {
  const t = useWords()
  const form = useFields(valuesOf(mine, line, mailed !== null), {})
  const [receipt, setReceipt] = useState<OwnReceipt | null>(line?.receipt ?? mailed)
  const refreshes = [claimCall, mineCall, mailedCall]
  const add = useCommand(addLineCall, { refreshes })
  const change = useCommand(changeLineCall, { refreshes })
  const { values } = form
  const kind = mine.categories.find(({ id }) => id === values.categoryId)?.kind ?? 'receipt'
  const send = form.submit(async ({ days, ...typed }) => {
    const body = { ...typed, id: claim.id, receiptId: receipt?.id ?? null, days: days === '' ? null : Number(days) }
    if (line) await change.mutateAsync({ ...body, lineId: line.id })
    else await add.mutateAsync(body)
    onClose()
  })
  return (
    <Dialog
      title={t(line ? 'changeTitle' : 'addTitle')}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        {kind === 'receipt' && (
          <ReceiptField receipt={receipt} isNew={mailed !== null} onReceipt={setReceipt} form={form} />
        )}
        <NativeSelect
          {...form.field('categoryId')}
          label={t('category')}
          data={mine.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput {...form.field('spentOn')} type="date" label={t('spentOn')} max={mine.today} />
        {kind === 'receipt' && <Spent form={form} mine={mine} claim={claim} />}
        {kind === 'mileage' && (
          <>
            <TextInput {...form.field('fromPlace')} label={t('fromPlace')} maxLength={200} />
            <TextInput {...form.field('toPlace')} label={t('toPlace')} maxLength={200} />
            <TextInput {...form.field('distance')} label={t('distance')} inputMode="decimal" />
          </>
        )}
        {kind === 'per_diem' && <TextInput {...form.field('days')} label={t('days')} inputMode="numeric" />}
        <details>
          <summary>{t('more')}</summary>
          <div className={classes.stack}>
            {kind === 'receipt' && (
              <div className={classes.pair}>
                <TextInput {...form.field('tax')} label={t('tax')} inputMode="decimal" />
                <TextInput {...form.field('taxNumber')} label={t('taxNumber')} maxLength={40} />
              </div>
            )}
            <TextInput {...form.field('project')} label={t('project')} maxLength={80} />
            <Textarea {...form.field('note')} label={t('note')} maxLength={500} autosize minRows={2} />
          </div>
        </details>
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export type LineForm = ReturnType<typeof useFields<ReturnType<typeof valuesOf>>>

const Spent = ({ form, mine, claim }: { form: LineForm; mine: Mine; claim: ClaimDetail }) => {
  const t = useWords()
  const { currency, rateReason, rate } = form.values
  const [ownRate, setOwnRate] = useState(rate !== '' || rateReason !== '')
  const to = claim.total.currency
  return (
    <>
      <TextInput {...form.field('merchant')} label={t('merchant')} maxLength={200} />
      <div className={classes.pair}>
        <TextInput {...form.field('amount')} label={t('amount')} inputMode="decimal" />
        <NativeSelect
          {...form.field('currency')}
          label={t('currency')}
          data={mine.currencies.map(({ code }) => code)}
        />
      </div>
      {currency !== to && !ownRate && (
        <div>
          <Button variant="subtle" size="compact-md" onClick={() => setOwnRate(true)}>
            {t('ownRate')}
          </Button>
        </div>
      )}
      {currency !== to && ownRate && (
        <>
          <TextInput {...form.field('rate')} label={t('rate', { from: currency, to })} inputMode="decimal" />
          <TextInput {...form.field('rateReason')} label={t('rateReason')} maxLength={300} />
        </>
      )}
    </>
  )
}
