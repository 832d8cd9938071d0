import { useEffect, useState } from 'react'
import { type Output, wire } from '../../../../../shared/endpoint.ts'
import { callEndpoint } from '../../../../../web/call.ts'
import type { moveApplications } from '../../contract.ts'
import type { readProposed, undoTriage } from '../../triage.contract.ts'
import { useWords } from '../../words/index.ts'
import classes from './triage.module.css'

const proposedCall = wire<typeof readProposed>('GET', '/api/company/triage/proposed')
const moveCall = wire<typeof moveApplications>('POST', '/api/company/applications/move')
const undoCall = wire<typeof undoTriage>('POST', '/api/company/triage/decisions/:id/undo')

type Hurts = Output<typeof moveApplications>['results'][number]['hurts']

/** Nobody is let go by a swipe: here they are looked at once more, with a reason and the words they will read. */
export default function Proposed({ job, onClose }: { job: string; onClose: () => void }) {
  const t = useWords()
  const [data, setData] = useState<Output<typeof readProposed> | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [reasonId, setReasonId] = useState('')
  const [said, setSaid] = useState('')
  const [hurts, setHurts] = useState<ReadonlyMap<string, Hurts>>(new Map())
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each job
  useEffect(() => {
    void read()
  }, [job])
  const tell = (problem: unknown) => setSaid(problem instanceof Error ? problem.message : String(problem))
  const read = () => callEndpoint(proposedCall, { job }).then(setData, tell)
  const reason = data?.reasons.find((r) => r.id === reasonId)
  const chosen = (data?.proposed ?? []).filter((p) => !left.has(p.id))
  // Who would be hurt, looked at anew whenever somebody else is chosen.
  const looked = chosen.map((p) => p.id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by whom is chosen, and why
  useEffect(() => {
    setHurts(new Map())
    if (!reasonId || looked === '') return
    let gone = false
    const applications = chosen.map((p) => ({ id: p.id, version: p.version }))
    callEndpoint(moveCall, { applications, action: 'reject', reasonId, preview: true }).then(({ results }) => {
      if (!gone) setHurts(new Map(results.filter((r) => r.hurts.length > 0).map((r) => [r.id, r.hurts])))
    }, tell)
    return () => {
      gone = true
    }
  }, [looked, reasonId])
  const confirm = async () => {
    setBusy(true)
    try {
      const { results, done } = await callEndpoint(moveCall, {
        applications: chosen.map((p) => ({ id: p.id, version: p.version })),
        action: 'reject',
        reasonId,
      })
      const refused = results.find((r) => r.why !== null)
      setSaid([t('triage.confirmed', { count: done }), refused?.why].filter(Boolean).join(' '))
      await read()
    } catch (problem) {
      tell(problem)
    }
    setBusy(false)
  }
  const takeBack = async (id: string) => {
    try {
      const { why } = await callEndpoint(undoCall, { id })
      if (why) setSaid(why)
      await read()
    } catch (problem) {
      tell(problem)
    }
  }
  return (
    <section className={classes.state} aria-label={t('triage.proposed')}>
      <h2>{t('triage.proposed')}</h2>
      <p>{t('triage.proposedText')}</p>
      <p role="status" className={classes.progress}>
        {said}
      </p>
      {data && data.proposed.length === 0 && <p>{t('triage.noneProposed')}</p>}
      <ul className={classes.proposed}>
        {data?.proposed.map((p) => (
          <li key={p.id}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(p.id)}
                onChange={() =>
                  setLeft((before) => {
                    const after = new Set(before)
                    if (!after.delete(p.id)) after.add(p.id)
                    return after
                  })
                }
              />
              <span>
                <strong>{t('candidate', { number: String(p.number) })}</strong>
                <span className={classes.quiet}>
                  {p.jobTitle} · {t('triage.by', { name: p.by })}
                </span>
                {p.note && <q>{p.note}</q>}
              </span>
            </label>
            {p.mine && (
              <button type="button" className={classes.quietButton} onClick={() => void takeBack(p.decisionId)}>
                {t('triage.takeBack')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && data.proposed.length > 0 && (
        <>
          <label className={classes.field}>
            <span>{t('reject.reason')}</span>
            <select className={classes.job} value={reasonId} onChange={(e) => setReasonId(e.target.value)}>
              <option value="">{t('reject.choose')}</option>
              {data.reasons.map((r) => (
                <option key={r.id} value={r.id}>
                  {r.name}
                </option>
              ))}
            </select>
          </label>
          {reason && (
            <p className={classes.wrote}>
              {t('triage.theyRead')} <q>{reason.publicPhrase}</q>
            </p>
          )}
          {hurts.size > 0 && (
            <div role="alert" className={classes.wrote}>
              <strong>{t('hurt.title', { count: hurts.size })}</strong>
              <ul>
                {chosen
                  .filter((p) => hurts.has(p.id))
                  .map((p) => (
                    <li key={p.id}>
                      {t('candidate', { number: String(p.number) })}:{' '}
                      {hurts
                        .get(p.id)
                        ?.map((h) => t(`hurt.${h}`))
                        .join(', ')}
                    </li>
                  ))}
              </ul>
            </div>
          )}
          <button
            type="button"
            className={classes.main}
            disabled={!reasonId || chosen.length === 0 || busy}
            onClick={() => void confirm()}
          >
            {t('triage.reject', { count: chosen.length })}
          </button>
        </>
      )}
      <button type="button" className={classes.plain} onClick={onClose}>
        {t('triage.back')}
      </button>
    </section>
  )
}
