import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import type { ComponentRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { componentName } from './calls.ts'

const TONES = { active: 'ok', to_come: 'calm', ended: 'calm' } as const

/** Columns of the list of components. */
export const useColumns = (open: (code: string) => void): Column<ComponentRow>[] => {
  const t = useWords()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'name',
        inFile: ['name', 'code'],
        header: t('name'),
        sort: 'name',
        fixed: true,
        width: 240,
        cell: (row) => (
          <div>
            <UnstyledButton
              c="var(--mantine-color-anchor)"
              onClick={() => open(row.code)}
              aria-label={t('openOne', { name: componentName(row, language) })}
            >
              <bdi>{componentName(row, language)}</bdi>
            </UnstyledButton>
            <p className={panel.quiet}>
              <bdi dir="ltr">{row.code}</bdi>
            </p>
          </div>
        ),
      },
      {
        id: 'nature',
        inFile: ['nature'],
        header: t('nature'),
        width: 170,
        cell: (row) => t(`natures.${row.nature}`),
      },
      {
        id: 'kind',
        inFile: ['kind'],
        header: t('kind'),
        width: 120,
        cell: (row) => t(`kinds.${row.isStandard ? 'standard' : 'own'}`),
      },
      {
        id: 'state',
        inFile: ['state', 'from', 'until'],
        header: t('state'),
        width: 110,
        cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>,
      },
      {
        id: 'group',
        inFile: ['group', 'order'],
        header: t('group'),
        sort: 'order',
        width: 140,
        cell: (row) => t(`groups.${row.slipGroup}`),
      },
      {
        id: 'account',
        inFile: ['account'],
        header: t('account'),
        width: 180,
        cell: (row) => (row.account ? <bdi>{row.account}</bdi> : <span className={panel.quiet}>{t('byNature')}</span>),
      },
      {
        id: 'proration',
        inFile: ['proration'],
        header: t('proration'),
        width: 170,
        cell: (row) =>
          row.proration ? t(`bases.${row.proration}`) : <span className={panel.quiet}>{t('asUsual')}</span>,
      },
    ],
    [t, language],
  )
}
