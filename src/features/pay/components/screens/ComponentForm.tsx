import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { SLIP_GROUPS } from '../../../../countries/components.ts'
import { addDays } from '../../../../shared/dates.ts'
import { LANGUAGES } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import { COMPONENT_BASES, COMPONENT_NATURES } from '../choices.rules.ts'
import type { ComponentNatureRules, WholeComponent } from '../contract.ts'
import { useWords } from '../words/index.ts'
import {
  addCall,
  changeCall,
  componentCall,
  componentName,
  componentsCall,
  OTHER_LANGUAGES,
  rulesCall,
} from './calls.ts'
import classes from './components.module.css'
import { Example } from './Example.tsx'
import { Law } from './Law.tsx'

type Props = { entityId: string; whole: WholeComponent | null; onClose: () => void }

type Name = `name_${(typeof OTHER_LANGUAGES)[number]}`
type Values = Record<
  | 'code'
  | 'name'
  | 'nature'
  | 'choice'
  | 'proration'
  | 'inRetro'
  | 'priority'
  | 'mostPercent'
  | 'slipGroup'
  | 'slipOrder'
  | 'account'
  | 'effectiveFrom'
  | 'reason'
  | Name,
  string
>

const namesFor = (whole: WholeComponent | null) =>
  Object.fromEntries(OTHER_LANGUAGES.map((code) => [`name_${code}`, whole?.component.names[code] ?? ''])) as Record<
    Name,
    string
  >

/** Today, or the day after what is locked where that comes later. */
const firstDayFor = ({ today, lockedUntil }: WholeComponent): string =>
  lockedUntil !== null && lockedUntil >= today ? addDays(lockedUntil, 1) : today

const valuesOf = (whole: WholeComponent | null): Values => {
  const held = whole?.component
  return {
    ...namesFor(whole),
    code: held?.code ?? '',
    name: held?.name ?? '',
    nature: held?.nature ?? 'allowance',
    choice: held?.choice ?? '',
    proration: held?.proration ?? '',
    inRetro: held && !held.inRetro ? 'no' : 'yes',
    priority: String(held?.priority ?? 5),
    mostPercent: held?.mostPercent ? String(held.mostPercent) : '',
    slipGroup: held?.slipGroup ?? 'allowances',
    slipOrder: String(held?.slipOrder ?? 50),
    account: held?.account ?? '',
    effectiveFrom: whole ? firstDayFor(whole) : `${new Date().toISOString().slice(0, 7)}-01`,
    reason: '',
  }
}

const toInput = (all: Values) => ({
  name: all.name,
  names: Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, all[`name_${code}`] || null])),
  nature: COMPONENT_NATURES.find((one) => one === all.nature) ?? 'allowance',
  proration: COMPONENT_BASES.find((one) => one === all.proration) ?? null,
  inRetro: all.inRetro === 'yes',
  priority: Number(all.priority),
  mostPercent: all.mostPercent && all.nature === 'deduction' ? Number(all.mostPercent) : null,
  slipGroup: SLIP_GROUPS.find((one) => one === all.slipGroup) ?? 'other',
  slipOrder: Number(all.slipOrder),
  account: all.account || null,
  choice: all.choice || null,
  reason: all.reason || null,
  effectiveFrom: all.effectiveFrom,
})

/** What a new component is, or an old one from a day on: with what it counts for by law and an example of it as it is typed. */
export default function ComponentForm({ entityId, whole, onClose }: Props) {
  const { data } = useApiState(rulesCall, { entityId })
  if (!data) return <Skeleton height={320} />
  return <Form entityId={entityId} whole={whole} rules={data.natures} onClose={onClose} />
}

