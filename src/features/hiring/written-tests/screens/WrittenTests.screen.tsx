import { Anchor, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTestPipe } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { WrittenTestRow } from '../contract.ts'
import { LEAST_QUESTIONS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { addCall, testsCall } from './calls.ts'
import Editor from './Editor.tsx'
import { TONES } from './tones.ts'

const STATES = ['draft', 'published', 'retired'] as const

/** Skill tests that the company writes itself, and the one that is being written. */
export default function WrittenTests() {
  const [at, go] = useAddress({ test: '', state: '' })
  if (at.test) return <Editor key={at.test} id={at.test} onBack={() => void go({ test: '' })} />
  return <List state={at.state} onState={(state) => void go({ state })} onOpen={(test) => void go({ test })} />
}

type ListProps = { state: string; onState: (state: string) => void; onOpen: (test: string) => void }

const List = ({ state, onState, onOpen }: ListProps) => {
  const t = useWords()
  const language = useLanguage()
  const { number } = useFormat()
  const answer = useApiState(testsCall, {})
  const begin = useCommand(addCall, { refreshes: [testsCall] })
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      loading={begin.isPending}
      onClick={() =>
        begin.mutate(
          { title: '', purpose: '', skill: '', language, minutes: 15, asks: LEAST_QUESTIONS, questions: [] },
          { onSuccess: ({ test }) => onOpen(test.id) },
        )
      }
    >
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={add}>
      {begin.error && <ErrorState error={begin.error} />}
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={3} />}>
        {({ tests }) => {
          const shown = tests.filter((test) => state === '' || test.state === state)
          return (
            <div className={panel.stack}>
              {tests.length > 0 && (
                <NativeSelect
                  label={t('state')}
                  maw={280}
                  value={state}
                  onChange={(e) => onState(e.currentTarget.value)}
                  data={[
                    { value: '', label: `${t('all')} (${number(tests.length)})` },
                    ...STATES.map((one) => ({
                      value: one,
                      label: `${t(`states.${one}`)} (${number(tests.filter((test) => test.state === one).length)})`,
                    })),
                  ]}
                />
              )}
              {shown.length === 0 && (
                <EmptyState icon={<IconTestPipe size={22} stroke={1.6} aria-hidden />} title={t('none')}>
                  {t(tests.length === 0 ? 'noneText' : 'noneHere')}
                </EmptyState>
              )}
              <ul className={panel.grid}>
                {shown.map((test) => (
                  <One key={test.id} test={test} />
                ))}
              </ul>
            </div>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}

const One = ({ test }: { test: WrittenTestRow }) => {
  const t = useWords()
  const { moment, number } = useFormat()
  const { title, state } = test
  return (
    <li className={panel.card}>
      <h2>
        <Anchor component={Link} to={paths.writtenTests({ test: test.id })} inherit>
          <bdi>{title || t('untitled')}</bdi>
        </Anchor>
      </h2>
      <div className={panel.row}>
        <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        {state === 'published' && test.isChanged && <StatusBadge tone="careful">{t('changed')}</StatusBadge>}
      </div>
      {test.purpose && (
        <p>
          <bdi>{test.purpose}</bdi>
        </p>
      )}
      <p className={panel.quiet}>
        {t('facts', { asks: number(test.asks), pool: number(test.pool), minutes: number(test.minutes) })}
      </p>
      <p className={panel.quiet}>{t('changedAt', { when: moment(test.changedAt) })}</p>
    </li>
  )
}
