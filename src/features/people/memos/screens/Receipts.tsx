import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Memo } from '../contract.ts'
import type { ReceiptRow } from '../follow.contract.ts'
import { isPersonal, RECEIPT_STATES } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { exemptCall, readCall, receiptsCall } from './calls.ts'
import classes from './memos.module.css'
import { RECEIPT_TONES } from './parts.tsx'

const Ask = lazy(() => import('./AskDialog.tsx'))
const Talk = lazy(() => import('./TalkDialog.tsx'))

const STATUSES = ['pending', 'overdue'] as const

/** Who has it, and how far each of them has come. */
export const Receipts = ({ memo }: { memo: Memo }) => {
  const t = useWords()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const [status, setStatus] = useState('')
  const [page, setPage] = useState(1)
  const [exempt, setExempt] = useState<ReceiptRow | null>(null)
  const [talk, setTalk] = useState<ReceiptRow | null>(null)
  const input = {
    id: memo.id,
    search,
    status: [...STATUSES, ...RECEIPT_STATES].find((s) => s === status) ?? '',
  } as const
  const { data, error, refetch, isFetching } = useListPage(receiptsCall, input, page)
  return (
    <section className={classes.card} aria-label={t('view.receipts')}>
      <h2 className={classes.heading}>{t('view.receipts')}</h2>
      <div className={classes.filters}>
        <TextInput
          aria-label={t('view.searchPeople')}
          placeholder={t('view.searchPeople')}
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(e) => {
            setTyped(e.currentTarget.value)
            setPage(1)
          }}
        />
        <NativeSelect
          aria-label={t('view.status')}
          value={status}
          onChange={(e) => {
            setStatus(e.currentTarget.value)
            setPage(1)
          }}
          data={[
            { value: '', label: t('view.anyStatus') },
            ...STATUSES.map((s) => ({ value: s, label: t(`view.${s}`) })),
            ...RECEIPT_STATES.map((s) => ({ value: s, label: t(`receipt.${s}`) })),
          ]}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={4} columns={3} />}
      {data?.receipts.length === 0 && <p className={classes.quiet}>{t('view.none')}</p>}
      {data && data.receipts.length > 0 && (
        <ul className={classes.list}>
          {data.receipts.map((r) => (
            <Line key={r.employeeId} receipt={r} memo={memo} onExempt={() => setExempt(r)} onTalk={() => setTalk(r)} />
          ))}
        </ul>
      )}
      {data && data.total > data.pageSize && (
        <div className={classes.end}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('pages.newer')}
          </Button>
          <Button variant="default" disabled={page * data.pageSize >= data.total} onClick={() => setPage(page + 1)}>
            {t('pages.older')}
          </Button>
        </div>
      )}
      <p className={classes.quiet}>{t('view.tracked')}</p>
      <Suspense fallback={null}>
        {exempt && (
          <Ask
            title={t('ask.exempt', { name: exempt.name })}
            button={t('view.exempt')}
            field={{ name: 'reason', label: t('ask.reason'), type: 'words' }}
            onClose={() => setExempt(null)}
            onDo={async (reason) => {
              await call(exemptCall, { id: memo.id, employeeId: exempt.employeeId, reason })
              await Promise.all([readCall, receiptsCall].map((w) => client.invalidateQueries({ queryKey: [w.path] })))
            }}
          />
        )}
        {talk && <Talk memo={memo} receipt={talk} onClose={() => setTalk(null)} />}
      </Suspense>
    </section>
  )
}

type LineProps = { receipt: ReceiptRow; memo: Memo; onExempt: () => void; onTalk: () => void }

const Line = ({ receipt: r, memo, onExempt, onTalk }: LineProps) => {
  const t = useWords()
  const { moment, list } = useFormat()
  const latest = r.answeredAt ?? r.openedAt ?? r.deliveredAt
  const facts = [
    latest ? moment(latest) : null,
    r.signature && t('view.signed', { name: r.signature }),
    r.reason && t('view.reason', { reason: r.reason }),
    r.reminders > 0 && t('view.reminders', { count: r.reminders }),
    r.gone && t('view.gone'),
    !r.account && t('view.noAccount'),
  ].filter((fact): fact is string => typeof fact === 'string')
  return (
    <li className={classes.receipt}>
      <div>
        <div className={classes.line}>
          <strong>
            <bdi>{r.name}</bdi>
          </strong>
          <StatusBadge tone={RECEIPT_TONES[r.state]}>{t(`receipt.${r.state}`)}</StatusBadge>
          {r.overdue && <StatusBadge tone="wrong">{t('view.overdue')}</StatusBadge>}
        </div>
        <p className={classes.quiet}>{list([r.number, r.department])}</p>
        {facts.length > 0 && <p className={classes.quiet}>{facts.join(' · ')}</p>}
      </div>
      <div className={classes.end}>
        {isPersonal(memo.kind) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('view.repliesOf', { name: r.name })}
            onClick={onTalk}
          >
            {r.replies > 0 ? t('view.replies', { count: r.replies }) : t('view.openReplies')}
          </Button>
        )}
        {r.pending && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('view.exemptOf', { name: r.name })}
            onClick={onExempt}
          >
            {t('view.exempt')}
          </Button>
        )}
      </div>
    </li>
  )
}
