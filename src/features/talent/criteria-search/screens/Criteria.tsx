import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../../../web/ui/format.ts'
import {
  barredOf,
  type CriterionInput,
  isCounted,
  LONGEST_CRITERION,
  MOST_CRITERIA,
  WANTS,
  WEIGHTS,
} from '../../../matching/matching/criterion-input.rules.ts'
import type { TalentFilters } from '../filters.rules.ts'
import { useWords } from '../words/index.ts'
import type { Draft } from './AiTalentSearch.screen.tsx'
import { Filters } from './Filters.tsx'
import classes from './search.module.css'

type Props = {
  draft: Draft
  searching: boolean
  onChange: (criteria: CriterionInput[]) => void
  onFilters: (filters: TalentFilters) => void
  onSearch: () => void
  onBack: () => void
}

/** What will be searched for: shown and changed before anything is. */
export default function Criteria({ draft, searching, onChange, onFilters, onSearch, onBack }: Props) {
  const t = useWords()
  const { list } = useFormat()
  const { criteria } = draft
  const change = (id: string, over: Partial<CriterionInput>) =>
    onChange(criteria.map((c) => (c.id === id ? { ...c, ...over } : c)))
  const add = () => {
    const next = Math.max(0, ...criteria.map((c) => Number(/^c(\d+)$/.exec(c.id)?.[1] ?? 0))) + 1
    onChange([...criteria, { id: `c${next}`, want: 'must', text: '', weight: 2, reason: null }])
  }
  return (
    <form
      noValidate
      className={classes.card}
      aria-labelledby="criteria"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <h2 id="criteria" className={classes.heading}>
        {t('criteriaOf', { title: draft.title })}
      </h2>
      {draft.left.length > 0 && <p className={classes.careful}>{t('left', { what: list(draft.left) })}</p>}
      <Filters filters={draft.filters} onChange={onFilters} />
      <ul className={classes.editor} aria-label={t('criteria')}>
        {criteria.map((c, i) => (
          <Row
            key={c.id}
            criterion={c}
            n={i + 1}
            onChange={(over) => change(c.id, over)}
            onRemove={() => onChange(criteria.filter((o) => o.id !== c.id))}
          />
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={criteria.length >= MOST_CRITERIA}
          onClick={add}
        >
          {t('add')}
        </Button>
      </div>
      <div className={classes.foot}>
        <p className={classes.quiet}>
          {t('nothingYet')} {t('notUsed')}
        </p>
        <div className={classes.inline}>
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" loading={searching} disabled={!criteria.some(isCounted)}>
            {t('confirm')}
          </Button>
        </div>
      </div>
    </form>
  )
}

type RowProps = {
  criterion: CriterionInput
  n: number
  onChange: (over: Partial<CriterionInput>) => void
  onRemove: () => void
}

const Row = ({ criterion: c, n, onChange, onRemove }: RowProps) => {
  const t = useWords()
  const barred = barredOf(c)
  const text = c.text || t('textOf', { n })
  return (
    <li className={classes.criterion}>
      <div className={classes.line}>
        <TextInput
          className={classes.grow}
          aria-label={t('textOf', { n })}
          placeholder={t('addPlaceholder')}
          value={c.text}
          maxLength={LONGEST_CRITERION}
          dir="auto"
          data-out={barred === 'protected' || undefined}
          onChange={(e) => onChange({ text: e.currentTarget.value })}
        />
        <div className={classes.inline}>
          <Choices criterion={c} onChange={onChange} />
          <Button
            variant="subtle"
            size="compact-md"
            color="gray"
            px={6}
            aria-label={t('removeOf', { text })}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </Button>
        </div>
      </div>
      {barred && (
        <p className={classes.careful} role="status">
          {barred === 'protected' && (
            <>
              <s dir="auto">{c.text}</s>{' '}
            </>
          )}
          {t(`barred.${barred}`)}
        </p>
      )}
      {(barred === 'no_reason' || c.reason !== null) && barred !== 'protected' && (
        <TextInput
          label={t('reason')}
          value={c.reason ?? ''}
          maxLength={200}
          dir="auto"
          onChange={(e) => onChange({ reason: e.currentTarget.value })}
        />
      )}
    </li>
  )
}

/** Must or nice, and how much it weighs: the same beside the draft and beside the results. */
export const Choices = ({
  criterion: c,
  onChange,
}: {
  criterion: CriterionInput
  onChange: (over: Partial<CriterionInput>) => void
}) => {
  const t = useWords()
  return (
    <>
      <NativeSelect
        aria-label={t('kindOf', { text: c.text })}
        value={c.want}
        data={WANTS.map((value) => ({ value, label: t(value) }))}
        onChange={(e) => onChange({ want: WANTS.find((w) => w === e.currentTarget.value) ?? c.want })}
      />
      <NativeSelect
        aria-label={t('weightOf', { text: c.text })}
        value={String(c.weight)}
        data={WEIGHTS.map((w) => ({ value: String(w), label: `${t('weight')}: ${t(`weights.w${w}`)}` }))}
        onChange={(e) => onChange({ weight: WEIGHTS.find((w) => String(w) === e.currentTarget.value) ?? c.weight })}
      />
    </>
  )
}
