import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { loadStarters } from '../../../../countries/registry.web.ts'
import type { Starter } from '../../../../countries/starters.ts'
import { LANGUAGES, type Language } from '../../../../shared/languages.ts'
import { useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { draftOf, LEFT_OPEN, spokenIn } from '../../../adverts/content/starter.rules.ts'
import { useWords } from '../list/words/index.ts'
import { createCall, listCall } from './calls.ts'
import classes from './jobs.module.css'

const named = (language: Language) => LANGUAGES.find((l) => l.code === language)?.name ?? language

/** Adverts to begin with in a country: one press makes a draft of it. Nothing where the country has none. */
export default function Starters({ country, onMade }: { country: string; onMade: (id: string) => void }) {
  const t = useWords()
  const format = useFormat()
  const language = useLanguage()
  const { data: starters = [] } = useQuery({ queryKey: ['starters', country], queryFn: () => loadStarters(country) })
  const create = useCommand(createCall, { refreshes: [listCall] })
  if (starters.length === 0) return null
  const begin = (starter: Starter, as: Language) =>
    create.mutate({ content: draftOf(starter, country, as) }, { onSuccess: ({ job }) => onMade(job.id) })
  return (
    <section className={classes.starters} aria-labelledby="starters">
      <h2 id="starters">{t('starters.title', { country: format.countryName(country) })}</h2>
      <p className={classes.quiet}>
        {t('starters.left', { what: format.list(LEFT_OPEN.map((field) => t(`starters.${field}`))) })}
      </p>
      {create.error && <Alert color="red">{create.error.message}</Alert>}
      <ul>
        {starters.map((starter) => {
          const languages = spokenIn(starter, language)
          const words = starter.words[language] ?? starter.words.en
          const said = languages[0] ?? 'en'
          return (
            <li key={starter.id}>
              <h3 lang={said} dir="auto">
                {words.title}
              </h3>
              <p lang={said} dir="auto">
                {words.description.split('\n')[0]}
              </p>
              <p className={classes.quiet} lang={said} dir="auto">
                {words.mustHave.join(' · ')}
              </p>
              <div>
                {languages.map((as, i) => (
                  <Button
                    key={as}
                    size="sm"
                    variant={i === 0 ? 'light' : 'subtle'}
                    disabled={create.isPending}
                    aria-label={t('starters.begin', {
                      title: (starter.words[as] ?? words).title,
                      language: named(as),
                    })}
                    onClick={() => begin(starter, as)}
                  >
                    {languages.length === 1 ? t('starters.use') : t('starters.useIn', { language: named(as) })}
                  </Button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
