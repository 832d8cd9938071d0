import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import classes from '../../payroll/screens/tables.module.css'
import type { GoLiveGroup, RegisterMonth } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { countCall, goLiveCall, parallelCall, uncountCall } from './calls.ts'

type Props = {
  group: GoLiveGroup
  mayPrepare: boolean
  tolerance: number
  onMonth: (month: string) => void
}
type Asking = { what: 'count' | 'uncount'; month: string }

const agreeing = ({ months }: GoLiveGroup): number => {
  const compared = months.filter(({ trial }) => trial !== null).slice(0, 2)
  const at = compared.findIndex(({ trial }) => !trial || trial.open > 0 || trial.compared === 0)
  return at < 0 ? compared.length : at
}

/** The months of a pay group: how far each is, and the next step. */
export default function Group({ group, mayPrepare, tolerance, onMonth }: Props) {
  const t = useWords()
  const { month: monthName, number } = useFormat()
  const money = useMinor(group.country, group.currency)
  const [asking, setAsking] = useState<Asking | null>(null)
  const compare = useCommand(parallelCall, { refreshes: [goLiveCall] })
  const run = (month: string) =>
    compare.mutate(
      { groupId: group.groupId, month },
      { onSuccess: () => onMonth(month), onError: (problem) => notify.failure(problem.message) },
    )
  const counted = group.months.filter((one) => one.counted)
  const latest = counted[0]?.month
  return (
    <section className={classes.card} aria-label={group.name}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{group.name}</bdi>
        </h2>
        <StatusBadge tone={group.ready ? 'ok' : 'idle'}>{t(group.ready ? 'ready' : 'notReady')}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {t(group.ready ? 'readyText' : 'notReadyText')} {tolerance > 0 && t('tolerance', { amount: money(tolerance) })}
      </p>
      <Figures
        figures={[
          { label: t('steps.bring'), value: number(group.months.length) },
          { label: t('steps.count'), value: number(counted.length) },
          { label: t('steps.agree'), value: t('ofTwo', { count: agreeing(group) }) },
        ]}
      />
      {asking && (
        <Ask
          key={`${asking.what} ${asking.month}`}
          groupId={group.groupId}
          asking={asking}
          onClose={() => setAsking(null)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.scroll} aria-label={t('months')} tabIndex={0}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('columns.month')}</th>
              <th scope="col" className={classes.end}>
                {t('columns.people')}
              </th>
              <th scope="col" className={classes.end}>
                {t('columns.net')}
              </th>
              <th scope="col">{t('columns.counted')}</th>
              <th scope="col">{t('columns.trial')}</th>
              <th scope="col">{t('columns.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {group.months.map((one) => (
              <tr key={one.month}>
                <th scope="row">
                  {monthName(one.month)}
                  {one.unmatched > 0 && (
                    <span className={classes.quiet}>{t('unmatched', { count: one.unmatched })}</span>
                  )}
                </th>
                <td className={`figures ${classes.end}`}>{number(one.people)}</td>
                <td className={`figures ${classes.end}`}>{one.net === null ? t('notPrinted') : money(one.net)}</td>
                <td>
                  <Counted month={one} />
                </td>
                <td>
                  <TrialState month={one} />
                </td>
                <td>
                  <div className={classes.actions}>
                    {one.trial && (
                      <Button size="compact-sm" variant="default" onClick={() => onMonth(one.month)}>
                        {t('actions.look')}
                      </Button>
                    )}
                    {mayPrepare && !one.counted && !one.paidHere && (
                      <>
                        <Button
                          size="compact-sm"
                          variant={one.trial ? 'subtle' : 'default'}
                          loading={compare.isPending && compare.variables?.month === one.month}
                          onClick={() => run(one.month)}
                        >
                          {t(one.trial ? 'actions.again' : 'actions.compare')}
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="subtle"
                          onClick={() => setAsking({ what: 'count', month: one.month })}
                        >
                          {t('actions.count')}
                        </Button>
                      </>
                    )}
                    {mayPrepare && one.month === latest && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        onClick={() => setAsking({ what: 'uncount', month: one.month })}
                      >
                        {t('actions.uncount')}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const Counted = ({ month }: { month: RegisterMonth }) => {
  const t = useWords()
  if (month.paidHere) return <StatusBadge tone="ok">{t('paidHere')}</StatusBadge>
  return <StatusBadge tone={month.counted ? 'ok' : 'idle'}>{t(month.counted ? 'counted' : 'notCounted')}</StatusBadge>
}

const TrialState = ({ month: { trial } }: { month: RegisterMonth }) => {
  const t = useWords()
  if (!trial) return <StatusBadge tone="idle">{t('trials.none')}</StatusBadge>
  if (trial.status === 'nothing_to_compare') return <StatusBadge tone="careful">{t('trials.empty')}</StatusBadge>
  if (trial.open > 0) return <StatusBadge tone="careful">{t('trials.open', { count: trial.open })}</StatusBadge>
  return <StatusBadge tone="ok">{t(trial.status === 'clean' ? 'trials.clean' : 'trials.accepted')}</StatusBadge>
}

const Ask = ({ groupId, asking, onClose }: { groupId: string; asking: Asking; onClose: () => void }) => {
  const t = useWords()
  const { month: monthName } = useFormat()
  const { what, month } = asking
  const count = useCommand(countCall, { refreshes: [goLiveCall] })
  const uncount = useCommand(uncountCall, { refreshes: [goLiveCall] })
  const { form, field, submit, sending, failure } = useFields(
    { reason: '' },
    { reason: (text) => (what === 'count' || text.trim() ? null : t('ask.reasonRequired')) },
  )
  const send = submit(async ({ reason }) => {
    if (what === 'count') {
      const { counted } = await count.mutateAsync({ groupId, until: month })
      notify.success(t('done.counted', { count: counted.length }))
    } else {
      await uncount.mutateAsync({ groupId, month, reason })
      notify.success(t('done.taken'))
    }
    onClose()
  })
  return (
    <Alert color="blue" title={t(`ask.${what}`, { month: monthName(month) })}>
      <form ref={form} onSubmit={send} noValidate className={classes.stack}>
        <p className={classes.quiet}>{t(`ask.${what}Text`)}</p>
        {what === 'uncount' && <TextInput {...field('reason')} label={t('ask.reason')} required maxLength={300} />}
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t(`actions.${what}`)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Alert>
  )
}
