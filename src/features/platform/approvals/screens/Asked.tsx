import { Button, Group, UnstyledButton } from '@mantine/core'
import { IconDownload, IconInbox } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { useFocusBack } from '../../../../web/ui/useFocusBack.ts'
import type { ApprovalItem } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { RequestDialog } from './RequestDialog.tsx'
import { TONES } from './tones.ts'
import { useApprovals } from './useApprovals.ts'
import { useLog } from './useLog.ts'
import { useShown } from './useShown.ts'

const AT = { tab: 'mine', open: '', page: '1' }
const NOTHING: ApprovalItem[] = []
const SIZE = 50

type AskedTab = 'asked' | 'team' | 'done'

/** What one has asked for, what those who report to one wait for, or what was decided. */
export const Asked = ({ tab }: { tab: AskedTab }) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  useFocusBack(at.open !== '')
  const { data, error, isPending, isFetching, refetch } = useApprovals(tab)
  const columns = useColumns(tab, go)
  const { download, loading } = useLog()
  const rows = data?.items ?? NOTHING
  const page = Number(at.page) || 1
  return (
    <>
      {tab === 'done' && (
        <Group justify="flex-end" mb="sm">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            loading={loading}
            onClick={() => void download('csv')}
          >
            {t('download')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            loading={loading}
            onClick={() => void download('pdf')}
          >
            {t('downloadPaper')}
          </Button>
        </Group>
      )}
      <div inert={at.open !== ''}>
        <DataTable
          name={`approvals-${tab}`}
          label={t(`tabs.${tab}`)}
          columns={columns}
          rows={rows.slice((page - 1) * SIZE, page * SIZE)}
          rowId={(row) => row.id}
          rowName={(row) => row.title}
          total={rows.length}
          page={page}
          pageSize={SIZE}
          onPage={(next) => go({ page: String(next) })}
          loading={isPending}
          fetching={isFetching && !data}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t(`none.${tab}Title`)}>
              {t(`none.${tab}`)}
            </EmptyState>
          }
          {...(tab === 'team' ? {} : { onOpen: (row: ApprovalItem) => go({ open: row.id }) })}
        />
      </div>
      {at.open !== '' && <RequestDialog id={at.open} onClose={() => go({ open: '' })} />}
    </>
  )
}

const useColumns = (tab: AskedTab, go: ReturnType<typeof useAddress<typeof AT>>[1]): Column<ApprovalItem>[] => {
  const t = useWords()
  const format = useFormat()
  const shown = useShown()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('columns.what'),
        cell: (row) => {
          const title = shown.title(row)
          // Of what is not theirs to look at only the name is known.
          if (tab === 'team' && row.hash === '') return <bdi>{row.title}</bdi>
          return (
            <UnstyledButton
              className={classes.opens}
              aria-label={t('openOf', { title })}
              onClick={() => go({ open: row.id })}
            >
              {title}
            </UnstyledButton>
          )
        },
        width: 260,
        fixed: true,
      },
      { id: 'kind', header: t('columns.kind'), cell: (row) => shown.kind(row.kind) },
      {
        id: 'state',
        header: t('columns.state'),
        cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>,
      },
      ...(tab === 'team'
        ? [{ id: 'asker', header: t('columns.askedBy'), cell: (row: ApprovalItem) => row.askedBy ?? '–' }]
        : []),
      tab === 'done'
        ? { id: 'who', header: t('columns.askedBy'), cell: (row) => row.askedBy ?? '–' }
        : { id: 'who', header: t('columns.waitsFor'), cell: (row) => format.list(row.missing) || '–' },
      {
        id: 'when',
        header: t(tab === 'done' ? 'columns.decidedAt' : 'columns.askedAt'),
        cell: (row) => format.moment(tab === 'done' ? (row.decidedAt ?? row.askedAt) : row.askedAt),
      },
    ],
    [t, format, shown, tab, go],
  )
}
