import { Button, Checkbox, TagsInput, Textarea } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type Section, wholeOrder } from '../kinds.rules.ts'
import type { Resume } from '../resume.contract.ts'
import { summaryFrom } from '../summary.rules.ts'
import { useWords } from '../words/index.ts'
import { EducationEntries, WorkEntries } from './Entries.tsx'
import { NamedEntries } from './NamedEntries.tsx'
import classes from './resumes.module.css'
import type { ChangeDocument, Wrong } from './useResume.ts'

type PartProps = { document: Resume; wrong: Wrong; onChange: ChangeDocument }

/** The sections of a CV in its order, each with its fields, its place and whether it is shown. */
export const Sections = ({ document, wrong, onChange }: PartProps) => {
  const t = useWords()
  const order = wholeOrder(document.sections)
  const move = (at: number, to: number, way: 'up' | 'down') => {
    const one = order[at]
    if (!one) return
    onChange({ sections: order.toSpliced(at, 1).toSpliced(to, 0, one) })
    // The hand stays on the section that was moved; at either end on the other button.
    const ends = way === 'up' ? to === 0 : to === order.length - 1
    const other = way === 'up' ? 'down' : 'up'
    setTimeout(() => globalThis.document.getElementById(`${one.key}-${ends ? other : way}`)?.focus())
  }
  return order.map(({ key, shown }, at) => {
    const name = t(`sections.${key}`)
    return (
      <section key={key} className={classes.card} aria-labelledby={`section-${key}`} data-hidden={!shown || undefined}>
        <div className={classes.head}>
          <h2 id={`section-${key}`} className={classes.heading}>
            {name}
          </h2>
          <div className={classes.row}>
            <Checkbox
              label={t('sections.show')}
              aria-label={t('sections.showOf', { name })}
              checked={shown}
              onChange={(event) =>
                onChange({
                  sections: order.map((one) => (one.key === key ? { key, shown: event.currentTarget.checked } : one)),
                })
              }
            />
            <Button
              id={`${key}-up`}
              size="compact-sm"
              variant="subtle"
              disabled={at === 0}
              aria-label={t('sections.upOf', { name })}
              onClick={() => move(at, at - 1, 'up')}
            >
              {t('sections.up')}
            </Button>
            <Button
              id={`${key}-down`}
              size="compact-sm"
              variant="subtle"
              disabled={at === order.length - 1}
              aria-label={t('sections.downOf', { name })}
              onClick={() => move(at, at + 1, 'down')}
            >
              {t('sections.down')}
            </Button>
          </div>
        </div>
        {!shown && <p className={classes.note}>{t('sections.hidden')}</p>}
        <Fields section={key} document={document} wrong={wrong} onChange={onChange} />
      </section>
    )
  })
}

const Fields = ({ section, document, wrong, onChange }: PartProps & { section: Section }): ReactNode => {
  const t = useWords()
  switch (section) {
    case 'summary':
      return <Summary document={document} wrong={wrong} onChange={onChange} />
    case 'work':
      return (
        <WorkEntries
          language={document.language}
          entries={document.work}
          wrong={wrong}
          onChange={(work) => onChange({ work })}
        />
      )
    case 'education':
      return (
        <EducationEntries
          entries={document.education}
          wrong={wrong}
          onChange={(education) => onChange({ education })}
        />
      )
    case 'skills':
      return (
        <TagsInput
          label={t('field.skills')}
          description={t('field.skillsHint')}
          maxTags={150}
          value={document.skills.map(({ name }) => name)}
          onChange={(names) => onChange({ skills: names.map((name) => ({ name })) })}
        />
      )
    case 'languages':
      return (
        <NamedEntries
          entries={document.languages.map(({ language, fluency }) => ({ name: language, more: fluency }))}
          part="languages"
          words={{
            name: t('field.language'),
            more: t('field.level'),
            hint: t('field.levelHint'),
            add: t('field.addLanguage'),
          }}
          errorOf={(at) => wrong[`document.languages.${at}.language`]}
          onChange={(all) => onChange({ languages: all.map(({ name, more }) => ({ language: name, fluency: more })) })}
        />
      )
    case 'certificates':
      return (
        <NamedEntries
          entries={document.certificates.map(({ name, date }) => ({ name, more: date }))}
          part="certificates"
          words={{
            name: t('field.certificate'),
            more: t('field.issued'),
            add: t('field.addCertificate'),
          }}
          errorOf={(at) => wrong[`document.certificates.${at}.date`]}
          onChange={(all) => onChange({ certificates: all.map(({ name, more }) => ({ name, date: more })) })}
        />
      )
  }
}

const Summary = ({ document, wrong, onChange }: PartProps) => {
  const t = useWords()
  const hint = useId()
  const { basics } = document
  const written = summaryFrom(document, new Date().toISOString().slice(0, 7))
  return (
    <>
      <Textarea
        label={t('field.summary')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2_000}
        spellCheck
        lang={document.language}
        value={basics.summary}
        error={wrong['document.basics.summary']}
        onChange={(event) => onChange({ basics: { ...basics, summary: event.currentTarget.value } })}
      />
      <div className={classes.row}>
        <Button
          variant="default"
          disabled={written === ''}
          aria-describedby={hint}
          onClick={() => onChange({ basics: { ...basics, summary: written } })}
        >
          {t('field.fromFacts')}
        </Button>
      </div>
      <p id={hint} className={classes.note}>
        {t(written ? 'field.fromFactsHint' : 'field.noFacts')}
      </p>
    </>
  )
}
