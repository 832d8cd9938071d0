import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { componentName } from '../../components/screens/calls.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { RecurringDeduction } from '../contract.ts'
import { useWords } from '../words/index.ts'

export const TONES = { active: 'ok', to_come: 'calm', paid_off: 'ok', ended: 'calm' } as const

type Row = Pick<RecurringDeduction, 'country' | 'currency' | 'amount' | 'taken' | 'total'>

/** An amount of a row as its country writes it. */
export const Money = ({ row, amount }: { row: Row; amount: number }) => {
  const money = useMinor(row.country, row.currency)
  return <bdi className="figures">{money(amount)}</bdi>
}

/** What was taken, of the total where there is one. */
export const TakenOf = ({ row }: { row: Row }) => {
  const t = useWords()
  const money = useMinor(row.country, row.currency)
  const taken = money(row.taken)
  return <>{row.total === null ? t('noTotal', { taken }) : t('takenOf', { taken, total: money(row.total) })}</>
}

/** Columns of the list of recurring deductions. */
export const useColumns = (open: (id: string) => void): Column<RecurringDeduction>[] => {
  const t = useWords()
  const language = useLanguage()
  const { day } = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'name',
        inFile: ['name', 'number'],
        header: t('name'),
        sort: 'name',
        fixed: true,
        width: 220,
        cell: (row) => (
          <div>
            <UnstyledButton
              c="var(--mantine-color-anchor)"
              onClick={() => open(row.id)}
              aria-label={t('openOne', { name: row.name, component: componentName(row.component, language) })}
            >
              <bdi>{row.name}</bdi>
            </UnstyledButton>
            <p className={panel.quiet}>
              <bdi dir="ltr">{row.number}</bdi>
            </p>
          </div>
        ),
      },
      {
        id: 'component',
        inFile: ['component'],
        header: t('component'),
        width: 180,
        cell: (row) => <bdi>{componentName(row.component, language)}</bdi>,
      },
      {
        id: 'amount',
        inFile: ['amount', 'currency'],
        header: t('amount'),
        width: 130,
        cell: (row) => <Money row={row} amount={row.amount} />,
      },
      { id: 'every', inFile: ['every'], header: t('rhythm'), width: 130, cell: (row) => t(`every.${row.every}`) },
      {
        id: 'state',
        inFile: ['state'],
        header: t('state'),
        width: 110,
        cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>,
      },
      {
        id: 'taken',
        inFile: ['taken', 'total'],
        header: t('taken'),
        width: 200,
        cell: (row) => <TakenOf row={row} />,
      },
      {
        id: 'starts',
        inFile: ['startsOn'],
        header: t('startsOn'),
        sort: 'starts',
        width: 130,
        cell: (row) => day(row.startsOn),
      },
      {
        id: 'ends',
        inFile: ['endsOn'],
        header: t('endsOn'),
        width: 130,
        cell: (row) => (row.endsOn ? day(row.endsOn) : <span className={panel.quiet}>{t('goesOn')}</span>),
      },
    ],
    [t, language, day],
  )
}
