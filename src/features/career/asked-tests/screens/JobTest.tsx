import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { call } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { readJobTest } from '../contract.ts'
import { bringWords, useWords } from '../words/index.ts'
import { jobTestCall } from './calls.ts'

/** On a public job: the test its employer asks for. Nothing where none is asked, or where the network does not answer. */
export default function JobTest({ id }: { id: string }) {
  const [told, setTold] = useState<Output<typeof readJobTest>>()
  const isReady = useBroughtWords(bringWords, told?.test != null)
  useEffect(() => {
    const leave = new AbortController()
    call(jobTestCall, { id }, { signal: leave.signal, anonymous: true })
      .then(setTold)
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (!told?.test || !isReady) return null
  return <Asks test={told.test} minutes={told.minutes} />
}

type AsksProps = { test: NonNullable<Output<typeof readJobTest>['test']>; minutes: number }

const Asks = ({ test, minutes }: AsksProps) => {
  const t = useWords()
  const tests = useTestWords()
  return (
    <section aria-labelledby="asked-test">
      <h2 id="asked-test">{t('job.title')}</h2>
      <p>{t('job.text', { test: tests(`names.${test}`), count: minutes })}</p>
    </section>
  )
}
