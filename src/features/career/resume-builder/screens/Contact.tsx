import { TagsInput, TextInput } from '@mantine/core'
import type { Resume } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'
import type { Wrong } from './useResume.ts'

type Basics = Resume['basics']
type ContactProps = { basics: Basics; wrong: Wrong; onChange: (basics: Basics) => void }

/** Name and contact: they stand at the top of every CV. */
export const Contact = ({ basics, wrong, onChange }: ContactProps) => {
  const t = useWords()
  const set = (more: Partial<Basics>) => onChange({ ...basics, ...more })
  const error = (field: string) => wrong[`document.basics.${field}`]
  const linkError = Object.entries(wrong).find(([key]) => key.startsWith('document.basics.profiles'))?.[1]
  return (
    <section className={classes.card} aria-labelledby="contact">
      <h2 id="contact" className={classes.heading}>
        {t('contact.title')}
      </h2>
      <div className={classes.two}>
        <TextInput
          label={t('contact.name')}
          autoComplete="name"
          maxLength={160}
          value={basics.name}
          error={error('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.label')}
          description={t('contact.labelHint')}
          maxLength={160}
          value={basics.label}
          error={error('label')}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          value={basics.email}
          error={error('email')}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.phone')}
          description={t('contact.phoneHint')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          value={basics.phone}
          error={error('phone')}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <TextInput
          label={t('contact.city')}
          description={t('contact.cityHint')}
          maxLength={120}
          value={basics.location.city}
          error={error('location.city')}
          onChange={(event) => set({ location: { ...basics.location, city: event.currentTarget.value } })}
        />
      </div>
      <TagsInput
        label={t('contact.links')}
        description={t('contact.linksHint')}
        maxTags={10}
        value={basics.profiles.map(({ url }) => url)}
        error={linkError}
        onChange={(links) => set({ profiles: links.map((url) => ({ url })) })}
      />
    </section>
  )
}
