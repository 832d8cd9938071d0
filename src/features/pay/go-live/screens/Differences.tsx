import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import classes from '../../payroll/screens/tables.module.css'
import type { MonthComparison, PayDifference } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { acceptCall, comparisonCall, goLiveCall } from './calls.ts'
import { useCauseText, useComponentName } from './words.ts'

const TONES: Readonly<Record<PayDifference['state'], Tone>> = { open: 'careful', within: 'idle', accepted: 'ok' }
const keyOf = ({ employmentId, component }: PayDifference): string => `${employmentId} ${component}`

/** Differences by person and component, with the cause of each; some of them are accepted together with a note. */
export default function Differences({ found }: { found: MonthComparison }) {
  const t = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  const own = found.differences.filter((one) => chosen.has(keyOf(one)))
  return (
    <section className={classes.card} aria-label={t('differences')}>
      <h2 className={classes.title}>{t('differences')}</h2>
      {own.length > 0 && <Accept found={found} chosen={own} onDone={() => setChosen(new Set())} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.scroll} aria-label={t('differences')} tabIndex={0}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('of.name')}</th>
              <th scope="col">{t('of.component')}</th>
              <th scope="col" className={classes.end}>
                {t('of.theirs')}
              </th>
              <th scope="col" className={classes.end}>
                {t('of.ours')}
              </th>
              <th scope="col" className={classes.end}>
                {t('of.amount')}
              </th>
              <th scope="col">{t('of.cause')}</th>
              <th scope="col">{t('of.state')}</th>
            </tr>
          </thead>
          <tbody>
            {found.differences.map((one) => (
              <Row
                key={`${keyOf(one)} ${one.side}`}
                one={one}
                found={found}
                isChosen={chosen.has(keyOf(one))}
                onToggle={() => toggle(keyOf(one))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

type RowProps = { one: PayDifference; found: MonthComparison; isChosen: boolean; onToggle: () => void }

const Row = ({ one, found, isChosen, onToggle }: RowProps) => {
  const t = useWords()
  const { day } = useFormat()
  const money = useMinor(found.country, found.currency)
  const label = useComponentName()(one)
  const cause = useCauseText()(one)
  return (
    <tr>
      <th scope="row">
        {found.mayPrepare ? (
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            label={<bdi>{one.name}</bdi>}
            aria-label={t('choose', { name: one.name, label })}
          />
        ) : (
          <bdi>{one.name}</bdi>
        )}
      </th>
      <td>
        {label}
        {one.side === 'employer' && <span className={classes.quiet}>{t('employer')}</span>}
      </td>
      <td className={`figures ${classes.end}`}>{money(one.theirs)}</td>
      <td className={`figures ${classes.end}`}>
        {one.why ? (
          <Explain name={label} explained={one.why}>
            {money(one.ours)}
          </Explain>
        ) : (
          money(one.ours)
        )}
      </td>
      <td className={`figures ${classes.end}`}>{one.amount > 0 ? `+${money(one.amount)}` : money(one.amount)}</td>
      <td>{cause}</td>
      <td>
        <StatusBadge tone={TONES[one.state]}>{t(`states.${one.state}`)}</StatusBadge>
        {one.note && (
          <span className={classes.quiet}>
            <bdi>{one.note.text}</bdi> {t('by', { name: one.note.by ?? '', day: day(one.note.at) })}
          </span>
        )}
      </td>
    </tr>
  )
}

type AcceptProps = { found: MonthComparison; chosen: readonly PayDifference[]; onDone: () => void }

const Accept = ({ found, chosen, onDone }: AcceptProps) => {
  const t = useWords()
  const accept = useCommand(acceptCall, { refreshes: [comparisonCall, goLiveCall] })
  const { form, field, submit, sending, failure } = useFields(
    { note: '' },
    { note: (text) => (text.trim() ? null : t('noteRequired')) },
  )
  const asked = {
    groupId: found.groupId,
    month: found.month,
    differences: chosen.map(({ employmentId, component }) => ({ employmentId, component })),
  }
  const send = submit(async ({ note }) => {
    await accept.mutateAsync({ ...asked, note })
    notify.success(t('accepted'))
    onDone()
  })
  const reopen = () =>
    accept.mutate(asked, {
      onSuccess: () => {
        notify.success(t('reopened'))
        onDone()
      },
      onError: (problem) => notify.failure(problem.message),
    })
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.stack} aria-label={t('accept')}>
      <p className={classes.quiet}>{t('chosen', { count: chosen.length })}</p>
      <TextInput {...field('note')} label={t('note')} required maxLength={300} />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={classes.actions}>
        <Button type="submit" loading={sending}>
          {t('accept')}
        </Button>
        {chosen.every(({ state }) => state === 'accepted') && (
          <Button variant="default" onClick={reopen}>
            {t('reopen')}
          </Button>
        )}
      </div>
    </form>
  )
}
