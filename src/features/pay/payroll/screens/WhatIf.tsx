import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { PayRun } from '../contract.ts'
import type * as whatIf from '../what-if.contract.ts'
import { useWords } from '../words/index.ts'
import { runCall, useMinor } from './calls.ts'
import { PayMonth } from './PayMonth.tsx'
import classes from './payroll.module.css'

const netCall = wire<typeof whatIf.grossForNet>('POST', '/api/payroll/people/:employmentId/gross-for-net')
const raiseCall = wire<typeof whatIf.whatRaiseCosts>('POST', '/api/payroll/people/:employmentId/raise')

/** What pay would be: by the engine that pays, and nothing is kept. */
export default function WhatIf({ runs }: { runs: readonly PayRun[] }) {
  const t = useWords()
  const last = runs.find(({ sums, kind }) => kind === 'regular' && sums.people > 0)
  if (!last) return <p className={classes.quiet}>{t('whatIf.nobody')}</p>
  return <Asking run={last} />
}

const Asking = ({ run }: { run: PayRun }) => {
  const t = useWords()
  const [search, setSearch] = useState('')
  const { data } = useApiState(runCall, { id: run.id, ...(search ? { search } : {}), pageSize: 200 })
  const { code, minorUnits } = run.currency
  const net = useCommand(netCall)
  const raise = useCommand(raiseCall)
  const [kind, setKind] = useState<'net' | 'raise'>('net')
  const { form, field, submit, sending, failure } = useFields(
    { employmentId: '', amount: '' },
    {
      employmentId: (id) => (id ? null : t('whatIf.choose')),
      amount: (text) => ((typedMinor(text, minorUnits) ?? 0) > 0 ? null : t('whatIf.required')),
    },
  )
  const send = submit(async ({ employmentId, amount }) => {
    const minor = typedMinor(amount, minorUnits) ?? 0
    if (kind === 'net') await net.mutateAsync({ employmentId, net: minor })
    else await raise.mutateAsync({ employmentId, basic: minor })
  })
  return (
    <div className={classes.stack}>
      <form ref={form} onSubmit={send} noValidate className={classes.card} aria-label={t('views.whatIf')}>
        <NativeSelect
          label={t('whatIf.kind')}
          value={kind}
          onChange={(e) => {
            setKind(e.currentTarget.value === 'raise' ? 'raise' : 'net')
            net.reset()
            raise.reset()
          }}
          data={[
            { value: 'net', label: t('whatIf.net') },
            { value: 'raise', label: t('whatIf.raise') },
          ]}
        />
        {run.sums.people > 200 && (
          <TextInput label={t('run.search')} value={search} onChange={(e) => setSearch(e.currentTarget.value)} />
        )}
        <NativeSelect
          {...field('employmentId')}
          label={t('whatIf.who')}
          required
          data={[
            { value: '', label: t('whatIf.choose') },
            ...(data?.people ?? []).map((one) => ({ value: one.employmentId, label: one.name })),
          ]}
        />
        <TextInput
          {...field('amount')}
          label={t('after.amountIn', { label: t(kind === 'net' ? 'whatIf.netAsked' : 'whatIf.newBasic'), code })}
          inputMode="decimal"
          required
        />
        {failure instanceof Error && <p role="alert">{failure.message}</p>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {t('whatIf.reckon')}
          </Button>
        </div>
        <p className={classes.quiet}>{t('whatIf.nothingKept')}</p>
      </form>
      {kind === 'net' && net.data && <NetAnswer found={net.data} />}
      {kind === 'raise' && raise.data && <RaiseAnswer found={raise.data} />}
    </div>
  )
}

type NetFound = NonNullable<ReturnType<typeof useNet>['data']>
type RaiseFound = NonNullable<ReturnType<typeof useRaise>['data']>
const useNet = () => useCommand(netCall)
const useRaise = () => useCommand(raiseCall)

const Problems = ({ problems }: { problems: readonly string[] }) => (
  <ul className={classes.list} role="alert">
    {problems.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

const NetAnswer = ({ found }: { found: NetFound }) => {
  const t = useWords()
  const money = useMinor(found.country, found.currency)
  if (found.problems.length > 0) return <Problems problems={found.problems} />
  return (
    <section className={classes.card} aria-label={t('whatIf.net')}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {t('whatIf.gross')}: <span className="figures">{money(found.month.gross)}</span>
        </h2>
        <span className={classes.quiet}>
          {t('whatIf.all')}: {money(found.month.gross + found.month.employerCost)}
        </span>
      </div>
      {!found.exact && <p className={classes.quiet}>{t('whatIf.notExact')}</p>}
      <PayMonth country={found.country} currency={found.currency} month={found.month} withEmployer />
    </section>
  )
}

const RaiseAnswer = ({ found }: { found: RaiseFound }) => {
  const t = useWords()
  const money = useMinor(found.country, found.currency)
  if (found.problems.length > 0) return <Problems problems={found.problems} />
  const { before, after } = found
  const rows = [
    [t('whatIf.gross'), before.gross, after.gross],
    [t('whatIf.netPay'), before.net, after.net],
    [t('whatIf.cost'), before.employerCost, after.employerCost],
    [t('whatIf.all'), before.gross + before.employerCost, after.gross + after.employerCost],
  ] as const
  return (
    <section className={classes.card} aria-label={t('whatIf.raise')}>
      <div className={classes.scroll}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">
                <bdi>{found.name}</bdi>
              </th>
              <td>{t('whatIf.now')}</td>
              <td>{t('whatIf.after')}</td>
              <td>{t('whatIf.more')}</td>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, was, is]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="figures">{money(was)}</td>
                <td className="figures">{money(is)}</td>
                <td className="figures">{is > was ? `+${money(is - was)}` : money(is - was)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={classes.title}>{t('whatIf.how')}</h3>
      <PayMonth country={found.country} currency={found.currency} month={after} withEmployer />
    </section>
  )
}
