import { Button, NativeSelect, TextInput } from '@mantine/core'
import { typedMinor } from '../../../../shared/money.ts'
import { useCommand } from '../../../../web/api.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import classes from '../../payroll/screens/tables.module.css'
import type { LawChangeGroup } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { trialCall } from './calls.ts'
import Impact from './Impact.tsx'

const PERCENT = /^-?\d{1,3}(\.\d{1,4})?$/

/** A figure that is tried: so much more of a sum of the law. */
export default function Trial({ group }: { group: LawChangeGroup }) {
  const t = useWords()
  const { code, minorUnits } = group.currency
  const attempt = useCommand(trialCall)
  const choices = group.schemes.flatMap(({ key, label, parties }) =>
    parties.flatMap((party) =>
      party === 'government'
        ? []
        : [{ value: `${key}~${party}`, label: t('line', { label, party: t(`parties.${party}`) }) }],
    ),
  )
  const { form, field, submit, sending, failure } = useFields(
    { scheme: choices[0]?.value ?? '', base: group.bases[0]?.key ?? '', percent: '', ceiling: '' },
    {
      percent: (text) => (PERCENT.test(text.trim()) ? null : t('percentRequired')),
      ceiling: (text) => (text.trim() === '' || (typedMinor(text, minorUnits) ?? 0) > 0 ? null : t('ceilingWrong')),
    },
  )
  const send = submit(async (values) => {
    const [scheme = '', party = ''] = values.scheme.split('~')
    await attempt.mutateAsync({
      groupId: group.groupId,
      scheme,
      party: party === 'employee' ? 'employee' : 'employer',
      base: values.base,
      percent: values.percent.trim(),
      ceiling: values.ceiling.trim() === '' ? null : (typedMinor(values.ceiling, minorUnits) ?? null),
    })
  })
  return (
    <>
      <form ref={form} onSubmit={send} noValidate className={classes.card} aria-label={t('trial')}>
        <h2 className={classes.title}>{t('trial')}</h2>
        <p className={classes.quiet}>{t('trialText')}</p>
        <NativeSelect {...field('scheme')} label={t('scheme')} data={choices} />
        <NativeSelect
          {...field('base')}
          label={t('base')}
          data={group.bases.map(({ key, label }) => ({ value: key, label }))}
        />
        <TextInput {...field('percent')} label={t('percent')} inputMode="decimal" required />
        <TextInput {...field('ceiling')} label={t('ceiling', { code })} inputMode="decimal" />
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t('reckon')}
          </Button>
        </div>
      </form>
      {attempt.data && <Impact impact={attempt.data.impact} />}
    </>
  )
}
