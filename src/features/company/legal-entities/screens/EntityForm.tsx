import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { Fragment } from 'react'
import type { EntityNumber } from '../../../../countries/country.ts'
import { validateNumbers, zoneOf } from '../../../../countries/entity.ts'
import type { SpokenCountry } from '../../../../countries/translate.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import company from '../../profile/screens/company.module.css'
import { useConflict } from '../../profile/screens/useConflict.tsx'
import { useWords } from '../../profile/words/index.ts'
import { ownCall as verificationCall } from '../../verification/screens/calls.ts'
import type { Entity } from '../contract.ts'
import { isMonthDay, isZone } from '../rules.ts'
import { addEntityCall, changeEntityCall, entitiesCall } from './calls.ts'
import { ZoneBox } from './ZoneBox.tsx'

const PLAIN = ['legalName', 'place', 'currency', 'fiscalYearStart', 'zone', 'address'] as const
type Plain = (typeof PLAIN)[number]
type Values = Record<string, string>

/** A form of text fields: numbers.uen, expires.tradeLicence. Of another country's entity only the name is taken over. */
const valuesOf = (entity: Entity | null, country: SpokenCountry): Values => {
  const here = entity?.country === country.code ? entity : null
  const numbers = country.entity.numbers.flatMap((n): [string, string][] => {
    const current = here?.numbers[n.key]
    return [
      [`numbers.${n.key}`, current ? n.format(current.number) : ''],
      ...(n.expires ? [[`expires.${n.key}`, current?.expires ?? ''] as [string, string]] : []),
    ]
  })
  return {
    country: country.code,
    legalName: entity?.legalName ?? '',
    place: here?.place ?? '',
    currency: here?.currency ?? country.currency.code,
    fiscalYearStart: here?.fiscalYearStart ?? country.entity.fiscalYearStart,
    zone: here?.zone ?? country.zone,
    address: entity?.address ?? '',
    ...Object.fromEntries(numbers),
  }
}

const wireOf = (all: Values, country: SpokenCountry) => ({
  country: country.code,
  ...(Object.fromEntries(PLAIN.map((name) => [name, all[name] ?? ''])) as Record<Plain, string>),
  numbers: Object.fromEntries(
    country.entity.numbers.map((n) => [
      n.key,
      { number: all[`numbers.${n.key}`] ?? '', expires: all[`expires.${n.key}`] || null },
    ]),
  ),
})

type Props = { entity: Entity | null; country: SpokenCountry; onClose: () => void; onBack: (() => void) | null }

