import type { ReactNode } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Analysis } from '../compare.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './seekers.module.css'

export const WORST_FIRST = { wrong: 0, careful: 1, ok: 2 } as const
export const TONES = { wrong: 'wrong', careful: 'careful', ok: 'ok' } as const
export const VERDICTS = { met: 'ok', partly: 'careful', not_found: 'idle' } as const

type Requirement = { requirement: string; verdict: keyof typeof VERDICTS; quote: string | null }
export const Against = ({
  title,
  none,
  requirements,
}: {
  title: string
  none: string
  requirements: Requirement[]
}) => {
  const t = useWords()
  const met = requirements.filter((r) => r.verdict === 'met').length
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.note}>
        {requirements.length === 0 ? none : t('analyser.counted', { met, of: requirements.length })}
      </p>
      <ul className={classes.list}>
        {requirements.map((r) => (
          <li key={r.requirement} className={classes.check}>
            <StatusBadge tone={VERDICTS[r.verdict]}>{t(`verdict.${r.verdict}`)}</StatusBadge>
            <div>
              {r.requirement}
              {r.quote && <blockquote className={classes.quote}>{r.quote}</blockquote>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything a check says of one CV; lists of what to put right, never one figure. */
export const AnalysisReport = ({ data, children }: { data: Analysis; children?: ReactNode }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <>
      {data.job && (
        <Against
          title={t('analyser.against', { title: data.job.title })}
          none={t('analyser.noMustHaves')}
          requirements={data.job.requirements}
        />
      )}
      {children}
      <Checks title={t('analyser.document')} checks={data.document} />
      <Checks title={t('analyser.content')} checks={data.content} />
      {data.private.length > 0 && (
        <p className={classes.careful}>
          {t('analyser.private', {
            list: format.list(data.private.map((kind) => t(`private.${kind}` as 'private.age'))),
          })}
        </p>
      )}
      <section className={classes.card} aria-labelledby="skills">
        <h2 id="skills" className={classes.heading}>
          {t('analyser.skills')}
        </h2>
        {data.skills.length === 0 && <p className={classes.note}>{t('analyser.noSkills')}</p>}
        <ul className={classes.chips}>
          {data.skills.map((s) => (
            <li key={s.label} title={s.known ? undefined : t('analyser.free')}>
              {s.label}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.card}>
        <h2 className={classes.heading}>{t('analyser.text')}</h2>
        <p className={classes.note}>{t('analyser.textHint')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={classes.text} dir="auto" tabIndex={0} aria-label={t('analyser.text')}>
          {data.text}
        </section>
      </section>
    </>
  )
}

type Check = { key: string; severity: keyof typeof WORST_FIRST; quote: string | null; count: number | null }
const Checks = ({ title, checks }: { title: string; checks: Check[] }) => {
  const t = useWords()
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {[...checks]
          .sort((a, b) => WORST_FIRST[a.severity] - WORST_FIRST[b.severity])
          .map((c) => (
            <li key={c.key} className={classes.check}>
              <StatusBadge tone={TONES[c.severity]}>{t(`severity.${c.severity}`)}</StatusBadge>
              <div>
                {t(`checks.${c.key}` as 'checks.name', { count: c.count ?? 0 })}
                {c.quote && c.severity !== 'ok' && <blockquote className={classes.quote}>{c.quote}</blockquote>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
