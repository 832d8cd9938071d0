import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { zoneOf } from '../../../../countries/entity.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useCountry, useWorkCountries } from '../../../people/employees/screens/calls.ts'
import company from '../../profile/screens/company.module.css'
import { FormDialog } from '../../profile/screens/parts.tsx'
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
  const say = useWords()
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
    name: (v) => (v.trim() ? null : say('required', { label: say('sites.name') })),
    country: (v) => (v ? null : say('required', { label: say('sites.country') })),
    zone: (v) => (v.trim() === '' || isZone(v.trim()) ? null : say('entities.badZone')),
    latitude: (v, all) => (within(v, 90) && (v !== '' || all.longitude === '') ? null : say('sites.badLatitude')),
    longitude: (v, all) => (within(v, 180) && (v !== '' || all.latitude === '') ? null : say('sites.badLongitude')),
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
    nameOf: (name) => say(name === 'entityId' ? 'sites.entity' : `sites.${name}`),
    shownOf: (name, value) =>
      name === 'entityId' ? (data?.entities.find((e) => e.id === value)?.legalName ?? '') : value,
    send: async (_changed, wanted, from) => {
      const position = { latitude: wanted.latitude, longitude: wanted.longitude }
      await change.mutateAsync({ id: from.id, version: from.version, ...wireOf(wanted), position })
    },
  })
  const done = () => {
    notify.success(say('saved'))
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
        title={site ? say('sites.edit', { name: site.name }) : say('sites.add')}
        onClose={onClose}
        onSubmit={send}
        form={form}
        busy={sending}
        failure={failure}
        size={640}
        action={site ? say('actions.save') : say('sites.add')}
      >
        <TextInput {...field('name')} label={say('sites.name')} maxLength={200} required data-autofocus />
        <div className={company.grid}>
          <NativeSelect
            {...field('country')}
            onChange={(e) => move(e.currentTarget.value)}
            label={say('sites.country')}
            required
            data={[
              ...(values.country ? [] : [{ value: '', label: say('actions.choose') }]),
              ...countries.map((c) => ({ value: c.code, label: `${c.flag} ${countryName(c.code)}` })),
            ]}
          />
          {country?.regions && (
            <NativeSelect
              {...field('place')}
              onChange={(e) => place(e.currentTarget.value)}
              label={country.regions.label}
              data={[{ value: '', label: say('actions.choose') }, ...country.regions.options]}
            />
          )}
          <NativeSelect
            {...field('entityId')}
            label={say('sites.entity')}
            data={[
              { value: '', label: say('sites.noEntity') },
              ...entities.map((e) => ({ value: e.id, label: e.legalName })),
            ]}
          />
          <ZoneBox {...field('zone')} value={values.zone || usual} onChange={(zone) => set('zone', zone)} />
        </div>
        <Textarea {...field('address')} label={say('sites.address')} maxLength={500} autosize minRows={2} />
        <div className={company.grid}>
          <TextInput
            {...field('latitude')}
            label={say('sites.latitude')}
            inputMode="decimal"
            maxLength={20}
            placeholder="1.2903"
          />
          <TextInput
            {...field('longitude')}
            label={say('sites.longitude')}
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
