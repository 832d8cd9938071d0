import type { Output } from '../../../../shared/endpoint.ts'
import type { readBackResume } from '../contract.ts'
import type { Template } from '../kinds.rules.ts'
import type { Resume } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import { Paper } from './Paper.tsx'
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
  const heads = reading?.template === template ? reading.heads : undefined
  const breaks = reading?.revision === revision && reading.template === template ? reading.breaks : []
  return (
    <section className={classes.card} aria-labelledby="preview">
      <div className={classes.head}>
        <h2 id="preview" className={classes.heading} tabIndex={-1}>
          {t('preview.title')}
        </h2>
        {reading && reading.pages > 0 && !reading.isEmpty && (
          <p className={classes.note}>{t('preview.pages', { count: reading.pages })}</p>
        )}
      </div>
      {reading && reading.pages > MOST_PAGES && <p className={classes.note}>{t('preview.long')}</p>}
      <Paper
        document={document}
        template={template}
        heads={heads}
        before={(at) => {
          const page = breaks.indexOf(at)
          return page >= 0 && <p className={classes.break}>{t('preview.page', { n: page + 2 })}</p>
        }}
        empty={<p className={classes.note}>{t('preview.empty')}</p>}
      />
    </section>
  )
}
