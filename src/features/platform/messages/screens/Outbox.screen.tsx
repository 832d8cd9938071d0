import { Alert, Button, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconInbox, IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { useFocusBack } from '../../../../web/ui/useFocusBack.ts'
import { ListScreen } from '../../lists/screens/ListScreen.tsx'
import { filterChips, listFrame } from '../../lists/screens/listFrame.ts'
import type { listOutbox, OutboxRow, retryMessage } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { TONES, templateLabel } from './kinds.ts'
import { MessageDialog } from './MessageDialog.tsx'
import classes from './outbox.module.css'

const listCall = wire<typeof listOutbox>('GET', '/api/outbox')
const retryCall = wire<typeof retryMessage>('POST', '/api/outbox/:id/retry')

const AT = { recipient: '', status: '', channel: '', page: '1', size: '50', open: '' }
const STATUSES = ['queued', 'sending', 'sent', 'failed', 'local'] as const
const CHANNELS = ['email', 'sms', 'whatsapp'] as const
const REFRESH_MS = 10_000
const NOTHING: OutboxRow[] = []

/** Messages to people: waiting, sent, failed, or kept here because nothing takes them out. */
export default function Outbox() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  useFocusBack(at.open !== '')
  const page = Number(at.page) || 1
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    channel: CHANNELS.find((c) => c === at.channel) ?? '',
    recipient: at.recipient,
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(listCall, input, page, { refetchInterval: REFRESH_MS })
  const { data } = answer
  const allowed = data?.allowed
  const columns = useColumns(go, allowed)
  const filtered = at.recipient !== '' || at.status !== '' || at.channel !== ''
  const clear = () => go({ recipient: '', status: '', channel: '', page: '1' })
  const opened = data?.messages.find((m) => m.id === at.open)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Staying leaving={data?.leaving} />
      <div inert={at.open !== ''}>
        <ListScreen
          list="outbox"
          {...listFrame({ at: { ...at, open: '' }, usual: AT, go, answer, pageSize: input.pageSize, sort: '' })}
          filter={{ status: input.status, channel: input.channel, recipient: input.recipient }}
          chips={filterChips(
            {
              status: input.status && t(`statuses.${input.status}`),
              channel: input.channel && t(`channels.${input.channel}`),
              recipient: at.recipient,
            },
            go,
          )}
          name="outbox"
          label={t('title')}
          columns={columns}
          rows={data?.messages ?? NOTHING}
          rowId={(row) => row.id}
          rowName={(row) => row.recipient}
          search={{
            value: at.recipient,
            onChange: (recipient) => go({ recipient, page: '1' }, { replace: true }),
            placeholder: t('search'),
          }}
          filters={
            <>
              <NativeSelect
                aria-label={t('statusFilter')}
                value={at.status}
                onChange={(e) => go({ status: e.currentTarget.value, page: '1' })}
                data={[
                  { value: '', label: t('allStatuses') },
                  ...STATUSES.map((s) => ({ value: s, label: t(`statuses.${s}`) })),
                ]}
              />
              <NativeSelect
                aria-label={t('channelFilter')}
                value={at.channel}
                onChange={(e) => go({ channel: e.currentTarget.value, page: '1' })}
                data={[
                  { value: '', label: t('allChannels') },
                  ...CHANNELS.map((c) => ({ value: c, label: t(`channels.${c}`) })),
                ]}
              />
              {filtered && (
                <Button variant="subtle" onClick={clear}>
                  {t('clear')}
                </Button>
              )}
            </>
          }
          empty={
            <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t(filtered ? 'nothingTitle' : 'emptyTitle')}>
              {t(filtered ? 'nothing' : 'empty')}
            </EmptyState>
          }
          onOpen={(row) => go({ open: row.id })}
          lines={2}
        />
      </div>
      {at.open && data && (
        <MessageDialog
          key={at.open}
          id={at.open}
          asksWhy={data.allowed.includes('reason') && opened?.company !== null}
          onClose={() => go({ open: '' })}
        />
      )}
    </Page>
  )
}

const Staying = ({ leaving }: { leaving: readonly OutboxRow['channel'][] | undefined }) => {
  const t = useWords()
  const { list } = useFormat()
  const staying = leaving ? CHANNELS.filter((c) => !leaving.includes(c)) : []
  if (staying.length === 0) return null
  return (
    <Alert variant="light" color="gray" title={t('staysTitle')}>
      {t('stays', { channels: list(staying.map((c) => t(`channels.${c}`))) })}
    </Alert>
  )
}

type Allowed = Output<typeof listOutbox>['allowed'] | undefined

const useColumns = (go: ReturnType<typeof useAddress<typeof AT>>[1], allowed: Allowed): Column<OutboxRow>[] => {
  const t = useWords()
  const language = useLanguage()
  const format = useFormat()
  const platform = allowed?.includes('reason') ?? false
  const retries = allowed?.includes('retry') ?? false
  return useMemo(
    () => [
      {
        id: 'recipient',
        inFile: ['recipient'],
        header: t('recipient'),
        fixed: true,
        width: 230,
        cell: (row) => (
          <UnstyledButton
            className={classes.open}
            onClick={() => go({ open: row.id })}
            aria-label={t('open', { recipient: row.recipient })}
          >
            <span className="ltr">{row.recipient}</span>
          </UnstyledButton>
        ),
      },
      {
        id: 'message',
        inFile: ['message', 'channel'],
        header: t('message'),
        width: 180,
        cell: (row) => (
          <div className={classes.two}>
            <span>{templateLabel(row, language)}</span>
            <span className={classes.quiet}>{t(`channels.${row.channel}`)}</span>
          </div>
        ),
      },
      ...(platform
        ? [
            {
              id: 'company',
              inFile: ['company'],
              header: t('company'),
              width: 150,
              cell: (row: OutboxRow) => row.company ?? t('platform'),
            },
          ]
        : []),
      {
        id: 'status',
        inFile: ['status', 'attempts', 'lastError'],
        header: t('status'),
        width: 260,
        cell: (row) => (
          <div className={classes.two}>
            <div className={classes.state}>
              <StatusBadge tone={TONES[row.status]}>{t(`statuses.${row.status}`)}</StatusBadge>
              {retries && row.status === 'failed' && <Retry row={row} />}
            </div>
            {(row.lastError || row.nextAttemptAt) && (
              <span className={classes.quiet} title={row.lastError ?? undefined}>
                {row.attempts > 0 && `${t('attempts', { count: row.attempts })} · `}
                {row.lastError ?? t('next', { when: format.moment(row.nextAttemptAt) })}
              </span>
            )}
          </div>
        ),
      },
      {
        id: 'written',
        inFile: ['written', 'sent'],
        header: t('written'),
        width: 160,
        cell: (row) => format.moment(row.createdAt),
      },
    ],
    [t, format, go, platform, retries, language],
  )
}

const Retry = ({ row }: { row: OutboxRow }) => {
  const t = useWords()
  const { mutate, isPending } = useCommand(retryCall, { refreshes: [listCall] })
  const retry = () =>
    mutate(
      { id: row.id },
      { onSuccess: () => notify.success(t('retried')), onError: (error) => notify.failure(error.message) },
    )
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconRefresh size={14} />}
      disabled={isPending}
      aria-label={t('retryOf', { recipient: row.recipient })}
      onClick={retry}
    >
      {t('retry')}
    </Button>
  )
}
