import { useFormat } from '../../../../web/ui/format.ts'
import type { SkillTest } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './tests.module.css'

/** The ends of the scale: of typing net words a minute, of all others the scale of ability. */
const endsOf = (test: SkillTest): [least: number, most: number] => (test === 'typing' ? [0, 120] : [100, 900])

/** A result on its scale, with the band it may lie in. */
export const Scale = ({ test, score, band }: { test: SkillTest; score: number; band: number }) => {
  const [least, most] = endsOf(test)
  const share = (value: number) => `${((Math.min(Math.max(value, least), most) - least) * 100) / (most - least)}%`
  const t = useWords()
  const { number } = useFormat()
  return (
    <div>
      <p className={classes.score}>
        {t(test === 'typing' ? 'outcome.speed' : 'outcome.score', { score: number(score), band: number(band) })}
      </p>
      <div className={classes.scale} aria-hidden>
        <div
          className={classes.band}
          style={{ insetInlineStart: share(score - band), insetInlineEnd: `calc(100% - ${share(score + band)})` }}
        />
        <div className={classes.mark} style={{ insetInlineStart: share(score) }} />
      </div>
    </div>
  )
}
