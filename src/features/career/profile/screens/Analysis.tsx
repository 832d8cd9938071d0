import type { ReactNode } from 'react'
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
  const say = useWords()
  const met = requirements.filter((r) => r.verdict === 'met').length
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.note}>
        {requirements.length === 0 ? none : say('analyser.counted', { met, of: requirements.length })}
      </p>
      <ul className={classes.list}>
        {requirements.map((r) => (
          <li key={r.requirement} className={classes.check}>
            <StatusBadge tone={VERDICTS[r.verdict]}>{say(`verdict.${r.verdict}`)}</StatusBadge>
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
export const Told = ({ data, children }: { data: Analysis; children?: ReactNode }) => {
  const say = useWords()
  return (
    <>
      {data.job && (
        <Against
          title={say('analyser.against', { title: data.job.title })}
          none={say('analyser.noMustHaves')}
          requirements={data.job.requirements}
        />
      )}
      {children}
      <Checks title={say('analyser.document')} checks={data.document} />
      <Checks title={say('analyser.content')} checks={data.content} />
      {data.private.length > 0 && (
        <p className={classes.careful}>
          {say('analyser.private', {
            list: data.private.map((kind) => say(`private.${kind}` as 'private.age')).join(', '),
          })}
        </p>
      )}
      <section className={classes.card} aria-labelledby="skills">
        <h2 id="skills" className={classes.heading}>
          {say('analyser.skills')}
        </h2>
        {data.skills.length === 0 && <p className={classes.note}>{say('analyser.noSkills')}</p>}
        <ul className={classes.chips}>
          {data.skills.map((s) => (
            <li key={s.label} title={s.known ? undefined : say('analyser.free')}>
              {s.label}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.card}>
        <h2 className={classes.heading}>{say('analyser.text')}</h2>
        <p className={classes.note}>{say('analyser.textHint')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={classes.text} dir="auto" tabIndex={0} aria-label={say('analyser.text')}>
          {data.text}
        </section>
      </section>
    </>
  )
}

type Check = { key: string; severity: keyof typeof WORST_FIRST; quote: string | null; count: number | null }
const Checks = ({ title, checks }: { title: string; checks: Check[] }) => {
  const say = useWords()
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {[...checks]
          .sort((a, b) => WORST_FIRST[a.severity] - WORST_FIRST[b.severity])
          .map((c) => (
            <li key={c.key} className={classes.check}>
              <StatusBadge tone={TONES[c.severity]}>{say(`severity.${c.severity}`)}</StatusBadge>
              <div>
                {say(`checks.${c.key}` as 'checks.name', { count: c.count ?? 0 })}
                {c.quote && c.severity !== 'ok' && <blockquote className={classes.quote}>{c.quote}</blockquote>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
