import { Button, TextInput } from '@mantine/core'
import { MonthField } from '../../../../web/ui/MonthField.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { type Fact, FIELDS } from '../answers.rules.ts'
import { useWords } from '../words/index.ts'

type CardProps = { fact: Fact; onChange: (fact: Fact) => void; onConfirm: () => void; onRemove: () => void }

const MONTHS: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date'])

/** A fact as it was understood: looked at, put right, confirmed or taken away. */
export const Card = ({ fact, onChange, onConfirm, onRemove }: CardProps) => {
  const t = useWords()
  const said = saidOf(fact)
  return (
    <li className={panel.card}>
      <div className={panel.fields}>
        {FIELDS[fact.kind].map((name) => {
          const label = t(`fields.${name === 'text' ? fact.kind : name}` as 'fields.position')
          const value = fact.fields[name] ?? ''
          const set = (said: string) => onChange({ ...fact, fields: { ...fact.fields, [name]: said } })
          return MONTHS.has(name) ? (
            <MonthField key={name} label={label} value={value} onChange={set} />
          ) : (
            <TextInput
              key={name}
              label={label}
              value={value}
              maxLength={fact.kind === 'line' ? 1_000 : 160}
              dir="auto"
              onChange={(event) => set(event.currentTarget.value)}
              style={{ flex: '1 1 12rem' }}
            />
          )
        })}
      </div>
      <div className={panel.row}>
        <Button disabled={said === ''} aria-label={t('confirmOf', { fact: said })} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button variant="default" aria-label={t('removeOf', { fact: said })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}

/** A fact in one line. */
export const saidOf = ({ kind, fields }: Fact): string =>
  FIELDS[kind]
    .map((name) => fields[name]?.trim())
    .filter(Boolean)
    .join(', ')
