import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { type SkillTest, TESTS } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { testsCall } from './calls.ts'
import { Scale } from './Scale.tsx'

const Attempt = lazy(() => import('./Attempt.tsx'))
const Begin = lazy(() => import('./Begin.tsx'))
const Practice = lazy(() => import('./Practice.tsx'))

const AT = { attempt: '', practice: '' }

/** The tests of a skill there are, one that is taken, or its result. */
export default function SkillTests() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const practice = TESTS.find((test) => test === at.practice)
  const body = () => {
    if (at.attempt) return <Attempt key={at.attempt} id={at.attempt} onBack={() => void go({ attempt: '' })} />
    if (practice) return <Practice key={practice} test={practice} onBack={() => void go({ practice: '' })} />
    return <Tests onOpen={(attempt) => void go({ attempt })} onPractise={(test) => void go({ practice: test })} />
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Suspense fallback={<Skeleton height={240} />}>{body()}</Suspense>
    </Page>
  )
}

type TestsProps = { onOpen: (attempt: string) => void; onPractise: (test: SkillTest) => void }

const Tests = ({ onOpen, onPractise }: TestsProps) => {
  const t = useWords()
  const { day } = useFormat()
  const answer = useApiState(testsCall, {})
  const [beginning, setBeginning] = useState<SkillTest | null>(null)
  return (
    <WhenLoaded answer={answer} waiting={<Skeleton height={240} />}>
      {({ tests }) => (
        <>
          <ul className={panel.grid}>
            {tests.map(({ test, minutes, questions, running, retakeOn, last }) => (
              <li key={test} className={panel.card}>
                <h2>{t(`names.${test}`)}</h2>
                <p className={panel.quiet}>{t(`about.${test}`)}</p>
                <p className={panel.quiet}>
                  {t('minutes', { count: minutes })} ·{' '}
                  {t(test === 'typing' ? 'typing.textCount' : 'questionCount', { count: questions })}
                </p>
                {last && (
                  <>
                    <p className={panel.quiet}>{t('taken', { day: day(last.finishedAt.slice(0, 10)) })}</p>
                    {last.isVoid ? <p>{t('isVoid')}</p> : <Scale test={test} score={last.score} band={last.band} />}
                  </>
                )}
                {last && retakeOn && <p className={panel.quiet}>{t('again', { day: day(retakeOn) })}</p>}
                <div className={`${panel.row} ${panel.end}`}>
                  {running && (
                    <Button aria-label={`${t('go')}: ${t(`names.${test}`)}`} onClick={() => onOpen(running)}>
                      {t('go')}
                    </Button>
                  )}
                  {!running && !retakeOn && (
                    <Button aria-label={`${t('start')}: ${t(`names.${test}`)}`} onClick={() => setBeginning(test)}>
                      {t('start')}
                    </Button>
                  )}
                  {last && (
                    <Button
                      variant="default"
                      aria-label={`${t('result')}: ${t(`names.${test}`)}`}
                      onClick={() => onOpen(last.id)}
                    >
                      {t('result')}
                    </Button>
                  )}
                  <Button
                    variant="subtle"
                    aria-label={`${t('practise')}: ${t(`names.${test}`)}`}
                    onClick={() => onPractise(test)}
                  >
                    {t('practise')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Suspense>
            {beginning && <Begin test={beginning} onClose={() => setBeginning(null)} onBegun={onOpen} />}
          </Suspense>
        </>
      )}
    </WhenLoaded>
  )
}
