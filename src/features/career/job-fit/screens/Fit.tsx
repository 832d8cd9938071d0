import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { call } from '../../../../web/api.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Follow } from '../../job-follow/screens/Follow.tsx'
import { Ask } from '../../job-questions/screens/Ask.tsx'
import { bringQuestionWords } from '../../job-questions/words/index.ts'
import type { readFit } from '../contract.ts'
import { bringWords, useFitWords } from '../words/index.ts'
import { Applied } from './Applied.tsx'
import { fitCall, markCall, marksCall } from './calls.ts'
import classes from './fit.module.css'

export { default as JobTest } from '../../asked-tests/screens/JobTest.tsx'

type Props = { id: string; paused: boolean; onApplied: (has: boolean) => void }

/** Whether one has applied for this job, which of its must-haves one meets, whether one may work there, and a way to set the job aside. */
export default function Fit({ id, paused, onApplied }: Props) {
  const isReady = [useBroughtWords(bringWords), useBroughtWords(bringQuestionWords)].every(Boolean)
  if (!isReady) return null
  return (
    <>
      <Applied id={id} onApplied={onApplied} />
      {paused && <Follow id={id} />}
      <Save id={id} />
      <Compared id={id} />
      <Ask id={id} />
    </>
  )
}

/** Nothing where the network does not answer: the job can be read and applied for without it. */
const Compared = ({ id }: { id: string }) => {
  const t = useFitWords()
  const format = useFormat()
  const [told, setTold] = useState<Output<typeof readFit>>()
  useEffect(() => {
    const leave = new AbortController()
    call(fitCall, { job: id }, { signal: leave.signal, anonymous: true })
      .then(setTold)
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (!told) return null
  const { from, fit } = told
  return (
    <section className={classes.fit} aria-labelledby="fit">
      <h2 id="fit">{fit.must ? t('must', fit.must) : t('title')}</h2>
      <p>
        {t(`work.${fit.work}`, { country: format.countryName(fit.country) })}{' '}
        {fit.work === 'not_said' && from !== 'nothing' && <Link to={paths.seekerProfile()}>{t('sayIt')}</Link>}
      </p>
      {from === 'nothing' && (
        <p>
          {t('nothing')} <Link to={paths.seekerProfile()}>{t('fill')}</Link>
        </p>
      )}
      {from !== 'nothing' && !fit.must && <p>{t('none')}</p>}
      {fit.must && (
        <details>
          <summary>{t('list')}</summary>
          <ul>
            {fit.lines.map((line) => (
              <li key={line.text}>
                <span dir="auto">{line.text}</span>
                <b data-verdict={line.verdict}>{line.counts ? t(`verdict.${line.verdict}`) : t('notCounted')}</b>
                {line.quote && <q dir="auto">{line.quote}</q>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {from !== 'nothing' && <p className={classes.quiet}>{t(from)}</p>}
    </section>
  )
}

const Save = ({ id }: { id: string }) => {
  const t = useFitWords()
  const [saved, setSaved] = useState<boolean>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const leave = new AbortController()
    call(marksCall, {}, { signal: leave.signal, anonymous: true })
      .then((marks) => setSaved(marks.saved.includes(id)))
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (saved === undefined) return null
  const turn = async () => {
    try {
      const marks = await call(markCall, { job: id, kind: saved ? 'none' : 'saved' }, { anonymous: true })
      setSaved(marks.saved.includes(id))
      setFailure('')
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <p className={classes.save}>
      <button type="button" aria-pressed={saved} onClick={() => void turn()}>
        {t(saved ? 'saved' : 'save')}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  )
}
