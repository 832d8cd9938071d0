import { Button, Checkbox, TextInput } from '@mantine/core'
import { fromMinor } from '../../../../../shared/money.ts'
import { MonthSelect } from '../../../../../web/ui/MonthSelect.tsx'
import panel from '../../../../../web/ui/panel.module.css'
import type { DeclarationView, PlaceView } from '../../contract.ts'
import { useMyTaxWords } from '../../own/words/index.ts'
import classes from '../declarations.module.css'

/** A place as it is typed: the rent as one writes it. `id` is for the page alone. */
export type TypedPlace = Omit<PlaceView, 'rent'> & { rent: string; id: number }

let made = 0
const nextId = () => ++made

export const typedPlace = ({ rent, ...place }: PlaceView, minorUnits: number): TypedPlace => ({
  ...place,
  rent: fromMinor(rent, minorUnits),
  id: nextId(),
})

export const newPlace = (from: string, until: string): TypedPlace => ({
  id: nextId(),
  from: from.slice(0, 7),
  until: until.slice(0, 7),
  rent: '',
  city: '',
  landlord: '',
  address: '',
  relation: '',
  taxId: '',
  hasNoTaxId: false,
})

const MOST = 12

type Props = {
  declaration: DeclarationView
  places: readonly TypedPlace[]
  errors: Readonly<Record<string, string>>
  onChange: (places: TypedPlace[]) => void
}

/** Places rented in the tax year, each with its months, its landlord, and their number where the rent asks for it. */
export const Places = ({ declaration, places, errors, onChange }: Props) => {
  const t = useMyTaxWords()
  const { from, until } = declaration
  const change = (at: number, changes: Partial<TypedPlace>) =>
    onChange(places.map((place, i) => (i === at ? { ...place, ...changes } : place)))
  return (
    <>
      {errors.places && <p role="alert">{errors.places}</p>}
      {places.map((place, at) => (
        <Place
          key={place.id}
          place={place}
          name={t('rent.place', { number: at + 1 })}
          months={[from.slice(0, 7), until.slice(0, 7)]}
          errorOf={(field) => errors[`places.${at}.${field}`]}
          onChange={(changes) => change(at, changes)}
          onRemove={() => onChange(places.filter((_, i) => i !== at))}
        />
      ))}
      {places.length < MOST && (
        <Button variant="subtle" onClick={() => onChange([...places, newPlace(from, until)])}>
          {t('rent.more')}
        </Button>
      )}
    </>
  )
}

type PlaceProps = {
  place: TypedPlace
  name: string
  months: readonly [string, string]
  errorOf: (field: keyof PlaceView) => string | undefined
  onChange: (changes: Partial<TypedPlace>) => void
  onRemove: () => void
}

const TEXTS = ['city', 'landlord', 'address', 'relation', 'taxId'] as const

const Place = ({ place, name, months: [min, max], errorOf, onChange, onRemove }: PlaceProps) => {
  const t = useMyTaxWords()
  return (
    <fieldset className={panel.card}>
      <legend>{name}</legend>
      <div className={classes.pair}>
        {(['from', 'until'] as const).map((field) => (
          <MonthSelect
            key={field}
            min={min}
            max={max}
            label={t(`rent.${field}`)}
            value={place[field]}
            error={errorOf(field)}
            onChange={(e) => onChange({ [field]: e.currentTarget.value })}
          />
        ))}
      </div>
      <TextInput
        label={t('rent.rent')}
        inputMode="decimal"
        value={place.rent}
        error={errorOf('rent')}
        onChange={(e) => onChange({ rent: e.currentTarget.value })}
      />
      {TEXTS.map((field) => (
        <TextInput
          key={field}
          label={t(`rent.${field}`)}
          value={place[field]}
          error={errorOf(field)}
          maxLength={field === 'address' ? 300 : 60}
          onChange={(e) => onChange({ [field]: e.currentTarget.value })}
        />
      ))}
      <Checkbox
        label={t('rent.noTaxId')}
        checked={place.hasNoTaxId}
        onChange={(e) => onChange({ hasNoTaxId: e.currentTarget.checked })}
      />
      <div>
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {t('rent.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
