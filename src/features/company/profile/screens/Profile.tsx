import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import type { changeProfile, companyMe, employerProfile, Profile as Kept } from '../contract.ts'
import { isPhone, isWebsite, looksLikeEmail, SIZE_BANDS, websiteOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import classes from './company.module.css'
import { Logo } from './Logo.tsx'
import { Part } from './parts.tsx'
import { Subscription } from './Subscription.tsx'
import { useConflict } from './useConflict.tsx'

export const profileCall = wire<typeof employerProfile>('GET', '/api/employer/profile')
const changeCall = wire<typeof changeProfile>('PUT', '/api/employer/profile')
const meCall = wire<typeof companyMe>('GET', '/api/company/me')

const TEXTS = ['name', 'legalName', 'about', 'industry', 'sizeBand', 'website', 'phone', 'email', 'address'] as const
type Name = (typeof TEXTS)[number] | 'countries'
type Values = Record<Name, string>

const valuesOf = (profile: Kept): Values => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, profile[name] ?? ''])) as Record<(typeof TEXTS)[number], string>),
  countries: profile.countries.join(','),
})

export default function Profile() {
  const { data, error, isFetching, refetch } = useApiState(profileCall, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={8} columns={2} />
  return <Form key={data.profile.id} profile={data.profile} />
}

const Form = ({ profile }: { profile: Kept }) => {
  const t = useWords()
  const client = useQueryClient()
  const { countryName } = useFormat()
  const countries = useWorkCountries()
  const change = useCommand(changeCall, { refreshes: [meCall] })
  const [base, setBase] = useState(profile)
  const { form, values, set, field, submit, sending } = useFields<Values>(valuesOf(profile), {
    name: (v) => (v.trim() ? null : t('required', { label: t('profile.name') })),
    website: (v) => (v.trim() === '' || isWebsite(websiteOf(v)) ? null : t('profile.badWebsite')),
    phone: (v) => (v.trim() === '' || isPhone(v.trim()) ? null : t('profile.badPhone')),
    email: (v) => (v.trim() === '' || looksLikeEmail(v.trim()) ? null : t('profile.badEmail')),
  })
  const { save, dialog } = useConflict<Kept, Values>({
    valuesOf,
    theirsIn: (data) => (data as { profile?: Kept } | undefined)?.profile,
    nameOf: (name) => t(`profile.${name}`),
    send: async (changed, wanted, from) => {
      const sent = Object.fromEntries(
        changed.map((name) => {
          if (name === 'countries') return [name, wanted.countries.split(',')]
          return [name, name === 'website' ? websiteOf(wanted.website) : wanted[name]]
        }),
      )
      const { profile } = await change.mutateAsync({ version: from.version, ...sent })
      client.setQueryData([profileCall.path, {}], { profile })
      setBase(profile)
      const now = valuesOf(profile)
      for (const name of Object.keys(now) as Name[]) set(name, now[name])
    },
  })
  const send = submit(async (all) => {
    try {
      await save(all, base, () => notify.success(t('saved')))
    } catch (error) {
      notify.failure(t('failed', { message: sentenceOfFailure(error) }))
      throw error
    }
  })
  const dirty =
    TEXTS.some((name) => values[name] !== valuesOf(base)[name]) || values.countries !== valuesOf(base).countries
  const chosen = values.countries.split(',')
  const fixed = new Set([base.country_code, ...base.countriesInUse])
  return (
    <>
      <form ref={form} onSubmit={send} noValidate>
        <Part title={t('profile.identity')} help={t('profile.identityHelp')}>
          <div className={classes.wide}>
            <Logo profile={base} onChanged={setBase} />
          </div>
          <TextInput {...field('name')} label={t('profile.name')} maxLength={200} required />
          <TextInput {...field('legalName')} label={t('profile.legalName')} maxLength={200} />
          <TextInput {...field('industry')} label={t('profile.industry')} maxLength={100} />
          <NativeSelect
            {...field('sizeBand')}
            label={t('profile.sizeBand')}
            data={[
              { value: '', label: t('actions.choose') },
              ...SIZE_BANDS.map((band) => ({ value: band, label: t('profile.people', { band }) })),
            ]}
          />
          <Textarea
            {...field('about')}
            className={classes.wide ?? ''}
            label={t('profile.about')}
            description={t('profile.aboutHelp')}
            maxLength={4000}
            autosize
            minRows={4}
            maxRows={14}
          />
          <div className={classes.wide}>
            <Button
              component="a"
              href={base.page}
              target="_blank"
              rel="noreferrer"
              variant="subtle"
              size="compact-sm"
              rightSection={<IconExternalLink size={14} />}
            >
              {t('profile.page')}:&nbsp;<bdi className="ltr">{base.page}</bdi>
            </Button>
          </div>
        </Part>
        <Part title={t('profile.contact')}>
          <TextInput
            {...field('website')}
            type="url"
            label={t('profile.website')}
            maxLength={300}
            placeholder="https://"
          />
          <TextInput {...field('email')} type="email" label={t('profile.email')} maxLength={254} />
          <TextInput {...field('phone')} type="tel" label={t('profile.phone')} maxLength={40} />
          <Textarea
            {...field('address')}
            className={classes.wide ?? ''}
            label={t('profile.address')}
            maxLength={500}
            autosize
            minRows={2}
          />
        </Part>
        <Part title={t('profile.work')} help={t('profile.workHelp')}>
          {countries.map((country) => (
            <Checkbox
              key={country.code}
              label={`${country.flag} ${countryName(country.code)}`}
              checked={chosen.includes(country.code)}
              disabled={fixed.has(country.code)}
              onChange={(e) => {
                const ticked = new Set(chosen)
                if (e.currentTarget.checked) ticked.add(country.code)
                else ticked.delete(country.code)
                set('countries', countries.flatMap((c) => (ticked.has(c.code) ? [c.code] : [])).join(','))
              }}
            />
          ))}
        </Part>
        <Part title={t('profile.subscription')}>
          <Subscription />
        </Part>
        <div className={classes.save}>
          <Button type="submit" disabled={sending || !dirty}>
            {sending ? t('actions.saving') : t('actions.save')}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
