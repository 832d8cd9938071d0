import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { call, useApiState, useCommand } from '../../../../../web/api.ts'
import { loadWords } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import type { ExpenseRules, LimitView } from '../../company.contract.ts'
import { useClaimWords } from '../../words/index.ts'
import classes from '../own/claims.module.css'
import { useAmount } from '../own/parts.tsx'
import { retireCall, rulesCall, usualCall, xmlCall } from './calls.ts'
import { AllowanceForm, CategoryForm, LimitForm, RateForm } from './RuleForms.tsx'

const ImportDialog = lazy(async () => {
  await loadWords(['platform/imports'])
  return import('../../../../platform/imports/screens/ImportDialog.tsx')
})

type Form = 'category' | 'limit' | 'allowance' | 'rate' | 'import'

/** What can be claimed, within which limits, and the rates that count. */
export default function Rules() {
  const t = useClaimWords()
  const { data, error, isFetching, refetch } = useApiState(rulesCall, {})
  const [open, setOpen] = useState<Form | null>(null)
  const close = () => setOpen(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={6} columns={2} />
  return (
    <div className={classes.stack}>
      <Categories rules={data} onAdd={() => setOpen('category')} />
      <Part
        title={t('limits')}
        empty={t('limitsNone')}
        add={t('addLimit')}
        onAdd={() => setOpen('limit')}
        may={data.mayWrite}
      >
        {data.limits.map((limit) => (
          <Limit key={limit.id} limit={limit} />
        ))}
      </Part>
      <Allowances rules={data} onAdd={() => setOpen('allowance')} />
      <Rates rules={data} onAdd={() => setOpen('rate')} onImport={() => setOpen('import')} />
      {open === 'category' && <CategoryForm onClose={close} />}
      {open === 'limit' && <LimitForm rules={data} onClose={close} />}
      {open === 'allowance' && <AllowanceForm rules={data} onClose={close} />}
      {open === 'rate' && <RateForm rules={data} onClose={close} />}
      {open === 'import' && (
        <Suspense>
          <ImportDialog kind="exchange-rates" stale={[rulesCall.path]} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

type PartProps = {
  title: string
  empty: string
  add: string
  onAdd: () => void
  may: boolean
  children: ReactNode[]
  more?: ReactNode
}
const Part = ({ title, empty, add, onAdd, may, children, more }: PartProps) => (
  <section className={classes.card} aria-label={title}>
    <div className={classes.head}>
      <h2 className={classes.heading}>{title}</h2>
      {may && (
        <div className={classes.actions}>
          {more}
          <Button variant="default" onClick={onAdd}>
            {add}
          </Button>
        </div>
      )}
    </div>
    {children.length === 0 ? <p className={classes.note}>{empty}</p> : <ul className={classes.list}>{children}</ul>}
  </section>
)

const Categories = ({ rules, onAdd }: { rules: ExpenseRules; onAdd: () => void }) => {
  const t = useClaimWords()
  const usual = useCommand(usualCall, { refreshes: [rulesCall] })
  const retire = useCommand(retireCall, { refreshes: [rulesCall] })
  return (
    <Part
      title={t('categories')}
      empty={t('usual')}
      add={t('addCategory')}
      onAdd={onAdd}
      may={rules.mayWrite}
      more={
        rules.categories.length === 0 && (
          <Button loading={usual.isPending} onClick={() => usual.mutate({})}>
            {t('usual')}
          </Button>
        )
      }
    >
      {rules.categories.map(({ id, name, kind, ledgerCode, isTaxable }) => (
        <li key={id} className={classes.row}>
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          {rules.mayWrite ? (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('retireOf', { name })}
              onClick={() => retire.mutate({ id })}
            >
              {t('retire')}
            </Button>
          ) : (
            <span />
          )}
          <span className={classes.note}>
            {[t(`kinds.${kind}`), ledgerCode, isTaxable ? t('taxable') : ''].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </Part>
  )
}

/** What a rule says, in plain words. */
const Limit = ({ limit }: { limit: LimitView }) => {
  const t = useClaimWords()
  const amount = useAmount()
  const { day, list } = useFormat()
  const { most, receiptAbove, daysToHandIn } = limit
  const where = limit.country ?? t('everywhere')
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {list([
          most ? t('most', { amount: amount(most) }) : '',
          receiptAbove ? t('receiptAbove', { amount: amount(receiptAbove) }) : '',
          daysToHandIn === null ? '' : t('daysToHandIn', { count: daysToHandIn }),
        ])}
      </span>
      <span />
      <span className={classes.note}>
        {t('limitFor', { what: limit.category ?? t('every'), where, day: day(limit.from) })}
      </span>
    </li>
  )
}

const Allowances = ({ rules, onAdd }: { rules: ExpenseRules; onAdd: () => void }) => {
  const t = useClaimWords()
  const { day, countryName } = useFormat()
  return (
    <Part
      title={t('allowances')}
      empty={t('allowancesNone')}
      add={t('addAllowance')}
      onAdd={onAdd}
      may={rules.mayWrite}
    >
      {rules.allowances.map(({ id, kind, rate, currency, country, from, source }) => (
        <li key={id} className={classes.row}>
          <span className={classes.name}>
            {t(`kinds.${kind}`)}: {t('allowance', { rate, currency, country: countryName(country), day: day(from) })}
          </span>
          <span />
          <span className={classes.note}>
            <bdi>{source}</bdi>
          </span>
        </li>
      ))}
    </Part>
  )
}

const Rates = ({ rules, onAdd, onImport }: { rules: ExpenseRules; onAdd: () => void; onImport: () => void }) => {
  const t = useClaimWords()
  const { day } = useFormat()
  const file = useRef<HTMLInputElement>(null)
  const { refetch } = useApiState(rulesCall, {})
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      const { entered } = await call(xmlCall, { name: chosen.name }, { file: chosen })
      notify.success(t('entered', { count: entered }))
      await refetch()
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    }
  }
  return (
    <Part
      title={t('rates')}
      empty={t('ratesNone')}
      add={t('addRate')}
      onAdd={onAdd}
      may={rules.mayWrite}
      more={
        <>
          <input
            ref={file}
            type="file"
            accept=".xml"
            className={classes.hidden}
            tabIndex={-1}
            aria-label={t('xml')}
            onChange={(e) => void take(e.currentTarget.files?.[0])}
          />
          <Button variant="default" onClick={() => file.current?.click()}>
            {t('xml')}
          </Button>
          <Button variant="default" onClick={onImport}>
            {t('importRates')}
          </Button>
        </>
      }
    >
      {rules.rates.slice(0, 30).map(({ id, base, quote, rate, day: of, source }) => (
        <li key={id} className={classes.row}>
          <span className="figures">
            <bdi>{t('oneUnit', { base, quote, rate })}</bdi>
          </span>
          <span className={classes.note}>{t('ofDay', { day: day(of), source })}</span>
        </li>
      ))}
    </Part>
  )
}
