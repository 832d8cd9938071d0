import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { dirOf } from '../../../../shared/languages.ts'
import { call } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import type { readJobTest } from '../contract.ts'
import { bringWords, useWords } from '../words/index.ts'
import { jobTestCall } from './calls.ts'

/** On a public job: the test its employer asks for. Nothing where none is asked, or where the network does not answer. */
export default function JobTest({ id }: { id: string }) {
  const [told, setTold] = useState<Told>()
  const isReady = useBroughtWords(bringWords, asks(told))
  useEffect(() => {
    const leave = new AbortController()
    call(jobTestCall, { id }, { signal: leave.signal, anonymous: true })
      .then(setTold)
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  return told && asks(told) && isReady ? <Asks told={told} /> : null
}

type Told = Output<typeof readJobTest>
const asks = (told: Told | undefined): boolean => told !== undefined && (told.test !== null || told.written !== null)

const Asks = ({ told: { test, written, minutes } }: { told: Told }) => {
  const t = useWords()
  const tests = useTestWords()
  return (
    <section aria-labelledby="asked-test">
      <h2 id="asked-test">{t('job.title')}</h2>
      {test && <p>{t('job.text', { test: tests(`names.${test}`), count: minutes })}</p>}
      {written && (
        <>
          <p>{t('job.own', { test: written.title, count: minutes })}</p>
          <p lang={written.language} dir={dirOf(written.language)}>
            {written.purpose}
          </p>
        </>
      )}
    </section>
  )
}
