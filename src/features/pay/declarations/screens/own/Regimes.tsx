import { Button } from '@mantine/core'
import { labelIn } from '../../../../../shared/languages.ts'
import { useCommand } from '../../../../../web/api.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { Derivation } from '../../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import panel from '../../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useMinor } from '../../../payroll/screens/calls.ts'
import type { RegimeEstimate } from '../../../payroll/tax-estimate.contract.ts'
import type { DeclarationView } from '../../contract.ts'
import { useMyTaxWords } from '../../own/words/index.ts'
import { estimateCall, mineCall, regimeCall } from './calls.ts'

/** The regimes side by side, each with what tax a month costs in it, and the choice. */
export const Regimes = ({ declaration }: { declaration: DeclarationView }) => {
  const t = useMyTaxWords()
  const language = useLanguage()
  const { day } = useFormat()
  const choose = useCommand(regimeCall, { refreshes: [mineCall] })
  const ask = useCommand(estimateCall)
  const found = ask.data?.estimate ?? null
  const { regime, usual, stage } = declaration
  const take = (key: string) =>
    choose.mutateAsync({ regime: key }).catch((error: Error) => notify.failure(error.message))
  return (
    <section className={panel.stack} aria-label={t('regime')}>
      <h3 className={panel.title}>{t('regime')}</h3>
      <ul className={panel.grid}>
        {declaration.regimes.map(({ key, label }) => {
          const name = labelIn(label, language)
          return (
            <li key={key} className={panel.card}>
              <div className={panel.row}>
                <strong>{name}</strong>
                {(regime ?? usual) === key && (
                  <StatusBadge tone="ok">{t(regime === null ? 'usual' : 'chosen')}</StatusBadge>
                )}
                {found?.cheaper === key && <StatusBadge tone="calm">{t('cheaper')}</StatusBadge>}
              </div>
              <Cost declaration={declaration} name={name} estimate={found?.regimes.find((one) => one.key === key)} />
              {stage === 'changes' && regime !== key && (
                <Button
                  variant="default"
                  loading={choose.isPending}
                  onClick={() => void take(key)}
                  aria-label={`${t('choose')}: ${name}`}
                >
                  {t('choose')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={panel.row}>
        <Button variant="light" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t('estimating')}
        </Button>
        {found && <StatusBadge tone="careful">{t('estimate')}</StatusBadge>}
      </div>
      <div role="status">
        {ask.error && <p className={panel.quiet}>{ask.error.message}</p>}
        {ask.data && !found && <p className={panel.quiet}>{ask.data.why}</p>}
        {found && <p className={panel.quiet}>{t('from', { day: day(found.payDay) })}</p>}
      </div>
    </section>
  )
}

type CostProps = { declaration: DeclarationView; name: string; estimate: RegimeEstimate | undefined }

const Cost = ({ declaration, name, estimate }: CostProps) => {
  const t = useMyTaxWords()
  const money = useMinor(declaration.country, declaration.currency)
  if (!estimate) return null
  return (
    <>
      <p>{t('month', { regime: name, amount: money(estimate.month) })}</p>
      <p className={panel.quiet}>{t('ofYear', { amount: money(estimate.year) })}</p>
      {estimate.why && (
        <details>
          <summary>{t('how')}</summary>
          <Derivation explained={estimate.why} />
        </details>
      )}
    </>
  )
}
