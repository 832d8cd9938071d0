import { Badge, Button, NativeSelect, Popover, Switch } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import type { readChoices } from '../contract.ts'
import { GROUPS, OUTCOME_FILTERS } from '../filters.rules.ts'
import { STAGE_KINDS } from '../state.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './work.module.css'

type At = Record<'job' | 'stage' | 'outcome' | 'tag' | 'owner' | 'needs' | 'unmet' | 'source' | 'group', string>
type Props = {
  at: At
  choices: Output<typeof readChoices> | undefined
  names: boolean
  /** Narrowed to what a figure of Recruitment stands for. */
  figure: boolean
  filtered: boolean
  onChange: (change: Partial<At>) => void
  onNames: (shown: boolean) => void
  onClear: () => void
}

/** What the list of applications is narrowed by: what is used most stands there, the rest behind a button. */
export const Filters = ({ at, choices, names, figure, filtered, onChange, onNames, onClear }: Props) => {
  const say = useWords()
  const further = [at.tag, at.owner, at.source, at.unmet, at.group].filter(Boolean).length
  return (
    <>
      <NativeSelect
        aria-label={say('job')}
        maw={{ base: '100%', sm: 130 }}
        value={at.job}
        onChange={(e) => onChange({ job: e.currentTarget.value })}
        data={[
          { value: '', label: say('allJobs') },
          ...(choices?.jobs ?? []).map((j) => ({ value: j.id, label: `${j.title} (${j.count})` })),
        ]}
      />
      <NativeSelect
        aria-label={say('stage')}
        value={at.stage}
        onChange={(e) => onChange({ stage: e.currentTarget.value })}
        data={[
          { value: '', label: say('allStages') },
          ...STAGE_KINDS.map((s) => ({ value: s, label: say(`kinds.${s}`) })),
        ]}
      />
      <NativeSelect
        aria-label={say('next')}
        value={at.outcome}
        onChange={(e) => onChange({ outcome: e.currentTarget.value })}
        data={[
          { value: '', label: say('outcomes.active') },
          ...OUTCOME_FILTERS.filter((o) => o !== 'active').map((o) => ({ value: o, label: say(`outcomes.${o}`) })),
        ]}
      />
      <Popover width={280} trapFocus position="bottom-end">
        <Popover.Target>
          <Button variant="default">{further > 0 ? say('furtherN', { count: further }) : say('further')}</Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={say('further')}>
          <div className={classes.stack}>
            <NativeSelect
              label={say('tags')}
              value={at.tag}
              onChange={(e) => onChange({ tag: e.currentTarget.value })}
              data={[{ value: '', label: say('all') }, ...(choices?.tags ?? [])]}
            />
            <NativeSelect
              label={say('owner')}
              value={at.owner}
              onChange={(e) => onChange({ owner: e.currentTarget.value })}
              data={[
                { value: '', label: say('all') },
                ...(choices?.people ?? []).map((p) => ({ value: p.id, label: p.name })),
              ]}
            />
            <NativeSelect
              label={say('source')}
              value={at.source}
              onChange={(e) => onChange({ source: e.currentTarget.value })}
              data={[{ value: '', label: say('all') }, ...(choices?.sources ?? [])]}
            />
            <NativeSelect
              label={say('answers')}
              value={at.unmet}
              onChange={(e) => onChange({ unmet: e.currentTarget.value })}
              data={[
                { value: '', label: say('all') },
                { value: 'none', label: say('unmetNone') },
                { value: 'some', label: say('unmetSome') },
              ]}
            />
            <NativeSelect
              label={say('group')}
              value={at.group}
              onChange={(e) => onChange({ group: e.currentTarget.value })}
              data={[{ value: '', label: say('groupNone') }, ...GROUPS.map((g) => ({ value: g, label: say(g) }))]}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
      <Switch
        label={say('needs')}
        checked={at.needs === 'me'}
        onChange={(e) => onChange({ needs: e.currentTarget.checked ? 'me' : '' })}
      />
      <Switch label={say('names')} checked={names} onChange={(e) => onNames(e.currentTarget.checked)} />
      {figure && <Badge variant="default">{say('figure')}</Badge>}
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          {say('clear')}
        </Button>
      )}
    </>
  )
}
