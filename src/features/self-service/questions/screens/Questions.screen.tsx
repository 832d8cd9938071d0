import { Button, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import { agoOf } from '../../../platform/notifications/screens/ago.ts'
import { type DeskQuestion, QUESTION_SORTS } from '../contract.ts'
import { useMyQuestionWords } from '../employee/words/index.ts'
import { QUESTION_KINDS, QUESTION_SHOWS } from '../rules.ts'
import { useQuestionWords } from '../words/index.ts'
import { deskCall } from './calls.ts'
import classes from './questions.module.css'
import { STATE_TONES } from './tones.ts'

const OneQuestion = lazy(() => import('./OneQuestion.tsx'))

const NO_VIEW = { show: '', kind: '', search: '', sort: 'since', page: '1', size: '50' }
const AT = { ...NO_VIEW, open: '' }
const NONE: DeskQuestion[] = []

/** HR's desk: what employees ask, the longest waiting first. */
export default function Questions() {
  const t = useQuestionWords()
  const my = useMyQuestionWords()
  const [at, go] = useAddress(AT)
  const input = {
    show: QUESTION_SHOWS.find((one) => one === at.show) ?? '',
    kind: QUESTION_KINDS.find((one) => one === at.kind) ?? '',
    search: at.search,
    sort: QUESTION_SORTS.find((one) => one === at.sort) ?? 'since',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(deskCall, input, Number(at.page) || 1)
  const { pageSize, ...filter } = input
  const isFiltered = Boolean(input.show || input.kind || at.search)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="hr-questions"
        asksReason
        filter={filter}
        chips={filterChips(
          { show: input.show && t(`shows.${input.show}`), kind: input.kind && my(`kinds.${input.kind}`) },
          go,
        )}
        name="hr-questions"
        label={t('title')}
        columns={useColumns((id) => void go({ open: id }))}
        rows={answer.data?.questions ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.person}
        search={listSearch(at, go, t('search'))}
        filters={
          <>
            <NativeSelect
              aria-label={t('show')}
              value={input.show}
              onChange={(event) => void go({ show: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('shows.all') },
                ...QUESTION_SHOWS.map((value) => ({ value, label: t(`shows.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={my('kind')}
              value={input.kind}
              onChange={(event) => void go({ kind: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('everything') },
                ...QUESTION_KINDS.map((value) => ({ value, label: my(`kinds.${value}`) })),
              ]}
            />
            {isFiltered && (
              <Button variant="subtle" onClick={() => void go({ show: '', kind: '', search: '', page: '1' })}>
                {t('clear')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState icon={<IconMessage size={22} stroke={1.6} />} title={t(isFiltered ? 'nothing' : 'empty')}>
            {t(isFiltered ? 'nothingText' : 'emptyText')}
          </EmptyState>
        }
        onOpen={(row) => void go({ open: row.id })}
        lines={2}
      />
      {at.open && (
        <Suspense>
          <OneQuestion id={at.open} onClose={() => void go({ open: '' })} />
        </Suspense>
      )}
    </Page>
  )
}

const useColumns = (open: (id: string) => void): Column<DeskQuestion>[] => {
  const t = useQuestionWords()
  const my = useMyQuestionWords()
  const format = useFormat()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['person', 'department'],
        header: t('person'),
        sort: 'person',
        fixed: true,
        width: 200,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={t('open', { person: row.person })}
            >
              <bdi>{row.person}</bdi>
            </UnstyledButton>
            <span className={panel.quiet}>{row.department}</span>
          </div>
        ),
      },
      { id: 'kind', inFile: ['kind'], header: my('kind'), width: 130, cell: (row) => my(`kinds.${row.kind}`) },
      {
        id: 'question',
        inFile: ['question'],
        header: t('question'),
        width: 320,
        cell: (row) => <bdi className={classes.first}>{row.question}</bdi>,
      },
      {
        id: 'state',
        inFile: ['state', 'since'],
        header: t('state'),
        sort: 'since',
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={STATE_TONES[row.state]}>{t(`states.${row.state}`)}</StatusBadge>
            </span>
            <span className={panel.quiet}>{agoOf(row.since, language) ?? t('now')}</span>
          </div>
        ),
      },
      {
        id: 'assigned',
        inFile: ['assigned'],
        header: t('assigned'),
        width: 160,
        cell: (row) => (row.assignedTo ? <bdi>{row.assignedTo.name}</bdi> : t('nobody')),
      },
      {
        id: 'asked',
        inFile: ['asked'],
        header: t('asked'),
        sort: 'asked',
        width: 150,
        cell: (row) => format.moment(row.askedAt),
      },
    ],
    [t, my, format, language],
  )
}