export const EntityForm = ({ entity, country, onClose, onBack }: Props) => {
  const t = useWords()
  const { countryName } = useFormat()
  const refreshes = [entitiesCall, verificationCall]
  const add = useCommand(addEntityCall, { refreshes })
  const change = useCommand(changeEntityCall, { refreshes })
  const typed = (all: Values) => Object.fromEntries(country.entity.numbers.map((n) => [n.key, all[`numbers.${n.key}`]]))
  const checks = {
    legalName: (v: string) => (v.trim() ? null : t('required', { label: t('entities.name') })),
    currency: (v: string) => (/^[A-Z]{3}$/.test(v.trim()) ? null : t('entities.badCurrency')),
    fiscalYearStart: (v: string) => (isMonthDay(v.trim()) ? null : t('entities.badFiscal')),
    zone: (v: string) => (isZone(v.trim()) ? null : t('entities.badZone')),
    ...Object.fromEntries(
      country.entity.numbers.map((n) => [
        `numbers.${n.key}`,
        (_: string, all: Values) => validateNumbers(country, typed(all)).errors[n.key] ?? null,
      ]),
    ),
  }
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(valuesOf(entity, country), checks)
  const nameOf = (name: string) => {
    const [kind, key] = name.split('.')
    const number = country.entity.numbers.find((n) => n.key === key)
    if (kind === 'expires') return t('entities.expiresOf', { name: number?.label ?? '' })
    return number?.label ?? t(`fields.${name === 'country' ? 'country' : (name as Plain)}`)
  }
  const { save, dialog } = useConflict<Entity, Values>({
    valuesOf: (e) =>
      e.country === country.code || e.id !== entity?.id
        ? valuesOf(e, country)
        : { ...valuesOf(e, country), country: e.country },
    theirsIn: (data) => (data as { entity?: Entity } | undefined)?.entity,
    nameOf,
    send: async (_changed, wanted, from) => {
      await change.mutateAsync({ id: from.id, version: from.version, ...wireOf(wanted, country) })
    },
  })
  const done = () => {
    notify.success(t('saved'))
    onClose()
  }
  const send = submit(async (all) => {
    if (entity) return save(all, entity, done)
    await add.mutateAsync(wireOf(all, country))
    done()
  })
  const { warnings } = validateNumbers(country, typed(values))
  const place = (next: string) => {
    // The zone follows the place until somebody has said another.
    if (values.zone === zoneOf(country, values.place)) set('zone', zoneOf(country, next))
    set('place', next)
  }
  return (
    <>
      <FormDialog
        title={
          entity
            ? t('entities.edit', { name: entity.legalName })
            : t('entities.addOf', { country: countryName(country.code) })
        }
        onClose={onClose}
        onSubmit={send}
        form={form}
        busy={sending}
        failure={failure}
        size={720}
        action={entity ? t('actions.save') : t('entities.add')}
      >
        <div className={company.logo}>
          <strong>
            {country.flag} {countryName(country.code)}
          </strong>
          {onBack ? (
            <Button variant="subtle" size="compact-sm" onClick={onBack}>
              {t('entities.back')}
            </Button>
          ) : (
            <span className={company.quiet}>{t('entities.stays')}</span>
          )}
        </div>
        <div className={company.grid}>
          <TextInput {...field('legalName')} label={t('entities.name')} maxLength={200} required data-autofocus />
          {country.regions && (
            <NativeSelect
              {...field('place')}
              onChange={(e) => place(e.currentTarget.value)}
              label={country.regions.label}
              data={[{ value: '', label: t('actions.choose') }, ...country.regions.options]}
            />
          )}
        </div>
        <h3 className={company.heading}>{t('entities.numbers')}</h3>
        {country.entity.numbers.map((n) => (
          <NumberBox key={n.key} number={n} warning={warnings[n.key]} field={field} />
        ))}
        <h3 className={company.heading}>{t('entities.terms')}</h3>
        <div className={company.grid}>
          <TextInput {...field('currency')} label={t('entities.currency')} maxLength={3} required />
          <TextInput {...field('fiscalYearStart')} label={t('entities.fiscalYear')} maxLength={5} required />
          <ZoneBox {...field('zone')} value={values.zone ?? ''} onChange={(zone) => set('zone', zone)} required />
        </div>
        <Textarea {...field('address')} label={t('entities.address')} maxLength={500} autosize minRows={2} />
      </FormDialog>
      {dialog}
    </>
  )
}

type BoxProps = {
  number: EntityNumber
  warning: string | undefined
  field: ReturnType<typeof useFields<Values>>['field']
}

/** A number, with the day its paper ends where it has one. A check digit that does not match is told of and does not stop anybody. */
const NumberBox = ({ number, warning, field }: BoxProps) => {
  const t = useWords()
  const box = field(`numbers.${number.key}`)
  const shown = { ...box, value: box.value ?? '' }
  const help = (
    <>
      {number.help}
      {warning && !box.error && (
        <Text component="span" size="xs" display="block" className={company.warning ?? ''} role="status">
          {warning}
        </Text>
      )}
    </>
  )
  const input = number.options ? (
    <NativeSelect
      {...shown}
      label={number.label}
      description={help}
      data={[{ value: '', label: t('actions.choose') }, ...number.options]}
    />
  ) : (
    <TextInput {...shown} label={number.label} description={help} placeholder={number.placeholder} maxLength={60} />
  )
  if (!number.expires) return <Fragment>{input}</Fragment>
  const until = field(`expires.${number.key}`)
  return (
    <div className={company.numbers}>
      {input}
      <TextInput
        {...until}
        value={until.value ?? ''}
        type="date"
        label={t('entities.expires')}
        description={<>&nbsp;</>}
        aria-label={t('entities.expiresOf', { name: number.label })}
      />
    </div>
  )
}
