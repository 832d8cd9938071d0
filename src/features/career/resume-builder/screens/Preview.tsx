import type { Output } from '../../../../shared/endpoint.ts'
import type { readBackResume } from '../contract.ts'
import type { Template } from '../kinds.rules.ts'
import { headsOf, linesOf, POINT } from '../lines.rules.ts'
import type { Resume } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'

type PreviewProps = {
  document: Resume
  template: Template
  revision: number
  reading: Output<typeof readBackResume> | undefined
}

/** More pages than this are seldom read. */
const MOST_PAGES = 2

/** The CV as it will stand in the files, while it is typed; where pages begin is known of what was saved. */
export const Preview = ({ document, template, revision, reading }: PreviewProps) => {
  const t = useWords()
  const heads = reading?.template === template ? reading.heads : headsOf(template)
  const lines = linesOf(document, template, heads)
  const breaks = reading?.revision === revision && reading.template === template ? reading.breaks : []
  return (
    <section className={classes.card} aria-labelledby="preview">
      <div className={classes.head}>
        <h2 id="preview" className={classes.heading} tabIndex={-1}>
          {t('preview.title')}
        </h2>
        {reading && lines.length > 0 && <p className={classes.note}>{t('preview.pages', { count: reading.pages })}</p>}
      </div>
      {reading && reading.pages > MOST_PAGES && <p className={classes.note}>{t('preview.long')}</p>}
      {lines.length === 0 ? (
        <p className={classes.note}>{t('preview.empty')}</p>
      ) : (
        <div className={classes.paper} dir="ltr" lang="en">
          {lines.map(({ as, text, withNext }, at) => {
            const page = breaks.indexOf(at)
            const before = lines[at - 1]
            // The first line of an entry, but for the first beneath its heading.
            const begins = withNext && as !== 'heading' && before?.as !== 'heading' && before?.withNext !== true
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <div key={at}>
                {page >= 0 && <p className={classes.break}>{t('preview.page', { n: page + 2 })}</p>}
                <p data-as={as} data-begins={begins || undefined} dir="auto">
                  {as === 'point' ? `${POINT} ${text}` : text}
                </p>
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
}
