import { Button, NativeSelect, NumberInput, Radio, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { EMPLOYMENT_TYPES, PAY_PERIODS, SENIORITIES, WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { type Chip, RADII } from '../chips.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './smart.module.css'

type Props = { chip: Chip; onChange: (chip: Chip) => void; onRemove: () => void; onClose: () => void }

const DAYS = [1, 3, 7, 14, 30]

/** One filter: what it is, whether it must be so, and the way to be rid of it. */
export const ChipDialog = ({ chip, onChange, onRemove, onClose }: Props) => {
  const t = useWords()
  const [draft, setDraft] = useState(chip)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(draft)
    onClose()
  }
  return (
    <Dialog title={t(`kinds.${chip.kind}`)} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form noValidate className={classes.column} onSubmit={submit}>
        <Value draft={draft} onChange={setDraft} />
        <Radio.Group
          aria-label={t(`kinds.${chip.kind}`)}
          value={draft.must ? 'must' : 'nice'}
          onChange={(v) => setDraft({ ...draft, must: v === 'must' })}
        >
          <div className={classes.column}>
            <Radio value="must" label={t('must')} description={t('mustText')} />
            {chip.kind !== 'exclude' && <Radio value="nice" label={t('nice')} description={t('niceText')} />}
          </div>
        </Radio.Group>
        <div className={classes.actions}>
          <Button type="submit">{t('apply')}</Button>
          <Button
            variant="default"
            onClick={() => {
              onRemove()
              onClose()
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ValueProps = { draft: Chip; onChange: (chip: Chip) => void }

const Value = ({ draft, onChange }: ValueProps) => {
  const t = useWords()
  const job = usePublicJobs()
  const { kind, value, place, pay, n } = draft
  const choose = (choices: { value: string; label: string }[]) => (
    <NativeSelect
      label={t(`kinds.${kind}`)}
      data={choices}
      value={value}
      onChange={(e) => onChange({ ...draft, value: e.currentTarget.value })}
    />
  )
  switch (kind) {
    case 'mode':
      return choose(WORK_MODES.map((m) => ({ value: m, label: job(`modes.${m}`) })))
    case 'type':
      return choose(EMPLOYMENT_TYPES.map((item) => ({ value: item, label: job(`types.${item}`) })))
    case 'level':
      return choose(SENIORITIES.map((l) => ({ value: l, label: job(`levels.${l}`) })))
    case 'place':
      return place && place.region === '' ? (
        <NativeSelect
          label={t('radius')}
          description={t('straight')}
          data={[...new Set([...RADII, place.radiusKm])]
            .sort((a, b) => a - b)
            .map((km) => ({ value: String(km), label: t('km', { km }) }))}
          value={String(place.radiusKm)}
          onChange={(e) => onChange({ ...draft, place: { ...place, radiusKm: Number(e.currentTarget.value) } })}
        />
      ) : null
    case 'pay':
      return pay ? (
        <div className={classes.pair}>
          <NumberInput
            label={t('amount')}
            leftSection={pay.currency}
            leftSectionWidth={52}
            hideControls
            min={1}
            max={1_000_000_000}
            value={pay.minor / 10 ** pay.decimals}
            onChange={(v) =>
              Number(v) > 0 &&
              onChange({ ...draft, pay: { ...pay, minor: Math.round(Number(v) * 10 ** pay.decimals), about: false } })
            }
          />
          <NativeSelect
            label={t('period')}
            data={PAY_PERIODS.map((p) => ({ value: p, label: job(`per.${p}`) }))}
            value={pay.period}
            onChange={(e) =>
              onChange({ ...draft, pay: { ...pay, period: e.currentTarget.value as 'MONTH', assumed: false } })
            }
          />
        </div>
      ) : null
    case 'posted':
      return (
        <NativeSelect
          label={t('days')}
          data={[...new Set([...DAYS, n ?? 7])].sort((a, b) => a - b).map(String)}
          value={String(n ?? 7)}
          onChange={(e) => onChange({ ...draft, n: Number(e.currentTarget.value), value: e.currentTarget.value })}
        />
      )
    case 'years':
      return (
        <NumberInput
          label={t('years')}
          min={0}
          max={60}
          value={n ?? 0}
          onChange={(v) => onChange({ ...draft, n: Number(v), value: String(v) })}
        />
      )
    case 'role':
    case 'skill':
    case 'word':
      return (
        <TextInput
          label={t('value')}
          value={value}
          maxLength={200}
          onChange={(e) => onChange({ ...draft, value: e.currentTarget.value })}
        />
      )
    default:
      return null
  }
}