const Form = ({ entityId, whole, rules, onClose }: Props & { rules: readonly ComponentNatureRules[] }) => {
  const t = useWords()
  const language = useLanguage()
  const { day } = useFormat()
  const refreshes = [componentsCall, componentCall]
  const add = useCommand(addCall, { refreshes })
  const change = useCommand(changeCall, { refreshes })
  const required = (value: string) => (value.trim() ? null : t('required'))
  const { form, values, field, submit, sending, failure } = useFields<Values>(valuesOf(whole), {
    name: required,
    code: required,
    effectiveFrom: required,
  })
  const send = submit(async (all) => {
    const said = toInput(all)
    if (whole) await change.mutateAsync({ entityId, ...said, code: whole.component.code, version: whole.version })
    else await add.mutateAsync({ entityId, code: all.code, ...said })
    notify.success(whole ? t('changed', { day: day(said.effectiveFrom) }) : t('added'))
    onClose()
  })
  const of = rules.find(({ nature }) => nature === values.nature)
  return (
    <FormDialog
      title={whole ? t('changeOf', { name: componentName(whole.component, language) }) : t('add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('form.save')}
      size="lg"
    >
      <fieldset className={classes.part}>
        <legend>{t('sections.what')}</legend>
        {!whole && (
          <TextInput
            {...field('code')}
            label={t('form.code')}
            description={t('form.codeHelp')}
            dir="ltr"
            maxLength={40}
            required
            data-autofocus
          />
        )}
        <TextInput {...field('name')} label={t('form.name')} maxLength={120} required />
        <NativeSelect
          {...field('nature')}
          label={t('form.nature')}
          description={t('form.natureHelp')}
          disabled={whole?.component.isStandard ?? false}
          data={rules.map(({ nature: value }) => ({ value, label: t(`natures.${value}`) }))}
        />
        <Choices of={of} field={field('choice')} />
        <TextInput {...field('effectiveFrom')} type="date" label={t('form.from')} required />
        <TextInput {...field('reason')} label={t('form.reason')} maxLength={300} />
      </fieldset>
      <Paid of={of} field={field} />
      <Books field={field} />
      {of && <Law memberships={of.memberships} />}
      {of && <Example entityId={entityId} nature={of.nature} choice={values.choice || null} />}
    </FormDialog>
  )
}

type Field = ReturnType<typeof useFields<Values>>['field']
type OfNature = { of: ComponentNatureRules | undefined }

const Choices = ({ of, field }: OfNature & { field: ReturnType<Field> }) => {
  const t = useWords()
  const say = useSentences()
  if (!of || of.choices.length === 0) return null
  return (
    <NativeSelect
      {...field}
      label={t('form.choice')}
      data={[
        { value: '', label: t('form.choiceNone') },
        ...of.choices.map(({ key, label }) => ({ value: key, label: say(label) })),
      ]}
    />
  )
}

const Paid = ({ of, field }: OfNature & { field: Field }) => {
  const t = useWords()
  return (
    <fieldset className={classes.part}>
      <legend>{t('sections.paid')}</legend>
      {of?.usual && (
        <NativeSelect
          {...field('proration')}
          label={t('form.proration')}
          data={[
            { value: '', label: t('usual', { basis: t(`bases.${of.usual}`) }) },
            ...of.bases.map((value) => ({ value, label: t(`bases.${value}`) })),
          ]}
        />
      )}
      {of?.usual ? (
        <NativeSelect
          {...field('inRetro')}
          label={t('form.inRetro')}
          data={[
            { value: 'yes', label: t('form.inRetroYes') },
            { value: 'no', label: t('form.inRetroNo') },
          ]}
        />
      ) : (
        <>
          <TextInput {...field('priority')} label={t('form.priority')} inputMode="numeric" maxLength={1} />
          <TextInput {...field('mostPercent')} label={t('form.mostPercent')} inputMode="numeric" maxLength={3} />
        </>
      )}
    </fieldset>
  )
}

const Books = ({ field }: { field: Field }) => {
  const t = useWords()
  return (
    <fieldset className={classes.part}>
      <legend>{t('sections.books')}</legend>
      <NativeSelect
        {...field('slipGroup')}
        label={t('form.group')}
        data={SLIP_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
      />
      <TextInput {...field('slipOrder')} label={t('form.order')} inputMode="numeric" maxLength={2} />
      <TextInput {...field('account')} label={t('form.account')} description={t('form.accountHelp')} maxLength={60} />
      <details>
        <summary>{t('form.names')}</summary>
        <div className={panel.stack}>
          {OTHER_LANGUAGES.map((code) => {
            const found = LANGUAGES.find((one) => one.code === code)
            return (
              <TextInput
                key={code}
                {...field(`name_${code}`)}
                label={found?.name ?? code}
                lang={code}
                dir={found?.dir ?? 'ltr'}
                maxLength={120}
              />
            )
          })}
        </div>
      </details>
    </fieldset>
  )
}
