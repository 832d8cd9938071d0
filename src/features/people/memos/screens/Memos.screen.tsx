import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMessage, IconPlus, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Link } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { MemoRow } from '../contract.ts'
import { KINDS, percentOf, STATES } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import classes from './memos.module.css'
import { STATE_TONES } from './parts.tsx'

const One = lazy(() => import('./One.tsx'))

const AT = { memo: '', search: '', kind: '', state: '', page: '1' }

/** The company’s memos: all of them, or the one that is open. */
export default function Memos() {
  const [at, go] = useAddress(AT)
  if (at.memo)
    return (
      <Suspense fallback={<LoadingTable rows={6} columns={3} />}>
        <One key={at.memo} id={at.memo} onGo={(memo) => void go({ memo }, { replace: true })} />
      </Suspense>
    )
  return <Listed at={at} go={go} />
}

type Address = ReturnType<typeof useAddress<typeof AT>>

const Listed = ({ at, go }: { at: Address[0]; go: Address[1] }) => {
  const t = useWords()
  const [search] = useDebouncedValue(at.search, 250)
  const page = Number(at.page) || 1
  const input = {
    search,
    kind: KINDS.find((k) => k === at.kind) ?? '',
    state: STATES.find((s) => s === at.state) ?? '',
  } as const
  const { data, error, refetch, isFetching } = useListPage(listCall, input, page)
  const kinds = KINDS.filter((k) => data?.mayBePersonal || (k !== 'warning' && k !== 'letter'))
  const isFiltered = at.search !== '' || at.kind !== '' || at.state !== ''
  const write = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => void go({ memo: 'new' })}>
      {t('write')}
    </Button>
  )
  const isEmpty = data?.memos.length === 0
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={isEmpty && !isFiltered ? null : write}>
      {(!isEmpty || isFiltered) && (
        <div className={classes.filters}>
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} />}
            value={at.search}
            onChange={(e) => void go({ search: e.currentTarget.value, page: '1' }, { replace: true })}
          />
          <NativeSelect
            aria-label={t('kindLabel')}
            value={at.kind}
            onChange={(e) => void go({ kind: e.currentTarget.value, page: '1' })}
            data={[{ value: '', label: t('all.kinds') }, ...kinds.map((k) => ({ value: k, label: t(`kinds.${k}`) }))]}
          />
          <NativeSelect
            aria-label={t('stateLabel')}
            value={at.state}
            onChange={(e) => void go({ state: e.currentTarget.value, page: '1' })}
            data={[
              { value: '', label: t('all.states') },
              ...STATES.map((s) => ({ value: s, label: t(`states.${s}`) })),
            ]}
          />
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={5} columns={4} />}
      {isEmpty &&
        (isFiltered ? (
          <EmptyState
            title={t('nothing')}
            action={
              <Button variant="default" onClick={() => void go({ search: '', kind: '', state: '', page: '1' })}>
                {t('clear')}
              </Button>
            }
          >
            {t('nothingText')}
          </EmptyState>
        ) : (
          <EmptyState icon={<IconMessage size={22} stroke={1.6} />} title={t('empty')} action={write}>
            {t('emptyText')}
          </EmptyState>
        ))}
      {data && data.memos.length > 0 && (
        <ul className={classes.list}>
          {data.memos.map((m) => (
            <Row key={m.id} memo={m} />
          ))}
        </ul>
      )}
      {data && data.total > data.pageSize && (
        <div className={classes.end}>
          <Button variant="default" disabled={page <= 1} onClick={() => void go({ page: String(page - 1) })}>
            {t('pages.newer')}
          </Button>
          <Button
            variant="default"
            disabled={page * data.pageSize >= data.total}
            onClick={() => void go({ page: String(page + 1) })}
          >
            {t('pages.older')}
          </Button>
        </div>
      )}
    </Page>
  )
}

const Row = ({ memo: m }: { memo: MemoRow }) => {
  const t = useWords()
  const { moment, day, number } = useFormat()
  const { counts: c } = m
  const share = (n: number) => t('counts.of', { count: number(n), percent: number(percentOf(n, c.people)) })
  return (
    <li>
      <div className={classes.line}>
        <h2 className={classes.name}>
          <Link to={paths.memos({ memo: m.id })}>
            <bdi>{m.title}</bdi>
          </Link>
        </h2>
        <StatusBadge tone={STATE_TONES[m.state]}>{t(`states.${m.state}`)}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {t(`kinds.${m.kind}`)} · {moment(m.sentAt ?? m.updatedAt)}
        {m.publishAt && ` · ${t('goesOut', { when: moment(m.publishAt) })}`}
        {m.dueOn && ` · ${t('due', { day: day(m.dueOn) })}`}
      </p>
      {m.version > 0 && (
        <dl className={classes.counts}>
          <div>
            <dt>{t('counts.people')}</dt>
            <dd>{number(c.people)}</dd>
          </div>
          <div>
            <dt>{t('counts.delivered')}</dt>
            <dd>{share(c.delivered)}</dd>
          </div>
          <div>
            <dt>{t('counts.opened')}</dt>
            <dd>{share(c.opened)}</dd>
          </div>
          {m.ack !== 'none' && (
            <div>
              <dt>{t('counts.acknowledged')}</dt>
              <dd>{share(c.acknowledged)}</dd>
            </div>
          )}
          {c.overdue > 0 && (
            <div>
              <dd>
                <StatusBadge tone="wrong">
                  {t('counts.overdue')}: {number(c.overdue)}
                </StatusBadge>
              </dd>
            </div>
          )}
        </dl>
      )}
    </li>
  )
}
