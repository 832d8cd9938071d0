import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../../../web/may.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useCountry, useWorkCountries } from '../../../../platform/geo/screens/countries.ts'
import type { Allowance } from '../../../compensation/contract.ts'
import { FREQUENCIES } from '../../../compensation/rules.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { inWords } from '../directory/columns.tsx'
import { Block } from './parts.tsx'
import classes from './profile.module.css'

const AddAllowance = lazy(() => import('./AllowanceDialog.tsx').then((m) => ({ default: m.AddAllowance })))
const EndAllowance = lazy(() => import('./AllowanceDialog.tsx').then((m) => ({ default: m.EndAllowance })))

/** What comes beside the basic salary, each in its own currency. */
export const Allowances = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useProfileWords()
  const sayOf = useWords()
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Allowance | null>(null)
  const { allowances, employee } = detail
  const edits = useMay()('pay.write')
  const now = allowances.filter((a) => a.state !== 'ended')
  const past = allowances.filter((a) => a.state === 'ended')
  const rows = (list: Allowance[]) => (
    <ul className={classes.things}>
      {list.map((a) => (
        <Row key={a.id} allowance={a} detail={detail} onEnd={edits && a.version !== null ? () => setEnding(a) : null} />
      ))}
    </ul>
  )
  return (
    <Block
      title={sayOf('profile.activeAllowances')}
      action={
        edits && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} />}
            onClick={() => setAdding(true)}
          >
            {t('allowance.add')}
          </Button>
        )
      }
    >
      {now.length === 0 ? <p className={classes.note}>{sayOf('profile.noAllowances')}</p> : rows(now)}
      {past.length > 0 && (
        <details className={classes.more}>
          <summary>{t('allowance.past')}</summary>
          {rows(past)}
        </details>
      )}
      <p className={classes.note}>{t('allowance.gross')}</p>
      <Suspense fallback={null}>
        {adding && <AddAllowance detail={detail} onClose={() => setAdding(false)} />}
        {ending && (
          <EndAllowance
            employeeId={employee.id}
            country={employee.country}
            allowance={ending}
            onClose={() => setEnding(null)}
          />
        )}
      </Suspense>
    </Block>
  )
}

const TONES = { active: 'ok', upcoming: 'calm', ended: 'idle' } as const

type RowProps = { allowance: Allowance; detail: EmployeeDetail; onEnd: (() => void) | null }

const Row = ({ allowance: a, detail, onEnd }: RowProps) => {
  const t = useProfileWords()
  const { money, day } = useFormat()
  const term = useTerm()
  const own = useCountry(detail.employee.country)
  const listed = useWorkCountries().find((c) => c.currency === a.currency)
  const same = own?.currency.code === a.currency
  const symbol = same ? own.currency.symbol : (listed?.symbol ?? a.currency)
  const frequency = FREQUENCIES.find((f) => f === a.frequency)
  const states = {
    active: t('allowance.active'),
    upcoming: t('allowance.upcoming', { day: day(a.effective_from) }),
    ended: t('allowance.endedOn', { day: day(a.effective_until ?? a.effective_from) }),
  }
  return (
    <li>
      <div className={classes.thing}>
        <span className={classes.strong}>{inWords(term(a.allowance_type))}</span>
        <span className={classes.note}>
          <span>{frequency ? t(`allowance.${frequency}`) : inWords(a.frequency)}</span>
          {a.state === 'active' && a.effective_until && (
            <span>{t('allowance.untilDay', { day: day(a.effective_until) })}</span>
          )}
          {a.state === 'active' && !a.inGross && <span>{t('allowance.notInGross')}</span>}
        </span>
      </div>
      <strong className="figures">
        {money(a.amount, { symbol, ...(same ? { decimals: own.currency.minorUnits, locale: own.locale } : {}) })}
      </strong>
      <StatusBadge tone={TONES[a.state]}>{states[a.state]}</StatusBadge>
      {onEnd && a.state !== 'ended' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('allowance.endOf', { what: a.allowance_type })}
          onClick={onEnd}
        >
          {t('allowance.end')}
        </Button>
      )}
    </li>
  )
}
