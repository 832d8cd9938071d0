import { Badge, Button, NativeSelect, Popover, Switch } from '@mantine/core'
import type { Output } from '../../../../shared/endpoint.ts'
import { JobSelect } from '../../jobs/screens/JobSelect.tsx'
import { STAGE_KINDS } from '../../jobs/stages.rules.ts'
import type { readChoices } from '../contract.ts'
import { GROUPS, OUTCOME_FILTERS } from '../filters.rules.ts'
import { sourceName } from '../source.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './work.module.css'

type At = Record<'job' | 'stage' | 'outcome' | 'tag' | 'owner' | 'needs' | 'unmet' | 'source' | 'group', string>
type Props = {
  /** It stands in the job it is of: there is no other to choose. */
  hasOneJob?: boolean
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
export const Filters = (props: Props) => {
  const { at, choices, names, figure, filtered, hasOneJob = false, onChange, onNames, onClear } = props
  const t = useWords()
  const further = [at.tag, at.owner, at.source, at.unmet, at.group].filter(Boolean).length
  return (
    <>
      {!hasOneJob && (
        <JobSelect
          aria-label={t('job')}
          maw={{ base: '100%', sm: 200 }}
          jobs={choices?.jobs ?? []}
          value={at.job}
          onChange={(job) => onChange({ job })}
          none={t('allJobs')}
          countOf={(id) => String(choices?.jobs.find((j) => j.id === id)?.count ?? 0)}
        />
      )}
      <NativeSelect
        aria-label={t('stage')}
        value={at.stage}
        onChange={(e) => onChange({ stage: e.currentTarget.value })}
        data={[{ value: '', label: t('allStages') }, ...STAGE_KINDS.map((s) => ({ value: s, label: t(`kinds.${s}`) }))]}
      />
      <NativeSelect
        aria-label={t('next')}
        value={at.outcome}
        onChange={(e) => onChange({ outcome: e.currentTarget.value })}
        data={[
          { value: '', label: t('outcomes.active') },
          ...OUTCOME_FILTERS.filter((o) => o !== 'active').map((o) => ({ value: o, label: t(`outcomes.${o}`) })),
        ]}
      />
      <Popover width={280} trapFocus position="bottom-end">
        <Popover.Target>
          <Button variant="default">{further > 0 ? t('furtherN', { count: further }) : t('further')}</Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('further')}>
          <div className={classes.stack}>
            <NativeSelect
              label={t('tags')}
              value={at.tag}
              onChange={(e) => onChange({ tag: e.currentTarget.value })}
              data={[{ value: '', label: t('all') }, ...(choices?.tags ?? [])]}
            />
            <NativeSelect
              label={t('owner')}
              value={at.owner}
              onChange={(e) => onChange({ owner: e.currentTarget.value })}
              data={[
                { value: '', label: t('all') },
                ...(choices?.people ?? []).map((p) => ({ value: p.id, label: p.name })),
              ]}
            />
            <NativeSelect
              label={t('source')}
              value={at.source}
              onChange={(e) => onChange({ source: e.currentTarget.value })}
              data={[
                { value: '', label: t('all') },
                ...(choices?.sources ?? []).map((value) => ({
                  value,
                  label: sourceName(value, (own) => t(`sources.${own}`)),
                })),
              ]}
            />
            <NativeSelect
              label={t('answers')}
              value={at.unmet}
              onChange={(e) => onChange({ unmet: e.currentTarget.value })}
              data={[
                { value: '', label: t('all') },
                { value: 'none', label: t('unmetNone') },
                { value: 'some', label: t('unmetSome') },
              ]}
            />
            <NativeSelect
              label={t('group')}
              value={at.group}
              onChange={(e) => onChange({ group: e.currentTarget.value })}
              data={[{ value: '', label: t('groupNone') }, ...GROUPS.map((g) => ({ value: g, label: t(g) }))]}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
      <Switch
        label={t('needs')}
        checked={at.needs === 'me'}
        onChange={(e) => onChange({ needs: e.currentTarget.checked ? 'me' : '' })}
      />
      <Switch label={t('names')} checked={names} onChange={(e) => onNames(e.currentTarget.checked)} />
      {figure && <Badge variant="default">{t('figure')}</Badge>}
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </>
  )
}
