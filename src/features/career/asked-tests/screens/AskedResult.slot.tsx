import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { Scale } from '../../skill-tests/screens/Scale.tsx'
import { useWords as useTestWords } from '../../skill-tests/words/index.ts'
import { useWords } from '../words/index.ts'
import { applicationTestCall } from './calls.ts'

/** On an application: the result of the test that its job asks for, where the person shares it. */
export default function AskedResult({ application }: { application: string }) {
  const t = useWords()
  const tests = useTestWords()
  const { day } = useFormat()
  const { data } = useApiState(applicationTestCall, { application })
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
