import { Select } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { type Analysis, compareAnalyses, type Pair } from '../compare.rules.ts'
import type { Cv } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { analysisCall } from './calls.ts'
import classes from './seekers.module.css'

/** Another CV of theirs beside the chosen one: what is better in which, and why. */
export const Versions = ({ here, others, jobId }: { here: Analysis; others: Cv[]; jobId: string }) => {
  const t = useWords()
  const [id, setId] = useState<string | null>(null)
  const other = others.find((cv) => cv.id === id)
  const { data } = useApiState(analysisCall, { id: id ?? '', ...(jobId ? { jobId } : {}) }, { enabled: !!other })
  return (
    <section className={classes.card} aria-labelledby="versions">
      <h2 id="versions" className={classes.heading}>
        {t('analyser.versions')}
      </h2>
      <Select
        label={t('analyser.with')}
        placeholder={t('analyser.withNone')}
        data={others.map((cv) => ({ value: cv.id, label: cv.name }))}
        value={other ? id : null}
        clearable
        onChange={setId}
      />
      {other && data && <Differences here={here} there={data} name={other.name} />}
    </section>
  )
}

const Differences = ({ here, there, name }: { here: Analysis; there: Analysis; name: string }) => {
  const t = useWords()
  const format = useFormat()
  const { checks, requirements, same, skillsHere, skillsThere } = compareAnalyses(here, there)
  const badge = (better: Pair<unknown>['better']) => (
    <StatusBadge tone={better === 'here' ? 'ok' : 'careful'}>
      {t(better === 'here' ? 'analyser.betterHere' : 'analyser.betterThere')}
    </StatusBadge>
  )
  const remark = (check: { key: string; count: number | null } | null) =>
    check ? t(`checks.${check.key}` as 'checks.name', { count: check.count ?? 0 }) : t('analyser.noRemark')
  const verdict = (found: { verdict: 'met' | 'partly' | 'not_found' } | null) =>
    t(`verdict.${found?.verdict ?? 'not_found'}`)
  const both = (first: string, second: string) => (
    <dl className={classes.both}>
      <div>
        <dt>{t('analyser.here')}</dt>
        <dd>{first}</dd>
      </div>
      <div>
        <dt dir="auto">{name}</dt>
        <dd>{second}</dd>
      </div>
    </dl>
  )
  return (
    <div aria-live="polite" className={classes.stack}>
      <ul className={classes.list}>
        {requirements.map((r) => (
          <li key={r.topic} className={classes.check}>
            {badge(r.better)}
            <div>
              <strong dir="auto">{r.topic}</strong>
              {both(verdict(r.here), verdict(r.there))}
            </div>
          </li>
        ))}
        {checks.map((c) => (
          <li key={c.topic} className={classes.check}>
            {badge(c.better)}
            <div>{both(remark(c.here), remark(c.there))}</div>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('analyser.same', { count: same })}</p>
      {skillsHere.length > 0 && (
        <p className={classes.note}>
          {t('analyser.skillsHere')} <bdi>{format.list(skillsHere)}</bdi>
        </p>
      )}
      {skillsThere.length > 0 && (
        <p className={classes.note}>
          {t('analyser.skillsThere', { name })} <bdi>{format.list(skillsThere)}</bdi>
        </p>
      )}
    </div>
  )
}
