import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { Scale } from '../../skill-tests/screens/Scale.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import { RightShare } from '../../written-attempts/screens/RightShare.tsx'
import type { readApplicationTest } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { applicationTestCall } from './calls.ts'

/** On an application: the result of the test that its job asks for, where the person shares it. */
export default function AskedResult({ application }: { application: string }) {
  const t = useWords()
  const tests = useTestWords()
  const { day } = useFormat()
  const { data } = useApiState(applicationTestCall, { application })
  if (data?.written) return <OwnResult written={data.written} />
  if (!data?.test) return null
  const { test, result } = data
  return (
    <section className={panel.card} aria-labelledby="asked-test">
      <h3 id="asked-test">{t('seen.title', { test: tests(`names.${test}`) })}</h3>
      {result ? (
        <>
          <Scale test={test} score={result.score} band={result.band} />
          <p className={panel.quiet}>{t('seen.taken', { day: day(result.takenOn) })}</p>
        </>
      ) : (
        <p className={panel.quiet}>{t('seen.none')}</p>
      )}
    </section>
  )
}

type OwnResultProps = { written: NonNullable<Output<typeof readApplicationTest>['written']> }

/** The same of a test that the company wrote: it says whose test it is, and which title it was taken under where that was another. */
const OwnResult = ({ written: { title, result } }: OwnResultProps) => {
  const t = useWords()
  const { day } = useFormat()
  return (
    <section className={panel.card} aria-labelledby="asked-test">
      <h3 id="asked-test">{t('seen.title', { test: title })}</h3>
      <p className={panel.quiet}>{t('seen.own')}</p>
      {result ? (
        <>
          <RightShare result={result} />
          {result.title !== title && <p className={panel.quiet}>{t('seen.earlier', { title: result.title })}</p>}
          <p className={panel.quiet}>{t('seen.taken', { day: day(result.takenOn) })}</p>
        </>
      ) : (
        <p className={panel.quiet}>{t('seen.none')}</p>
      )}
    </section>
  )
}
