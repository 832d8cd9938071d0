import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { labelIn } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { DeclarationRow } from '../desk.contract.ts'
import { useWords } from '../words/index.ts'
import { DECLARATION_TONES } from './tones.ts'

const Amount = ({ row, minor }: { row: DeclarationRow; minor: number }) => {
  const money = useMinor(row.country, row.currency)
  return <span className="figures">{money(minor)}</span>
}

/** Columns of the list of declarations. */
export const useColumns = (open: (id: string) => void): Column<DeclarationRow>[] => {
  const t = useWords()
  const format = useFormat()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['person', 'number', 'department'],
        header: t('person'),
        sort: 'person',
        fixed: true,
        width: 220,
        cell: (row) => (
          <div>
            <UnstyledButton
              c="var(--mantine-color-anchor)"
              onClick={() => open(row.employmentId)}
              aria-label={t('openOne', { person: row.person })}
            >
              <bdi>{row.person}</bdi>
            </UnstyledButton>
            <p className={panel.quiet}>{row.number}</p>
          </div>
        ),
      },
      {
        id: 'state',
        inFile: ['state'],
        header: t('state'),
        sort: 'state',
        width: 160,
        cell: (row) => <StatusBadge tone={DECLARATION_TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>,
      },
      {
        id: 'regime',
        inFile: ['regime'],
        header: t('regime'),
        width: 120,
        cell: (row) => (row.regimeName ? labelIn(row.regimeName, language) : (row.regime ?? t('usual'))),
      },
      { id: 'items', inFile: ['items'], header: t('items'), width: 90, cell: (row) => format.number(row.items) },
      { id: 'open', inFile: ['open'], header: t('open'), width: 130, cell: (row) => format.number(row.open) },
      {
        id: 'declared',
        inFile: ['declared'],
        header: t('declared'),
        width: 150,
        cell: (row) => <Amount row={row} minor={row.declared} />,
      },
      {
        id: 'verified',
        inFile: ['verified'],
        header: t('verified'),
        width: 150,
        cell: (row) => <Amount row={row} minor={row.verified} />,
      },
      {
        id: 'submitted',
        inFile: ['submitted'],
        header: t('submitted'),
        sort: 'submitted',
        width: 170,
        cell: (row) => (row.submittedAt ? format.moment(row.submittedAt) : ''),
      },
    ],
    [t, format, language],
  )
}
