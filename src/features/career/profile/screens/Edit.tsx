import { Button, Checkbox, Radio, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { ApiError } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import { PlacePicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import { LANGUAGES } from '../../../matching/cv-reading/words.rules.ts'
import { AUTHORISATIONS, VISIBILITIES } from '../../../matching/profile/person.rules.ts'
import type { Profile, ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { EducationEntries, WorkEntries } from './Entries.tsx'
import { SkillYears } from './SkillYears.tsx'
import classes from './seekers.module.css'
import { Wishes } from './Wishes.tsx'

export type Change = (more: Partial<ProfileInput>) => void
export type Wrong = Record<string, string>

/** The sentence of the server that stands under a field or anything in it. */
const under = (wrong: Wrong, name: string) =>
  wrong[name] ?? Object.entries(wrong).find(([key]) => key.startsWith(`${name}.`))?.[1]

/** A language by its name; what no list has is kept as it was typed, with the code for languages that are not determined. */
const codeOf = (label: string, known: ProfileInput['languages']) =>
  known.find((l) => l.label.toLowerCase() === label.toLowerCase()) ?? {
    code: LANGUAGES[label.toLowerCase()] ?? 'und',
    label,
    level: null,
  }

export const Edit = ({ profile, onSave }: { profile: Profile; onSave: (profile: ProfileInput) => Promise<void> }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const { user } = useSession()
  const [draft, setDraft] = useState<Profile>(profile)
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(profile)
  const change: Change = (more) => setDraft({ ...draft, ...more })
  const wish = (more: Partial<ProfileInput['desired']>) => change({ desired: { ...draft.desired, ...more } })

  const send = async () => {
    setBusy(true)
    setWrong({})
    const { placeName: _, country: __, ...input } = draft
    try {
      await onSave(input)
      notify.success(t('saved'))
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setWrong(error.fields)
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  const place =
    draft.placeId === null
      ? null
      : { id: draft.placeId, name: draft.placeName, region: '', country: draft.country ?? '', lat: 0, lng: 0 }
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(e) => {
        e.preventDefault()
        if (!busy) void send()
      }}
    >
      <Section title={t('part.about')}>
        <TextInput
          label={t('part.headline')}
          description={t('field.headlineHint')}
          maxLength={160}
          value={draft.headline}
          error={wrong.headline}
          onChange={(e) => change({ headline: e.currentTarget.value })}
        />
        <Textarea
          label={t('part.summary')}
          autosize
          minRows={3}
          maxLength={2000}
          value={draft.summary}
          error={wrong.summary}
          onChange={(e) => change({ summary: e.currentTarget.value })}
        />
        <div className={classes.two}>
          <TextInput
            label={t('part.phone')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={40}
            value={draft.phone ?? ''}
            error={wrong.phone}
            onChange={(e) => change({ phone: e.currentTarget.value || null })}
          />
          <PlacePicker
            key={draft.placeId}
            label={t('part.place')}
            description={t('field.placeHint')}
            error={wrong.placeId}
            country={draft.country ?? user?.country_code ?? ''}
            value={place}
            onChange={(found) =>
              setDraft({
                ...draft,
                placeId: found?.id ?? null,
                placeName: found ? placeParts(found, () => '').join(', ') : '',
              })
            }
          />
        </div>
      </Section>
      <WorkEntries entries={draft.work} wrong={wrong} onChange={(work) => change({ work })} />
      <EducationEntries entries={draft.education} wrong={wrong} onChange={(education) => change({ education })} />
      <Section title={t('part.skills')}>
        <TagsInput
          label={t('part.skills')}
          description={t('field.skillsHint')}
          maxTags={150}
          value={draft.skills.map((s) => s.label)}
          error={under(wrong, 'skills')}
          onChange={(labels) =>
            change({
              skills: labels.map(
                (label) => draft.skills.find((s) => s.label === label) ?? { label, skillId: null, years: null },
              ),
            })
          }
        />
        <SkillYears skills={draft.skills} onChange={(skills) => change({ skills })} />
        <TagsInput
          label={t('part.languages')}
          description={t('field.languagesHint')}
          maxTags={20}
          value={draft.languages.map((l) => l.label)}
          error={under(wrong, 'languages')}
          onChange={(labels) => change({ languages: labels.map((label) => codeOf(label, draft.languages)) })}
        />
        <TagsInput
          label={t('part.certificates')}
          maxTags={30}
          value={draft.certificates.map((c) => c.name)}
          error={under(wrong, 'certificates')}
          onChange={(names) =>
            change({
              certificates: names.map(
                (name) => draft.certificates.find((c) => c.name === name) ?? { name, issued: null },
              ),
            })
          }
        />
        <TagsInput
          label={t('part.links')}
          description={t('field.linksHint')}
          maxTags={10}
          value={draft.links}
          error={under(wrong, 'links')}
          onChange={(links) => change({ links })}
        />
      </Section>
      <Section title={t('part.authorisations')}>
        <div className={classes.two}>
          {countryCodes.map((country) => (
            <Select
              key={country}
              label={countryName(country)}
              aria-label={`${t('status.label')}: ${countryName(country)}`}
              placeholder={t('status.none')}
              clearable
              data={AUTHORISATIONS.map((value) => ({ value, label: t(`status.${value}`) }))}
              value={draft.authorisations.find((a) => a.country === country)?.status ?? null}
              onChange={(status) =>
                change({
                  authorisations: [
                    ...draft.authorisations.filter((a) => a.country !== country),
                    ...AUTHORISATIONS.filter((s) => s === status).map((s) => ({ country, status: s })),
                  ],
                })
              }
            />
          ))}
        </div>
      </Section>
      <Section title={t('part.wishes')}>
        <TagsInput
          label={t('field.titles')}
          maxTags={10}
          value={draft.desired.titles}
          error={under(wrong, 'desired')}
          onChange={(titles) => wish({ titles })}
        />
        <fieldset className={classes.choices}>
          <legend>{t('field.countries')}</legend>
          {countryCodes.map((country) => (
            <Checkbox
              key={country}
              label={countryName(country)}
              checked={draft.desired.countries.includes(country)}
              onChange={(e) =>
                wish({
                  countries: [
                    ...draft.desired.countries.filter((c) => c !== country),
                    ...(e.currentTarget.checked ? [country] : []),
                  ],
                })
              }
            />
          ))}
        </fieldset>
        <fieldset className={classes.choices}>
          <legend>{t('field.modes')}</legend>
          {WORK_MODES.map((mode) => (
            <Checkbox
              key={mode}
              label={t(`mode.${mode}`)}
              checked={draft.desired.modes.includes(mode)}
              onChange={(e) =>
                wish({
                  modes: [...draft.desired.modes.filter((m) => m !== mode), ...(e.currentTarget.checked ? [mode] : [])],
                })
              }
            />
          ))}
        </fieldset>
        <Wishes
          desired={draft.desired}
          country={draft.country ?? user?.country_code ?? ''}
          wrong={wrong}
          onChange={wish}
        />
      </Section>
      <Section title={t('part.sight')}>
        <Radio.Group
          aria-label={t('part.sight')}
          value={draft.visibility}
          onChange={(value) => change({ visibility: VISIBILITIES.find((v) => v === value) ?? 'private' })}
        >
          <div className={classes.radios}>
            {VISIBILITIES.map((value) => (
              <Radio key={value} value={value} label={t(`see.${value}`)} description={t(`see.${value}Hint`)} />
            ))}
          </div>
        </Radio.Group>
        <TagsInput
          label={t('field.blocked')}
          description={t('field.blockedHint')}
          maxTags={50}
          value={draft.blocked}
          error={under(wrong, 'blocked')}
          onChange={(blocked) => change({ blocked })}
        />
      </Section>
      <div className={classes.bar} data-sticky={isChanged || undefined}>
        {isChanged && <span className={classes.note}>{t('unsaved')}</span>}
        <Button type="submit" loading={busy} disabled={!isChanged}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className={classes.card} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    {children}
  </section>
)
