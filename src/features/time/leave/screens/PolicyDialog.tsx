import { ActionIcon, Button, Checkbox, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useMyWords } from '../my/words/index.ts'
import type { LeaveSimulation, PolicyView } from '../policies.contract.ts'
import { PLAIN_POLICY, type PolicyContent } from '../policy.rules.ts'
import type { TypeView } from '../shapes.contract.ts'
import { useWords } from '../words/index.ts'
import { balancesCall, policiesCall, savePolicyCall, simulateCall } from './calls.ts'
import classes from './leave.module.css'
import { useDays, useKindName } from './my/useDays.ts'

type Props = { type: TypeView; of: PolicyView | null; onClose: () => void }

/** A policy, or another version of one: written, tried on the company’s people, and then kept. */
export default function PolicyDialog({ type, of, onClose }: Props) {
  const t = useWords()
  const my = useMyWords()
  const kindName = useKindName()
  const [name, setName] = useState(of?.name ?? kindName(type))
  const [from, setFrom] = useState(`${new Date().getFullYear()}-01-01`)
  const [content, setContent] = useState<PolicyContent>(of?.content ?? PLAIN_POLICY)
  const change = (changed: Partial<PolicyContent>) => setContent((before) => ({ ...before, ...changed }))
  const save = useCommand(savePolicyCall, { refreshes: [policiesCall, balancesCall] })
  const simulate = useCommand(simulateCall)
  const input = {
    type: type.key,
    name,
    effectiveFrom: from,
    everyone: of?.everyone ?? true,
    policyKey: of?.policyKey ?? null,
    content: { ...content, steps: content.steps.map((step) => ({ ...step })) },
  }
  const failed = save.error ?? simulate.error
  const messages =
    failed instanceof ApiError
      ? [
          ...new Set([
            ...Object.values(failed.fields),
            ...(Object.keys(failed.fields).length === 0 ? [failed.message] : []),
          ]),
        ]
      : []
  return (
    <Dialog
      title={of ? t('changeOf', { name: of.name }) : `${t('newPolicy')}: ${kindName(type)}`}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': my('close') }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          save.mutate(input, {
            onSuccess: () => {
              notify.success(t('saved'))
              onClose()
            },
          })
        }}
      >
        <Stack gap="sm">
          <Group grow align="start">
            <TextInput
              label={t('name')}
              required
              maxLength={80}
              value={name}
              onChange={(e) => setName(e.currentTarget.value)}
            />
            <TextInput
              type="date"
              label={t('holdsFrom')}
              description={t('holdsHint')}
              required
              value={from}
              onChange={(e) => setFrom(e.currentTarget.value)}
            />
          </Group>
          <Steps content={content} change={change} />
          <Rules content={content} change={change} />
          {type.pays !== 'all' && (
            <NumberInput
              label={t('leastPay')}
              description={t('leastPayHint')}
              min={0}
              max={100}
              suffix=" %"
              value={content.leastPay}
              onChange={(percent) => change({ leastPay: Number(percent) || 0 })}
            />
          )}
          {messages.map((message) => (
            <p key={message} className={classes.wrong} role="alert" style={{ margin: 0 }}>
              {message}
            </p>
          ))}
          {simulate.data && <Simulated found={simulate.data} />}
          <Group justify="flex-end">
            <Button variant="default" loading={simulate.isPending} onClick={() => simulate.mutate(input)}>
              {t('simulate')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type Part = { content: PolicyContent; change: (changed: Partial<PolicyContent>) => void }

const Steps = ({ content, change }: Part) => {
  const t = useWords()
  const [first = { afterYears: 0, days: 0 }, ...more] = content.steps
  const set = (steps: PolicyContent['steps']) => change({ steps })
  return (
    <>
      <NumberInput
        label={t('perYear')}
        min={0}
        max={400}
        step={0.5}
        value={first.days}
        onChange={(days) => set([{ ...first, days: Number(days) || 0 }, ...more])}
      />
      {more.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
        <Group key={i} align="end" grow preventGrowOverflow={false}>
          <NumberInput
            label={t('afterYears')}
            min={1}
            value={step.afterYears}
            onChange={(years) =>
              set([first, ...more.map((one, at) => (at === i ? { ...one, afterYears: Number(years) || 1 } : one))])
            }
          />
          <NumberInput
            label={t('stepDays')}
            min={0}
            step={0.5}
            value={step.days}
            onChange={(days) =>
              set([first, ...more.map((one, at) => (at === i ? { ...one, days: Number(days) || 0 } : one))])
            }
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('removeStep')}
            onClick={() => set([first, ...more.filter((_, at) => at !== i)])}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="subtle"
          size="xs"
          onClick={() =>
            set([
              first,
              ...more,
              { afterYears: (more.at(-1)?.afterYears ?? 0) + 1, days: (more.at(-1) ?? first).days + 1 },
            ])
          }
        >
          {t('addStep')}
        </Button>
      </div>
    </>
  )
}

const orNull = (value: string | number): number | null => (value === '' ? null : Number(value))

/** Whether days are paid out instead of taken, and how many. */
const PaidOut = ({ content: { encash }, change }: Part) => {
  const t = useWords()
  return (
    <>
      <Checkbox
        label={t('encash')}
        checked={encash !== null}
        onChange={(e) => change({ encash: e.currentTarget.checked ? { keepDays: 0, maxDays: null } : null })}
      />
      {encash && (
        <Group grow align="start">
          <NumberInput
            label={t('encashKeep')}
            min={0}
            max={400}
            step={0.5}
            value={encash.keepDays}
            onChange={(days) => change({ encash: { ...encash, keepDays: Number(days) || 0 } })}
          />
          <NumberInput
            label={t('encashMost')}
            min={0}
            max={400}
            step={0.5}
            value={encash.maxDays ?? ''}
            onChange={(days) => change({ encash: { ...encash, maxDays: orNull(days) } })}
          />
        </Group>
      )}
    </>
  )
}

const Rules = ({ content, change }: Part) => {
  const t = useWords()
  return (
    <>
      <Group grow align="start">
        <NativeSelect
          label={t('year')}
          value={content.year}
          onChange={(e) => change({ year: e.currentTarget.value === 'service' ? 'service' : 'calendar' })}
          data={(['calendar', 'service'] as const).map((one) => ({ value: one, label: t(`years.${one}`) }))}
        />
        <NativeSelect
          label={t('accrual')}
          value={content.accrual}
          onChange={(e) => change({ accrual: e.currentTarget.value === 'yearly' ? 'yearly' : 'monthly' })}
          data={(['monthly', 'yearly'] as const).map((one) => ({ value: one, label: t(`accruals.${one}`) }))}
        />
      </Group>
      <Group grow align="start">
        <NumberInput
          label={t('carryDays')}
          min={0}
          step={0.5}
          value={content.carry?.maxDays ?? 0}
          onChange={(days) =>
            change({
              carry: Number(days) > 0 ? { maxDays: Number(days), months: content.carry?.months ?? null } : null,
            })
          }
        />
        <NumberInput
          label={t('carryMonths')}
          min={1}
          max={120}
          disabled={content.carry === null}
          value={content.carry?.months ?? ''}
          onChange={(months) => content.carry && change({ carry: { ...content.carry, months: orNull(months) } })}
        />
      </Group>
      <Group grow align="end">
        <NumberInput
          label={t('mayOwe')}
          min={0}
          step={0.5}
          value={content.mayOweDays}
          onChange={(days) => change({ mayOweDays: Number(days) || 0 })}
        />
        <NumberInput
          label={t('notice')}
          min={0}
          value={content.noticeDays}
          onChange={(days) => change({ noticeDays: Number(days) || 0 })}
        />
        <NumberInput
          label={t('wait')}
          min={0}
          max={60}
          value={content.waitMonths}
          onChange={(months) => change({ waitMonths: Number(months) || 0 })}
        />
      </Group>
      <Group grow align="start">
        <NumberInput
          label={t('documents')}
          min={0}
          value={content.documentsAfterDays ?? ''}
          onChange={(days) => change({ documentsAfterDays: orNull(days) })}
        />
        <NumberInput
          label={t('longest')}
          min={1}
          value={content.longestDays ?? ''}
          onChange={(days) => change({ longestDays: orNull(days) })}
        />
      </Group>
      <PaidOut content={content} change={change} />
      <Group>
        <Checkbox
          label={t('halfDays')}
          checked={content.halfDays}
          onChange={(e) => change({ halfDays: e.currentTarget.checked })}
        />
        <Checkbox
          label={t('hoursAllowed')}
          checked={content.hours}
          onChange={(e) => change({ hours: e.currentTarget.checked })}
        />
        <Checkbox
          label={t('sandwich')}
          checked={content.sandwich}
          onChange={(e) => change({ sandwich: e.currentTarget.checked })}
        />
        <Checkbox
          label={t('unlimited')}
          checked={content.unlimited}
          onChange={(e) => change({ unlimited: e.currentTarget.checked })}
        />
      </Group>
    </>
  )
}

const Simulated = ({ found }: { found: LeaveSimulation }) => {
  const t = useWords()
  const days = useDays()
  const { day } = useFormat()
  return (
    <div className={classes.result} role="status">
      <p>{t('simulated', { day: day(found.on), gain: found.gain, lose: found.lose, same: found.same })}</p>
      {found.problems.map(({ message }) => (
        <p key={message} className={classes.wrong}>
          {message}
        </p>
      ))}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col" className={classes.end}>
              {t('before')}
            </th>
            <th scope="col" className={classes.end}>
              {t('afterwards')}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.rows.slice(0, 8).map((row) => (
            <tr key={`${row.person} ${row.joined}`}>
              <th scope="row">
                <bdi>{row.person}</bdi>
              </th>
              <td className={`${classes.end} figures`}>{days(row.before, row.dayMinutes)}</td>
              <td className={`${classes.end} figures`}>{days(row.after, row.dayMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
