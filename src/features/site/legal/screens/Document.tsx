import type { ReactNode } from 'react'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useLegalWords } from '../words/index.ts'
import classes from './Document.module.css'
import { Prose } from './Prose.tsx'

type Section = { id: string; title: string; text: string; more?: ReactNode }
type Props = {
  /** Which of the documents this is; the others are linked below. */
  name: 'privacy' | 'terms' | 'cookies' | 'refund' | 'ai'
  title: string
  lead: string
  version: string
  since: string
  sections: readonly Section[]
}

const OTHERS = [
  ['privacy', paths.privacy()],
  ['terms', paths.terms()],
  ['cookies', paths.cookiePolicy()],
  ['refund', paths.refund()],
  ['ai', paths.aiTransparency()],
  ['faq', paths.faq()],
] as const

/** A document in numbered sections, its contents beside it. */
export const Document = ({ name, title, lead, version, since, sections }: Props) => {
  const t = useLegalWords()
  const { day } = useFormat()
  useTitle(title)
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.fine}>
          <span>{t('version', { version })}</span> · <span>{t('inForce', { date: day(since) })}</span>
          <br />
          {t('binding')}
        </p>
      </header>
      <nav className={classes.contents} aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {sections.map((section, at) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              <span className={classes.number}>{at + 1}.</span> {section.title}
            </h2>
            <Prose text={section.text} />
            {section.more}
          </section>
        ))}
        <nav className={classes.related} aria-label={t('related')}>
          {OTHERS.filter(([other]) => other !== name).map(([other, href]) => (
            <a key={other} href={href}>
              {t(other)}
            </a>
          ))}
        </nav>
      </div>
    </article>
  )
}
