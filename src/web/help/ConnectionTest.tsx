import { useCallback, useEffect, useState } from 'react'
import classes from './help.module.css'
import { Sheet } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

/** Nothing outside this product is asked: its pages call no other address. */
const ASKED = [
  ['health', '/health'],
  ['logo', '/logo.svg'],
  ['favicon', '/favicon.svg'],
] as const
type Name = (typeof ASKED)[number][0]
type Result = { ok: true; ms: number } | { ok: false; status: number | null }

const PATIENCE_MS = 15_000

const ask = async (path: string): Promise<Result> => {
  const started = performance.now()
  try {
    const { ok, status } = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return ok ? { ok, ms: Math.max(1, Math.round(performance.now() - started)) } : { ok: false, status }
  } catch {
    return { ok: false, status: null }
  }
}

/** Whether each thing the product needs answers from here. */
export const ConnectionTest = ({ onClose }: { onClose: () => void }) => {
  const t = useHelpWords()
  const [online, setOnline] = useState(navigator.onLine)
  const [results, setResults] = useState<Partial<Record<Name, Result>>>({})
  const run = useCallback(async () => {
    setResults({})
    setOnline(navigator.onLine)
    await Promise.all(
      ASKED.map(async ([name, path]) => {
        const result = await ask(path)
        setResults((before) => ({ ...before, [name]: result }))
      }),
    )
  }, [])
  useEffect(() => void run(), [run])

  const isOver = ASKED.every(([name]) => results[name])
  const isWell = online && ASKED.every(([name]) => results[name]?.ok)
  const resultText = (result: Result | undefined) => {
    if (!result) return t('diagnostics.running')
    if (result.ok) return t('diagnostics.took', { ms: result.ms })
    return result.status === null ? t('diagnostics.failed') : t('diagnostics.status', { status: result.status })
  }
  const mark = (ok: boolean | undefined) => {
    if (ok === undefined) return classes.waiting
    return ok ? classes.ok : classes.wrong
  }
  return (
    <Sheet title={t('diagnostics.title')} onClose={onClose}>
      <p className={classes.intro}>{t('diagnostics.intro')}</p>
      <dl className={classes.results}>
        <div>
          <dt>{t('diagnostics.network')}</dt>
          <dd className={mark(online)}>{online ? t('diagnostics.ok') : t('diagnostics.offline')}</dd>
        </div>
        {ASKED.map(([name]) => (
          <div key={name}>
            <dt>{t(`diagnostics.${name}`)}</dt>
            <dd className={mark(results[name]?.ok)}>{resultText(results[name])}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <button type="button" className={classes.button} disabled={!isOver} onClick={() => void run()}>
          {t('diagnostics.again')}
        </button>
        <span role="status" className={classes.quiet}>
          {isOver ? t(isWell ? 'diagnostics.allWell' : 'diagnostics.notWell') : ''}
        </span>
      </div>
    </Sheet>
  )
}
