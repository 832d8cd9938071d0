import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { dirOf, LANGUAGE_CODES, LANGUAGES, type Language } from '../../../../shared/languages.ts'
import { useFaces } from '../../../../web/faces.ts'
import { GAPS, type Texts } from '../rules.ts'
import { useWords } from '../words/index.ts'
import classes from './memos.module.css'

type Value = { mainLanguage: Language; texts: Texts }
type Props = { value: Value; onChange: (value: Value) => void; wrong: Record<string, string> }

/** The words in one language after the other. Plain text: what looks like markup stays the letters it is. */
export const TextFields = ({ value, onChange, wrong }: Props) => {
  const t = useWords()
  const [language, setLanguage] = useState<Language>(value.mainLanguage)
  const area = useRef<HTMLTextAreaElement>(null)
  const words = value.texts[language] ?? { title: '', body: '' }
  const has = (code: Language) => Boolean(value.texts[code]?.title || value.texts[code]?.body)
  const put = (changed: Partial<typeof words>) =>
    onChange({ ...value, texts: { ...value.texts, [language]: { ...words, ...changed } } })
  useFaces(LANGUAGE_CODES)
  const insert = (gap: string) => {
    const at = area.current?.selectionStart ?? words.body.length
    put({ body: `${words.body.slice(0, at)}{{${gap}}}${words.body.slice(at)}` })
    area.current?.focus()
  }
  const drop = () => {
    const { [language]: _, ...texts } = value.texts
    onChange({ ...value, texts })
    setLanguage(value.mainLanguage)
  }
  const of = (field: string) => wrong[`texts.${language}.${field}`]
  return (
    <div className={classes.stack}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose, not fields of a form */}
      <div className={classes.tabs} role="group" aria-label={t('form.language')}>
        {LANGUAGES.map((l) => (
          <button
            key={l.code}
            type="button"
            className={classes.tab}
            lang={l.code}
            aria-pressed={l.code === language}
            data-there={has(l.code) || undefined}
            onClick={() => setLanguage(l.code)}
          >
            {l.name}
          </button>
        ))}
      </div>
      <TextInput
        label={t('form.title')}
        value={words.title}
        onChange={(e) => put({ title: e.currentTarget.value })}
        error={of('title')}
        maxLength={200}
        lang={language}
        dir={dirOf(language)}
        required={language === value.mainLanguage}
      />
      <Textarea
        ref={area}
        label={t('form.body')}
        description={t('form.bodyHelp')}
        value={words.body}
        onChange={(e) => put({ body: e.currentTarget.value })}
        error={of('body') ?? wrong.texts}
        maxLength={20_000}
        autosize
        minRows={10}
        maxRows={24}
        lang={language}
        dir={dirOf(language)}
        required={language === value.mainLanguage}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside a field */}
      <div className={classes.line} role="group" aria-label={t('form.gaps')}>
        <span className={classes.quiet}>{t('form.gaps')}</span>
        {GAPS.map((gap) => (
          <Button key={gap} variant="default" size="compact-xs" className="ltr" onClick={() => insert(gap)}>
            {`{{${gap}}}`}
          </Button>
        ))}
      </div>
      <div className={classes.line}>
        <Checkbox
          label={t('form.main')}
          checked={language === value.mainLanguage}
          disabled={language === value.mainLanguage}
          onChange={() => onChange({ ...value, mainLanguage: language })}
        />
        {language !== value.mainLanguage && has(language) && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={drop}>
            {t('form.removeLanguage', { language: LANGUAGES.find((l) => l.code === language)?.name ?? '' })}
          </Button>
        )}
      </div>
    </div>
  )
}
