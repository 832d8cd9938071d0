import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import type { WrittenTest } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './written.module.css'

/** What keeps the saved draft from being published: what it lacks, and what may not be asked, with the rule that says so. */
export const Checks = ({ test }: { test: WrittenTest }) => {
  const t = useWords()
  const { number } = useFormat()
  const country = useCountry(test.country)
  const { problems, findings } = test
  const whereOf = (question: number | null) =>
    question === null ? t('inHead') : t('question', { n: number(question) })
  return (
    <section className={panel.card} aria-labelledby="checks">
      <h2 id="checks">{t('checks.title')}</h2>
      <p role="status" className={panel.quiet}>
        {problems.length + findings.length === 0 ? t('checks.fine') : t('checks.open')}
      </p>
      {problems.length > 0 && (
        <ul className={classes.found}>
          {problems.map(({ code, question, other }) => (
            <li key={`${code}-${question}`}>
              {question !== null && `${t('question', { n: number(question) })}: `}
              {t(`problems.${code}`, { other: number(other ?? 0) })}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && country && (
        <ul className={classes.found}>
          {findings.map(({ question, phrase, message, rule, source }) => (
            <li key={`${question}-${phrase}-${message}`}>
              {whereOf(question)}: {country.say(message).replace('{}', phrase)}
              <p className={panel.quiet}>
                {country.say(rule)}{' '}
                {source.url ? (
                  <a href={source.url} target="_blank" rel="noreferrer">
                    {country.say(source.title)}
                  </a>
                ) : (
                  country.say(source.title)
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
