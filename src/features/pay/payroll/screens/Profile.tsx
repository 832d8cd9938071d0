import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { PayFactView, savePayProfile } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { profileCall, useMinor } from './calls.ts'
import classes from './payroll.module.css'

const saveCall = wire<typeof savePayProfile>('POST', '/api/payroll/people/:employmentId/profile')

const YES_NO = ['yes', 'no']

const INPUT_MODES = new Map<string, 'numeric' | 'decimal'>([
  ['number', 'numeric'],
  ['amount', 'decimal'],
])

type FieldProps = {
  fact: PayFactView
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const PART = ': '

/** Choices of one list; those that begin with what they belong to, as jobs do with their sector, stand under it. */
const choicesOf = (options: readonly string[], labelOf: (one: string) => string) => {
  if (!options.every((one) => one.includes(PART))) return options.map((value) => ({ value, label: labelOf(value) }))
  return [...Map.groupBy(options, (one) => one.slice(0, one.indexOf(PART)))].map(([group, own]) => ({
    group: labelOf(group),
    items: own.map((value) => ({ value, label: labelOf(value.slice(group.length + PART.length)) })),
  }))
}

const FactField = ({ fact, label, value, error, onChange }: FieldProps) => {
  const t = useWords()
  const say = useSentences()
  // Of a job that is chosen the list shows its name alone: what it belongs to stands above it.
  const sector = fact.options.includes(value) && value.includes(PART) ? value.slice(0, value.indexOf(PART)) : undefined
  const description = fact.from === 'record' ? t('profile.fromRecord') : sector && say(sector)
  const options = fact.kind === 'yes_no' ? YES_NO : fact.options
  const common = { label, description, error, value }
  if (options.length > 0)
    return (
      <NativeSelect
        {...common}
        data={[
          { value: '', label: t('profile.nothing') },
          ...choicesOf(options, (one) =>
            fact.kind === 'yes_no' ? t(`profile.${one as 'yes' | 'no'}`) : say(one.replaceAll('_', ' ')),
          ),
        ]}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...common}
      type={fact.kind === 'date' ? 'date' : 'text'}
      inputMode={INPUT_MODES.get(fact.kind)}
      onChange={(e) => onChange(e.currentTarget.value)}
    />
  )
}

/** What the law’s schemes ask of a person: what is known and from where, and what can be entered, from a day on. */
export const Profile = ({ employmentId, mayChange }: { employmentId: string; mayChange: boolean }) => {
  const t = useWords()
  const say = useSentences()
  const { day } = useFormat()
  const { data } = useApiState(profileCall, { employmentId })
  const money = useMinor(data?.country, data?.currency)
  const save = useCommand(saveCall, { refreshes: [profileCall] })
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [from, setFrom] = useState('')
  const [unfit, setUnfit] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  if (!data) return null
  const { minorUnits, code } = data.currency
  const fields = (save.error?.fields ?? {}) as Record<string, string>
  /** Amounts are typed as one writes them, and sent in minor units. */
  const send = () => {
    const facts = { ...typed }
    const amounts: string[] = []
    for (const { key, kind } of data.facts) {
      const text = facts[key]
      if (kind !== 'amount' || !text) continue
      const minor = typedMinor(text.replaceAll(',', ''), minorUnits)
      if (minor === null || minor < 0) amounts.push(key)
      else facts[key] = String(minor)
    }
    setUnfit(amounts)
    if (amounts.length > 0) return
    save.mutate(
      { employmentId, effectiveFrom: from, facts, reason: null },
      {
        onSuccess: () => {
          setTyped({})
          setOpen(false)
          notify.success(t('profile.saved'))
        },
        onError: (error) => {
          if (Object.keys(error.fields ?? {}).length === 0) notify.failure(error.message)
        },
      },
    )
  }
  const shownOf = ({ key, kind, value }: PayFactView): string => {
    const kept = kind === 'amount' && value ? fromMinor(Number(value), minorUnits) : (value ?? '')
    return typed[key] ?? kept
  }
  /** A fact as one says it: a day in words, money with its sign. */
  const written = ({ kind, value }: PayFactView): string => {
    if (kind === 'date') return day(value)
    if (kind === 'amount') return money(Number(value))
    if (value === 'yes' || value === 'no') return t(`profile.${value}`)
    return say((value ?? '').replaceAll('_', ' '))
  }
  const known = data.facts.filter(({ value }) => value !== null)
  return (
    <section className={classes.card} aria-label={t('profile.title')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('profile.title')}</h3>
        {mayChange && !open && (
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('profile.change')}
          </Button>
        )}
      </div>
      {!open && (
        <p className={classes.quiet}>
          {known.length === 0
            ? t('profile.none')
            : known.map((fact) => `${say(fact.label)}: ${written(fact)}`).join(' · ')}
        </p>
      )}
      {open && (
        <>
          {data.facts.map((fact) => (
            <FactField
              key={fact.key}
              fact={fact}
              label={fact.kind === 'amount' ? t('after.amountIn', { label: say(fact.label), code }) : say(fact.label)}
              value={shownOf(fact)}
              error={unfit.includes(fact.key) ? t('profile.amount') : fields[`facts.${fact.key}`]}
              onChange={(value) => setTyped({ ...typed, [fact.key]: value })}
            />
          ))}
          <TextInput
            type="date"
            label={t('profile.from')}
            required
            value={from}
            error={fields.effectiveFrom}
            onChange={(e) => setFrom(e.currentTarget.value)}
          />
          {fields.facts && <p role="alert">{fields.facts}</p>}
          <div className={classes.actions}>
            <Button onClick={send} loading={save.isPending}>
              {t('profile.save')}
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
