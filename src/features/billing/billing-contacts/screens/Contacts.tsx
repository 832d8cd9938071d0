import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { BillingContacts } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { contactsCall, inviteCall, removeContactCall } from './calls.ts'

/** People outside the company who get its papers: invited, taken away. */
export const Contacts = () => {
  const t = useWords()
  const answer = useApiState(contactsCall, {})
  return (
    <section className={panel.card} aria-labelledby="plan-contacts">
      <h2 id="plan-contacts">{t('contacts.title')}</h2>
      <p className={panel.quiet}>{t('contacts.text')}</p>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={2} columns={2} />}>
        {(all) => <Inside all={all} />}
      </WhenLoaded>
    </section>
  )
}

const Inside = ({ all: { contacts, most } }: { all: BillingContacts }) => {
  const t = useWords()
  const format = useFormat()
  const remove = useCommand(removeContactCall, { refreshes: [contactsCall] })
  return (
    <>
      {contacts.length === 0 && <p>{t('contacts.none')}</p>}
      {contacts.map(({ id, name, email, language, state, invitedAt, confirmedAt }) => (
        <div key={id} className={panel.row}>
          <span>
            <bdi>{name}</bdi>, <bdi>{email}</bdi>
            <br />
            <span className={panel.quiet}>
              <span lang={language}>{LANGUAGES.find(({ code }) => code === language)?.name}</span> ·{' '}
              {t(`contactStates.${state}`, { day: format.dayOf(confirmedAt ?? invitedAt) })}
            </span>
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('contacts.removeOne', { name })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id }, { onSuccess: () => notify.success(t('contacts.removed')) })}
          >
            {t('contacts.remove')}
          </Button>
        </div>
      ))}
      {remove.error && <p role="alert">{remove.error.message}</p>}
      {contacts.length < most && <Invite />}
    </>
  )
}

const Invite = () => {
  const t = useWords()
  const invite = useCommand(inviteCall, { refreshes: [contactsCall] })
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const { error } = invite
  return (
    <form
      className={panel.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (invite.isPending) return
        invite.mutate(
          { name, email, language },
          {
            onSuccess: () => {
              notify.success(t('contacts.invited'))
              setName('')
              setEmail('')
            },
          },
        )
      }}
    >
      <div className={panel.fields}>
        <TextInput
          label={t('contacts.name')}
          value={name}
          maxLength={120}
          error={error?.fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          type="email"
          label={t('contacts.email')}
          value={email}
          error={error?.fields.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('contacts.language')}
          description={t('contacts.languageHint')}
          data={LANGUAGES.map(({ code, name: label }) => ({ value: code, label }))}
          value={language}
          error={error?.fields.language}
          onChange={(event) => setLanguage(LANGUAGE_CODES.find((code) => code === event.currentTarget.value) ?? 'en')}
        />
      </div>
      {error && Object.keys(error.fields).length === 0 && <p role="alert">{error.message}</p>}
      <div className={panel.row}>
        <Button type="submit" variant="default" loading={invite.isPending}>
          {t('contacts.invite')}
        </Button>
      </div>
    </form>
  )
}
