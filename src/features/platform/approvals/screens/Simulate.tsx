import { Alert, Button, Checkbox, Group, NativeSelect, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import type { PolicyContent } from '../../../../shared/approvals.ts'
import { useCommand } from '../../../../web/api.ts'
import type { PoliciesView, PolicyInput, PolicyView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { simulateCall } from './calls.ts'
import { useSentences } from './sentences.ts'
import { useShown } from './useShown.ts'

type Props = { policy: PolicyView; all: PoliciesView; content: PolicyContent }

/** Who would be asked, before the rules hold. */
export const Simulate = ({ policy, all, content }: Props) => {
  const t = useWords()
  const shown = useShown()
  const sentences = useSentences(all)
  const run = useCommand(simulateCall)
  const [askedBy, setAskedBy] = useState(all.people[0]?.userId ?? '')
  const [amount, setAmount] = useState<number | ''>('')
  const [country, setCountry] = useState(all.countries[0]?.code ?? '')
  const [flags, setFlags] = useState<readonly string[]>([])
  const at = all.countries.find((c) => c.code === country)
  const decimals = at?.decimals ?? 2
  return (
    <fieldset className={classes.rule}>
      <legend>{t('simulate.title')}</legend>
      <div className={classes.row}>
        <NativeSelect
          label={t('simulate.askedBy')}
          data={all.people.map((p) => ({ value: p.userId, label: p.name }))}
          value={askedBy}
          onChange={(e) => setAskedBy(e.currentTarget.value)}
        />
        <NativeSelect
          label={t('simulate.country')}
          data={all.countries.map((c) => ({ value: c.code, label: c.name }))}
          value={country}
          onChange={(e) => setCountry(e.currentTarget.value)}
        />
        {policy.hasAmount && (
          <NumberInput
            label={t('simulate.amount', { currency: at?.currency ?? '' })}
            min={0}
            decimalScale={decimals}
            hideControls
            value={amount}
            onChange={(value) => setAmount(value === '' ? '' : Number(value))}
          />
        )}
        {policy.flags.map((flag) => (
          <Checkbox
            key={flag}
            label={sentences.flag(flag)}
            checked={flags.includes(flag)}
            onChange={(e) => setFlags(e.currentTarget.checked ? [...flags, flag] : flags.filter((f) => f !== flag))}
          />
        ))}
      </div>
      <Group>
        <Button
          variant="default"
          loading={run.isPending}
          onClick={() =>
            run.mutate({
              kind: policy.kind,
              content: content as PolicyInput,
              askedBy,
              country,
              flags: [...flags],
              amount: amount === '' ? null : Math.round(amount * 10 ** decimals),
              currency: at?.currency ?? '',
            })
          }
        >
          {t('simulate.run')}
        </Button>
      </Group>
      {run.error && <Alert color="red">{run.error.message}</Alert>}
      {run.data && (
        <Stack gap="xs" role="status">
          {run.data.steps.map((step) => (
            <div key={step.step}>
              <strong>
                {t(step.beside ? 'simulate.beside' : 'simulate.step', { step: step.step, count: step.need })}
              </strong>
              <ul>
                {step.approvers.map((one) => (
                  <li key={one.name}>
                    {one.name}: {shown.why(one.why)}
                  </li>
                ))}
                {step.approvers.length === 0 && <li>{t('simulate.nobody')}</li>}
              </ul>
              {step.passed.map((p) => (
                <p key={`${p.who} ${p.why} ${p.name}`} className={classes.quiet}>
                  {p.name ? t(`passed.${p.why}`, { name: p.name }) : t('passed.unset')}
                </p>
              ))}
            </div>
          ))}
        </Stack>
      )}
    </fieldset>
  )
}
