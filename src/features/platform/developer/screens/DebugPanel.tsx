import { Button, CloseButton, Loader } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { isUuid, listOf, type Verdict } from '../rules.ts'
import { useWords } from '../words/index.ts'
import classes from './debug.module.css'
import { GROUPS, type Group, probeEndpoint, type Result, runTests, TESTS, type TestName } from './tests.ts'

const REFRESH_MS = 30_000
const TONES: Record<Verdict, Tone> = { passed: 'ok', failed: 'wrong', missing: 'idle' }

/** Employee data integrity: what this page and the server hold, checked on demand. Developer mode only. */
export default function DebugPanel({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const client = useQueryClient()
  const { user } = useSession()
  const [results, setResults] = useState<Partial<Record<TestName, Result>>>({})
  const [running, setRunning] = useState<readonly Group[]>([])
  const runGroup = async (group: Group) => {
    setRunning((before) => [...before, group])
    const found = await runTests(group, { client, companyId: user?.company_id ?? '' })
    setResults((before) => ({ ...before, ...Object.fromEntries(found.map((r) => [r.name, r])) }))
    setRunning((before) => before.filter((g) => g !== group))
  }
  const runAll = async () => {
    for (const group of GROUPS) await runGroup(group)
  }
  const done = Object.values(results)
  const count = (verdict: Verdict) => done.filter((r) => r.verdict === verdict).length
  const busy = running.length > 0
  return (
    <section className={classes.panel} aria-labelledby="debug-panel">
      <header className={classes.head}>
        <div>
          <h2 id="debug-panel" className={classes.title}>
            {t('title')}
          </h2>
          <p className={classes.quiet}>{t('subtitle')}</p>
        </div>
        <Button className={classes.runAll} variant="default" size="compact-md" onClick={runAll} disabled={busy}>
          {busy ? t('running') : t('runAll')}
        </Button>
        <CloseButton className={classes.close} aria-label={t('close')} onClick={onClose} />
      </header>
      <Employees />
      <p role="status" className={classes.summary}>
        {done.length > 0 &&
          t('summary', { passed: count('passed'), failed: count('failed'), missing: count('missing') })}
      </p>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <Tests
            key={group}
            group={group}
            results={results}
            running={running.includes(group)}
            disabled={busy}
            onRun={() => void runGroup(group)}
          />
        ))}
      </div>
    </section>
  )
}

/** The employees as the server has them, read anew every 30 seconds. */
const Employees = () => {
  const t = useWords()
  const { number } = useFormat()
  const { user } = useSession()
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['debug-panel employees'],
    queryFn: async () => {
      const answer = await probeEndpoint('GET', '/api/employees', { pageSize: 200 })
      const list = listOf(answer)
      if (!list) throw new Error(t('found.noList', { status: answer.status }))
      return list
    },
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Loader size="sm" role="status" aria-label={t('loading')} />
  const wrong = data.rows.flatMap((row) => {
    const name = row.full_name
    if (!isUuid(row.id)) return [t('badId', { name, id: row.id })]
    return row.company_id === user?.company_id ? [] : [t('badCompany', { name })]
  })
  const time = new Date(dataUpdatedAt).toLocaleTimeString('en-GB')
  return (
    <div className={classes.employees}>
      <h3 className={classes.name}>{t('employees')}</h3>
      <span>{t('shown', { n: number(data.rows.length), total: number(data.total) })}</span>
      <span className={classes.quiet}>{t('refreshed', { time })}</span>
      {wrong.length === 0 ? (
        <span className={classes.sound}>
          <StatusBadge tone="ok">{t('passed')}</StatusBadge>
          <span>{t('sound')}</span>
        </span>
      ) : (
        <ul className={classes.wrong}>
          {wrong.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

type TestsProps = {
  group: Group
  results: Partial<Record<TestName, Result>>
  running: boolean
  disabled: boolean
  onRun: () => void
}

const Tests = ({ group, results, running, disabled, onRun }: TestsProps) => {
  const t = useWords()
  const title = t(`groups.${group}`)
  return (
    <section className={classes.group} aria-label={title}>
      <div className={classes.groupHead}>
        <h3 className={classes.name}>{title}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={onRun}
          disabled={disabled}
          aria-label={t('runOf', { group: title })}
        >
          {running ? t('running') : t('run')}
        </Button>
      </div>
      <ul className={classes.tests}>
        {TESTS[group].map((name) => {
          const result = results[name]
          return (
            <li key={name} className={classes.test}>
              <span>{t(`tests.${name}`)}</span>
              <StatusBadge tone={result ? TONES[result.verdict] : 'idle'}>
                {t(result ? result.verdict : 'waiting')}
              </StatusBadge>
              {result && <span className={classes.quiet}>{t(`found.${result.found}`, result.values)}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
