import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useFaqWords, useLegalWords } from '../words/index.ts'
import page from './Document.module.css'
import classes from './Faq.module.css'
import { Prose } from './Prose.tsx'
import { GROUPS } from './questions.ts'

export default function Faq() {
  const say = useFaqWords()
  const common = useLegalWords()
  useTitle(say('title'))
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{say('title')}</h1>
        <p className={page.lead}>{say('lead')}</p>
      </header>
      <nav className={page.contents} aria-label={common('contents')}>
        <h2>{common('contents')}</h2>
        <ol>
          {GROUPS.map(([group]) => (
            <li key={group}>
              <a href={`#${group}`}>{say(`groups.${group}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={page.text}>
        {GROUPS.map(([group, names]) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} tabIndex={-1}>
              {say(`groups.${group}`)}
            </h2>
            {names.map((name) => (
              <details key={name} id={name} className={classes.question}>
                <summary>{say(`${name}.q`)}</summary>
                <div className={classes.answer}>
                  <Prose text={say(`${name}.a`, { email: SUPPORT_EMAIL })} />
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
