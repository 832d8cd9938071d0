import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { call, useApiState } from '../../../../web/api.ts'
import { useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import { profileCall } from '../../profile/screens/calls.ts'
import { makeCall, saveCall } from '../../resume-builder/screens/calls.ts'
import { type Confirmed, resumeOfFacts } from '../resume.rules.ts'
import { useWords } from '../words/index.ts'

/** Makes the CV of what was confirmed, and opens it where CVs are written. */
export const Finish = ({ confirmed, onBack }: { confirmed: Confirmed; onBack: () => void }) => {
  const t = useWords()
  const go = useGo()
  const { countryName } = useFormat()
  const home = useApiState(profileCall, {}).data?.profile.country
  const [chosen, setChosen] = useState('')
  const country = chosen || countryCodes.find((code) => code === home) || (countryCodes[0] ?? '')
  const form = useFields(
    { name: t('finish.usual') },
    { name: (name) => (name.trim() ? null : t('finish.nameMissing')) },
  )
  const isEmpty = Object.values(confirmed).every((facts) => facts.length === 0)
  const send = form.submit(async ({ name }) => {
    const made = await call(makeCall, { name, country, from: 'nothing', source: null })
    const document = resumeOfFacts(made.document, confirmed)
    const { id, revision, template } = made
    await call(saveCall, { id, revision, name, country, template, document })
    await go(paths.seekerAdvancedAiResumeBuilder({ cv: id }))
  })
  return (
    <section className={panel.card} aria-labelledby="finish">
      <h2 id="finish">{t('finish.title')}</h2>
      <p>{t(isEmpty ? 'finish.nothing' : 'finish.text')}</p>
      <form ref={form.form} className={panel.stack} onSubmit={send} noValidate>
        <TextInput {...form.field('name')} label={t('finish.name')} maxLength={120} required />
        <NativeSelect
          label={t('finish.country')}
          value={country}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={countryCodes.map((code) => ({ value: code, label: countryName(code) }))}
        />
        {form.failure instanceof Error && (
          <p className={panel.wrong} role="alert">
            {form.failure.message}
          </p>
        )}
        <div className={panel.row}>
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" loading={form.sending} disabled={isEmpty}>
            {t('finish.make')}
          </Button>
        </div>
      </form>
    </section>
  )
}
