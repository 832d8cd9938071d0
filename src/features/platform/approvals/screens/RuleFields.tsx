import { ActionIcon, Button, Checkbox, Group, MultiSelect, NativeSelect, NumberInput, TagsInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { PolicyRule, PolicyStep, StepMode, Who } from '../../../../shared/approvals.ts'
import type { PoliciesView, PolicyView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { useSentences } from './sentences.ts'
import { useShown } from './useShown.ts'

type Props = {
  index: number
  rule: PolicyRule
  policy: PolicyView
  all: PoliciesView
  isLast: boolean
  onChange: (rule: PolicyRule) => void
  onRemove: () => void
}

/** When a rule holds, and who is asked then. The last one holds for everything else. */
export const RuleFields = ({ index, rule, policy, all, isLast, onChange, onRemove }: Props) => {
  const t = useWords()
  const number = index + 1
  const setStep = (at: number, step: PolicyStep) =>
    onChange({ ...rule, steps: rule.steps.map((s, i) => (i === at ? step : s)) })
  return (
    <fieldset className={classes.rule}>
      <legend>{isLast ? t('policies.lastRule') : t('policies.rule', { number })}</legend>
      {!isLast && <Conditions rule={rule} policy={policy} all={all} onChange={onChange} />}
      {rule.steps.map((step, at) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
          key={at}
          name={t('policies.step', { rule: number, number: at + 1 })}
          first={at === 0}
          step={step}
          policy={policy}
          all={all}
          onChange={(next) => setStep(at, next)}
          onRemove={
            rule.steps.length > 1 ? () => onChange({ ...rule, steps: rule.steps.filter((_s, i) => i !== at) }) : null
          }
        />
      ))}
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="xs"
          disabled={rule.steps.length >= 10}
          onClick={() =>
            onChange({ ...rule, steps: [...rule.steps, { who: [{ by: 'administrators', mode: 'any' }] }] })
          }
        >
          {t('policies.addStep')}
        </Button>
        {!isLast && (
          <Button variant="subtle" size="xs" color="red" onClick={onRemove}>
            {t('policies.removeRule', { number })}
          </Button>
        )}
      </Group>
    </fieldset>
  )
}

type Conditioned = Pick<Props, 'rule' | 'policy' | 'all' | 'onChange'>

const Conditions = ({ rule, policy, all, onChange }: Conditioned) => {
  const t = useWords()
  const sentences = useSentences(all)
  const { when } = rule
  const set = (changes: Partial<PolicyRule['when']>) => onChange({ ...rule, when: { ...when, ...changes } })
  const currencies = [...new Map(all.countries.map((c) => [c.currency, c.decimals]))]
  const currency = when.above?.currency ?? currencies[0]?.[0] ?? 'SGD'
  const decimals = currencies.find(([code]) => code === currency)?.[1] ?? 2
  return (
    <div className={classes.row}>
      {policy.hasAmount && (
        <NumberInput
          label={t('policies.above')}
          min={0}
          decimalScale={decimals}
          hideControls
          value={when.above ? when.above.minor / 10 ** decimals : ''}
          onChange={(value) =>
            set({ above: value === '' ? null : { minor: Math.round(Number(value) * 10 ** decimals), currency } })
          }
        />
      )}
      {policy.hasAmount && (
        <NativeSelect
          label={t('policies.currency')}
          data={currencies.map(([code]) => code)}
          value={currency}
          onChange={(e) => set({ above: { minor: when.above?.minor ?? 0, currency: e.currentTarget.value } })}
        />
      )}
      <MultiSelect
        label={t('policies.countries')}
        data={all.countries.map((c) => ({ value: c.code, label: c.name }))}
        value={[...(when.countries ?? [])]}
        onChange={(countries) => set({ countries })}
      />
      <TagsInput
        label={t('policies.departments')}
        value={[...(when.departments ?? [])]}
        onChange={(departments) => set({ departments })}
        maxTags={50}
      />
      {policy.flags.map((flag) => (
        <Checkbox
          key={flag}
          label={sentences.flag(flag)}
          checked={when.flags?.includes(flag) ?? false}
          onChange={(e) =>
            set({
              flags: e.currentTarget.checked
                ? [...(when.flags ?? []), flag]
                : (when.flags ?? []).filter((f) => f !== flag),
            })
          }
        />
      ))}
    </div>
  )
}

type StepProps = {
  name: string
  first: boolean
  step: PolicyStep
  policy: PolicyView
  all: PoliciesView
  onChange: (step: PolicyStep) => void
  onRemove: (() => void) | null
}

const modeName = (mode: StepMode): 'any' | 'all' | 'quorum' => (typeof mode === 'string' ? mode : 'quorum')

const StepFields = ({ name, first, step, policy, all, onChange, onRemove }: StepProps) => {
  const t = useWords()
  const shown = useShown()
  const who = step.who[0] as Who
  const rest = step.who.slice(1)
  const put = (next: Who) => onChange({ ...step, who: [next, ...rest] })
  const choices = [
    { value: 'administrators', label: t('policyWho.administrators') },
    { value: 'people', label: t('policyWho.people') },
    ...(policy.hasNamed ? [{ value: 'subject', label: t('policyWho.subject') }] : []),
    ...all.relations.map((r) => ({ value: r, label: shown.relation(r) })),
  ]
  const choose = (value: string) => {
    const { mode } = who
    if (value === 'administrators' || value === 'subject') put({ by: value, mode })
    else if (value === 'people') put({ by: 'people', userIds: [], mode })
    else put({ by: 'relation', relation: value, mode: 'any' })
  }
  return (
    <div className={classes.row}>
      <NativeSelect
        label={name}
        data={choices}
        value={who.by === 'relation' ? who.relation : who.by}
        onChange={(e) => choose(e.currentTarget.value)}
      />
      {who.by === 'people' && (
        <MultiSelect
          label={t('policies.people')}
          data={all.people.map((p) => ({ value: p.userId, label: p.name }))}
          value={[...who.userIds]}
          onChange={(userIds) => put({ ...who, userIds })}
          searchable
        />
      )}
      {who.by !== 'relation' && (
        <NativeSelect
          label={t('policies.howMany')}
          data={(['any', 'all', 'quorum'] as const).map((m) => ({ value: m, label: t(`policyModes.${m}`) }))}
          value={modeName(who.mode)}
          onChange={(e) => {
            const mode = e.currentTarget.value
            put({ ...who, mode: mode === 'quorum' ? { quorum: 2 } : (mode as 'any' | 'all') })
          }}
        />
      )}
      {typeof who.mode === 'object' && (
        <NumberInput
          label={t('policies.number')}
          min={1}
          max={20}
          value={who.mode.quorum}
          onChange={(value) =>
            put({ ...who, mode: { ...(who.mode as { quorum: number }), quorum: Number(value) || 1 } })
          }
        />
      )}
      {!first && (
        <Checkbox
          label={t('policies.besideLabel')}
          checked={step.beside ?? false}
          onChange={(e) => onChange({ ...step, beside: e.currentTarget.checked })}
        />
      )}
      {onRemove && (
        <ActionIcon variant="subtle" color="red" onClick={onRemove} aria-label={t('policies.removeStep', { name })}>
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      )}
    </div>
  )
}
