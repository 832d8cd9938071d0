import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { Country } from '../../../../../countries/country.ts'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { Authorization } from '../../../authorizations/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { addPermitCall, changePermitCall } from './calls.ts'
import classes from './profile.module.css'

type Props = { employeeId: string; country: Country; permit: Authorization | null; onClose: () => void }

const OTHER = ''
const STATUSES = ['active', 'pending', 'cancelled'] as const

/** Adds a permit, or changes one: the country's own kinds with their validity and law, or another one by its name. */
export default function AuthorizationDialog({ employeeId, country, permit, onClose }: Props) {
  const t = useProfileWords()
  const sayOf = useWords()
  const add = useCommand(addPermitCall, { refreshes: [getCall] })
  const change = useCommand(changePermitCall, { refreshes: [getCall] })
  const known = country.authorizations.some((a) => a.key === permit?.type)
  const usual = permit ? OTHER : (country.authorizations[0]?.key ?? OTHER)
  const initial = useMemo(
    () => ({
      kind: permit && known ? permit.type : usual,
      authorization_type: permit && !known ? permit.type : '',
      document_number: permit?.document_number ?? '',
      issued_on: permit?.issued_on ?? '',
      expiry_date: permit?.expiry_date ?? '',
      status: STATUSES.find((s) => s === permit?.status) ?? 'active',
      note: permit?.note ?? '',
    }),
    [permit, known, usual],
  )
  const { form, values, set, field, submit, sending, failure } = useFields<Record<keyof typeof initial, string>>(
    initial,
    {
      authorization_type: (name, all) =>
        all.kind === OTHER && !name.trim() ? t('required', { label: t('permit.otherName') }) : null,
    },
  )
  const chosen = country.authorizations.find((a) => a.key === values.kind)
  const send = submit(async ({ kind, authorization_type, status, ...rest }) => {
    const body = {
      id: employeeId,
      ...rest,
      authorization_type: kind === OTHER ? authorization_type : kind,
      status: STATUSES.find((s) => s === status) ?? 'active',
    }
    const saved = permit
      ? await change.mutateAsync({
          ...body,
          authorizationId: permit.id,
          ...(permit.version === null ? {} : { version: permit.version }),
        })
      : await add.mutateAsync(body)
    notify.success(t(permit ? 'permit.saved' : 'permit.added'))
    for (const { message } of saved.warnings) notify.failure(message)
    onClose()
  })
  return (
    <FormDialog
      title={permit ? t('permit.edit') : t('permit.add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('save')}
    >
      <NativeSelect
        label={t('permit.type')}
        value={values.kind}
        onChange={(e) => set('kind', e.currentTarget.value)}
        data={[
          ...country.authorizations.map((a) => ({ value: a.key, label: a.label })),
          { value: OTHER, label: t('permit.other') },
        ]}
        data-autofocus
      />
      {chosen ? (
        <p className={classes.note}>
          {t('permit.validity', { validity: chosen.validity })}
          <br />
          {t('permit.law', { law: chosen.law.title })}
          {!chosen.law.confirmed && ` (${t('permit.unconfirmed')})`}
        </p>
      ) : (
        <TextInput {...field('authorization_type')} label={t('permit.otherName')} maxLength={100} required />
      )}
      <TextInput
        {...field('document_number')}
        label={t('permit.number')}
        description={t('permit.numberHelp')}
        maxLength={60}
        autoComplete="off"
        onFocus={(e) => e.currentTarget.select()}
      />
      <div className={classes.pair}>
        <TextInput {...field('issued_on')} type="date" label={t('permit.issued')} />
        <TextInput {...field('expiry_date')} type="date" label={t('permit.expiry')} />
      </div>
      <NativeSelect
        label={t('permit.status')}
        value={values.status}
        onChange={(e) => set('status', e.currentTarget.value)}
        data={STATUSES.map((s) => ({ value: s, label: sayOf(`authorization.${s}`) }))}
      />
      <Textarea {...field('note')} label={t('permit.note')} maxLength={500} autosize minRows={2} />
      {failure instanceof Error && (
        <p className={classes.wrong} role="alert">
          {failure.message}
        </p>
      )}
    </FormDialog>
  )
}
