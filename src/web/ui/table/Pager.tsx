import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../format.ts'
import { useUiWords } from '../words/index.ts'
import classes from './DataTable.module.css'
import type { DataTableProps } from './types.ts'

const SIZES = ['25', '50', '100', '200']

export const Pager = <Row extends object>(props: DataTableProps<Row>) => {
  const { label, total, totalIsAtLeast = false, page, pageSize, rows, onPage, onPageSize } = props
  const t = useUiWords()
  const { number } = useFormat()
  const from = (page - 1) * pageSize + 1
  const to = from + rows.length - 1
  const last = totalIsAtLeast ? rows.length < pageSize : to >= total
  return (
    <nav className={classes.pager} aria-label={t('table.pages', { table: label })}>
      <span className="figures" aria-live="polite">
        {t('table.range', { from: number(from), to: number(to), total: number(total) + (totalIsAtLeast ? '+' : '') })}
      </span>
      <Group gap="xs">
        {onPageSize && (
          <span className={classes.size}>
            <span className={classes.sizeLabel} aria-hidden>
              {t('table.rowsPerPage')}
            </span>
            <NativeSelect
              size="xs"
              aria-label={t('table.rowsPerPage')}
              data={SIZES}
              value={String(pageSize)}
              onChange={(e) => onPageSize(Number(e.currentTarget.value))}
            />
          </span>
        )}
        <ActionIcon
          variant="default"
          aria-label={t('table.previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={16} className="mirrored" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('table.next')} disabled={last} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} className="mirrored" />
        </ActionIcon>
      </Group>
    </nav>
  )
}
