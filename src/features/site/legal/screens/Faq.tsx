import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useFaqWords, useLegalWords } from '../words/index.ts'
import page from './Document.module.css'
import classes from './Faq.module.css'
import { Prose } from './Prose.tsx'
import { GROUPS } from './questions.ts'

export default function Faq() {
  const t = useFaqWords()
  const common = useLegalWords()
  useTitle(t('title'))
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </header>
      <nav className={page.contents} aria-label={common('contents')}>
        <h2>{common('contents')}</h2>
        <ol>
          {GROUPS.map(([group]) => (
            <li key={group}>
              <a href={`#${group}`}>{t(`groups.${group}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={page.text}>
        {GROUPS.map(([group, names]) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} tabIndex={-1}>
              {t(`groups.${group}`)}
            </h2>
            {names.map((name) => (
              <details key={name} id={name} className={classes.question}>
                <summary>{t(`${name}.q`)}</summary>
                <div className={classes.answer}>
                  <Prose text={t(`${name}.a`, { email: SUPPORT_EMAIL })} />
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
