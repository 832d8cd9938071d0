import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { labelIn } from '../../../../../shared/languages.ts'
import { fromMinor, typedMinor } from '../../../../../shared/money.ts'
import { ApiError, useCommand } from '../../../../../web/api.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import panel from '../../../../../web/ui/panel.module.css'
import type { DeclarationView, HeadView, ItemView } from '../../contract.ts'
import { useMyTaxWords } from '../../own/words/index.ts'
import { itemCall, mineCall } from './calls.ts'
import { newPlace, Places, type TypedPlace, typedPlace } from './Places.tsx'

type Props = { declaration: DeclarationView; head: HeadView; onClose: () => void }

const startOf = (item: ItemView | undefined, { currency, from, until }: DeclarationView) => ({
  amount: item ? fromMinor(item.amount, currency.minorUnits) : '',
  facts: item?.facts ?? {},
  places: item?.places.map((place) => typedPlace(place, currency.minorUnits)) ?? [newPlace(from, until)],
})

/** One item: its amount with what the law asks beside it, or the places rented by months. */
export const ItemDialog = ({ declaration, head, onClose }: Props) => {
  const t = useMyTaxWords()
  const language = useLanguage()
  const item = declaration.items.find((one) => one.head === head.key)
  const [typed, setTyped] = useState(() => startOf(item, declaration))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const save = useCommand(itemCall, { refreshes: [mineCall] })
  const { minorUnits } = declaration.currency
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    setFailure('')
    const amount = head.isRent ? 0 : typedMinor(typed.amount.trim() || '0', minorUnits)
    const places = head.isRent ? typed.places.map((place) => readPlace(place, minorUnits)) : []
    if (amount === null) return setErrors({ amount: t('wrongAmount') })
    try {
      await save.mutateAsync({ head: head.key, amount, facts: head.isRent ? {} : typed.facts, places })
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog
      title={labelIn(head.label, language)}
      onClose={onClose}
      size="md"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={(event) => void send(event)} noValidate className={panel.stack}>
        {head.isRent ? (
          <Places
            declaration={declaration}
            places={typed.places}
            errors={errors}
            onChange={(places) => setTyped({ ...typed, places })}
          />
        ) : (
          <>
            <TextInput
              label={t('amount')}
              description={item ? t('nought') : undefined}
              inputMode="decimal"
              value={typed.amount}
              error={errors.amount}
              onChange={(e) => setTyped({ ...typed, amount: e.currentTarget.value })}
            />
            {head.fields.map((field) => (
              <Fact
                key={field.key}
                field={field}
                value={typed.facts[field.key] ?? ''}
                error={errors[field.key]}
                onChange={(value) => setTyped({ ...typed, facts: { ...typed.facts, [field.key]: value } })}
              />
            ))}
          </>
        )}
        {failure && <p role="alert">{failure}</p>}
        <div className={panel.row}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A rent that is no amount is sent as nought, and refused with its field. */
const readPlace = ({ rent, id: _id, ...place }: TypedPlace, minorUnits: number) => ({
  ...place,
  rent: typedMinor(rent.trim(), minorUnits) ?? 0,
})

type FactProps = {
  field: HeadView['fields'][number]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const Fact = ({ field, value, error, onChange }: FactProps) => {
  const t = useMyTaxWords()
  const label = labelIn(field.label, useLanguage())
  const common = { label, value, error }
  if (field.kind === 'yes_no')
    return (
      <NativeSelect
        {...common}
        data={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
        value={value || 'no'}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
    )
  return <TextInput {...common} maxLength={200} onChange={(e) => onChange(e.currentTarget.value)} />
}
