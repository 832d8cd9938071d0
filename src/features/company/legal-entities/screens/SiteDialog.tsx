import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { zoneOf } from '../../../../countries/entity.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useCountry, useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import company from '../../profile/screens/company.module.css'
import { useConflict } from '../../profile/screens/useConflict.tsx'
import { useWords } from '../../profile/words/index.ts'
import type { Site } from '../contract.ts'
import { isZone } from '../rules.ts'
import { addSiteCall, changeSiteCall, entitiesCall, sitesCall } from './calls.ts'
import { ZoneBox } from './ZoneBox.tsx'

const NAMES = ['name', 'entityId', 'country', 'place', 'address', 'zone', 'latitude', 'longitude'] as const
type Name = (typeof NAMES)[number]
type Values = Record<Name, string>

const valuesOf = (site: Site): Values => ({
  name: site.name,
  entityId: site.entity?.id ?? '',
  country: site.country,
  place: site.place ?? '',
  address: site.address ?? '',
  zone: site.zone,
  latitude: site.latitude === null ? '' : String(site.latitude),
  longitude: site.longitude === null ? '' : String(site.longitude),
})

const within = (text: string, most: number) =>
  text.trim() === '' || (Number.isFinite(Number(text)) && Math.abs(Number(text)) <= most)

/** The site asked for, or a new one in the company's own country. */
export const SiteDialog = ({ site, onClose }: { site: Site | null; onClose: () => void }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const { user } = useSession()
  const countries = useWorkCountries()
  const { data } = useApiState(entitiesCall, {})
  const refreshes = [sitesCall, entitiesCall]
  const add = useCommand(addSiteCall, { refreshes })
  const change = useCommand(changeSiteCall, { refreshes })
  const code = user?.country_code ?? ''
  const empty: Values = {
    name: '',
    entityId: '',
    country: code,
    place: '',
    address: '',
    zone: '',
    latitude: '',
    longitude: '',
  }
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(site ? valuesOf(site) : empty, {
    name: (v) => (v.trim() ? null : t('required', { label: t('sites.name') })),
    country: (v) => (v ? null : t('required', { label: t('sites.country') })),
    zone: (v) => (v.trim() === '' || isZone(v.trim()) ? null : t('entities.badZone')),
    latitude: (v, all) => (within(v, 90) && (v !== '' || all.longitude === '') ? null : t('sites.badLatitude')),
    longitude: (v, all) => (within(v, 180) && (v !== '' || all.latitude === '') ? null : t('sites.badLongitude')),
  })
  const country = useCountry(values.country)
  const entities = (data?.entities ?? []).filter(
    (e) => e.country === values.country && (!e.archivedAt || e.id === values.entityId),
  )
  const wireOf = (all: Values) => ({
    name: all.name,
    entityId: all.entityId || null,
    country: all.country,
    place: all.place,
    address: all.address,
    zone: all.zone,
  })
  const { save, dialog } = useConflict<Site, Values>({
    valuesOf,
    theirsIn: (answer) => (answer as { site?: Site } | undefined)?.site,
    nameOf: (name) => t(name === 'entityId' ? 'sites.entity' : `sites.${name}`),
    shownOf: (name, value) =>
      name === 'entityId' ? (data?.entities.find((e) => e.id === value)?.legalName ?? '') : value,
    send: async (_changed, wanted, from) => {
      const position = { latitude: wanted.latitude, longitude: wanted.longitude }
      await change.mutateAsync({ id: from.id, version: from.version, ...wireOf(wanted), position })
    },
  })
  const done = () => {
    notify.success(t('saved'))
    onClose()
  }
  const send = submit(async (all) => {
    if (site) return save(all, site, done)
    await add.mutateAsync({ ...wireOf(all), latitude: all.latitude, longitude: all.longitude })
    done()
  })
  const usual = country ? zoneOf(country, values.place) : ''
  /** The zone follows the place until somebody has said another. */
  const place = (next: string) => {
    if (country && values.zone === usual) set('zone', zoneOf(country, next))
    set('place', next)
  }
  const move = (next: string) => {
    set('country', next)
    set('place', '')
    set('entityId', '')
    set('zone', '')
  }
  return (
    <>
      <FormDialog
        title={site ? t('sites.edit', { name: site.name }) : t('sites.add')}
        onClose={onClose}
        onSubmit={send}
        form={form}
        busy={sending}
        failure={failure}
        size={640}
        action={site ? t('actions.save') : t('sites.add')}
      >
        <TextInput {...field('name')} label={t('sites.name')} maxLength={200} required data-autofocus />
        <div className={company.grid}>
          <NativeSelect
            {...field('country')}
            onChange={(e) => move(e.currentTarget.value)}
            label={t('sites.country')}
            required
            data={[
              ...(values.country ? [] : [{ value: '', label: t('actions.choose') }]),
              ...countries.map((c) => ({ value: c.code, label: `${c.flag} ${countryName(c.code)}` })),
            ]}
          />
          {country?.regions && (
            <NativeSelect
              {...field('place')}
              onChange={(e) => place(e.currentTarget.value)}
              label={country.regions.label}
              data={[{ value: '', label: t('actions.choose') }, ...country.regions.options]}
            />
          )}
          <NativeSelect
            {...field('entityId')}
            label={t('sites.entity')}
            data={[
              { value: '', label: t('sites.noEntity') },
              ...entities.map((e) => ({ value: e.id, label: e.legalName })),
            ]}
          />
          <ZoneBox {...field('zone')} value={values.zone || usual} onChange={(zone) => set('zone', zone)} />
        </div>
        <Textarea {...field('address')} label={t('sites.address')} maxLength={500} autosize minRows={2} />
        <div className={company.grid}>
          <TextInput
            {...field('latitude')}
            label={t('sites.latitude')}
            inputMode="decimal"
            maxLength={20}
            placeholder="1.2903"
          />
          <TextInput
            {...field('longitude')}
            label={t('sites.longitude')}
            inputMode="decimal"
            maxLength={20}
            placeholder="103.8519"
          />
        </div>
      </FormDialog>
      {dialog}
    </>
  )
}
