import { Button, Skeleton, Switch } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { Scale } from '../../skill-tests/screens/Scale.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import { RightShare } from '../../written-attempts/screens/RightShare.tsx'
import { useWords as useWrittenWords } from '../../written-attempts/words/index.ts'
import type { AskedTest } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { askedCall, shareAskedCall, startAskedCall } from './calls.ts'

const Attempt = lazy(() => import('../../skill-tests/screens/Attempt.tsx'))
const WrittenAttempt = lazy(() => import('../../written-attempts/screens/Attempt.tsx'))
const BeginAsked = lazy(() => import('./BeginAsked.tsx'))

/** Tests that employers ask on jobs one has applied for: taken on every plan, shared or not. */
export default function AskedTests() {
  const t = useWords()
  const [at, go] = useAddress({ attempt: '', own: '' })
  const back = () => void go({ attempt: '', own: '' })
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Suspense fallback={<Skeleton height={240} />}>
        {at.attempt && <Attempt key={at.attempt} id={at.attempt} onBack={back} />}
        {at.own && <WrittenAttempt key={at.own} id={at.own} onBack={back} />}
        {!at.attempt && !at.own && (
          <List onOpen={(asked, attempt) => void go(asked.written ? { own: attempt } : { attempt })} />
        )}
      </Suspense>
    </Page>
  )
}

type Open = (asked: AskedTest, attempt: string) => void

const List = ({ onOpen }: { onOpen: Open }) => {
  const t = useWords()
  const answer = useApiState(askedCall, {})
  const [beginning, setBeginning] = useState<AskedTest | null>(null)
  const start = useCommand(startAskedCall, { refreshes: [askedCall] })
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={240} />}>
      {({ asked }) => (
        <>
          {asked.length === 0 && (
            <EmptyState icon={<IconCheck size={22} stroke={1.6} />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          )}
          <ul className={panel.grid}>
            {asked.map((one) => (
              <One key={one.application} asked={one} onOpen={onOpen} onStart={() => setBeginning(one)} />
            ))}
          </ul>
          <Suspense>
            {beginning && (
              <BeginAsked
                asked={beginning}
                starting={start}
                onStart={(timePercent) =>
                  start.mutate(
                    { application: beginning.application, timePercent },
                    { onSuccess: ({ id }) => onOpen(beginning, id) },
                  )
                }
                onClose={() => setBeginning(null)}
              />
            )}
          </Suspense>
        </>
      )}
    </WhenLoaded>
  )
}

type OneProps = { asked: AskedTest; onOpen: Open; onStart: () => void }

const One = ({ asked, onOpen, onStart }: OneProps) => {
  const t = useWords()
  const tests = useTestWords()
  const own = useWrittenWords()
  const { day } = useFormat()
  const share = useCommand(shareAskedCall, { refreshes: [askedCall] })
  const { test, written, running, retakeOn, isOver } = asked
  const result = asked.result ?? written?.result ?? null
  const name = test ? tests(`names.${test}`) : (written?.title ?? '')
  return (
    <li className={panel.card}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p className={panel.quiet}>
        <bdi>{asked.job}</bdi> · <bdi>{asked.company}</bdi>
      </p>
      {written && <p className={panel.quiet}>{own('by', { company: asked.company })}</p>}
      <p className={panel.quiet}>{tests('minutes', { count: asked.minutes })}</p>
      {test && asked.result && <Scale test={test} score={asked.result.score} band={asked.result.band} />}
      {written?.result && <RightShare result={written.result} />}
      {!result && <p>{t('take')}</p>}
      {isOver && <p className={panel.quiet}>{t('over')}</p>}
      {result && (
        <Switch
          label={t('share')}
          checked={asked.isShared}
          disabled={share.isPending}
          onChange={(e) => share.mutate({ application: asked.application, shared: e.currentTarget.checked })}
        />
      )}
      {share.error && <ErrorState error={share.error} />}
      {retakeOn && !isOver && <p className={panel.quiet}>{tests('again', { day: day(retakeOn) })}</p>}
      <div className={panel.row}>
        {running && (
          <Button aria-label={`${t('go')}: ${name}`} onClick={() => onOpen(asked, running)}>
            {t('go')}
          </Button>
        )}
        {!running && !retakeOn && !isOver && (
          <Button variant={result ? 'default' : 'filled'} aria-label={`${t('start')}: ${name}`} onClick={onStart}>
            {t('start')}
          </Button>
        )}
        {result && (
          <Button
            variant="default"
            aria-label={`${t('result')}: ${name}`}
            onClick={() => onOpen(asked, result.attempt)}
          >
            {t('result')}
          </Button>
        )}
      </div>
    </li>
  )
}
