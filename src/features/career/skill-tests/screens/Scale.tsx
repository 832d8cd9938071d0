import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import classes from './tests.module.css'

const [LEAST, MOST] = [100, 900]
const share = (value: number) => `${((Math.min(Math.max(value, LEAST), MOST) - LEAST) * 100) / (MOST - LEAST)}%`

/** A result on its scale from 100 to 900, with the band it may lie in. */
export const Scale = ({ score, band }: { score: number; band: number }) => {
  const t = useWords()
  const { number } = useFormat()
  return (
    <div>
      <p className={classes.score}>{t('outcome.score', { score: number(score), band: number(band) })}</p>
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
