/** How long the files of a suite took, and which of them took too long, so that a suite does not grow back to what it was. */

type Taken = { file: string; ms: number }

/** Files that may take longer, and why. */
const LONGER: Readonly<Record<string, { seconds: number; why: string }>> = {
  'demo.api.test.ts': { seconds: 180, why: 'fills the whole demonstration three times' },
  ...Object.fromEntries(
    [
      'career-paths',
      'demo.attendance',
      'demo.payroll',
      'distance',
      'files',
      'marks',
      'order',
      'plans',
      'skill-matching',
      'zones',
    ].map((name) => [
      `${name}.api.test.ts`,
      { seconds: 120, why: 'the first of them fills the demonstration, or waits for it' },
    ]),
  ),
  'matrix.api.test.ts': { seconds: 90, why: 'every kind of person at every call' },
  'hostile.api.test.ts': { seconds: 120, why: 'every field of every call' },
  'sample.api.test.ts': { seconds: 120, why: 'a copy of the tree with a feature more, tried by programs of its own' },
  'expressions.test.ts': { seconds: 60, why: 'attacks every expression of the sources' },
  'bulk-upload.spec.ts': { seconds: 130, why: 'files of many thousand rows; 95 s measured' },
  'applications.spec.ts': { seconds: 130, why: 'applying, working on it and withdrawing; 87 s measured' },
  'failures.spec.ts': { seconds: 130, why: 'waits for what fails; 87 s measured' },
  'help.spec.ts': { seconds: 130, why: 'waits out the tries of a page that does not load' },
  'employees.spec.ts': { seconds: 130, why: 'eleven journeys through the largest screen; to be cut or split' },
  'every-page.spec.ts': { seconds: 400, why: 'every page there is, in six languages' },
}
/** How long a file may take that is known to take long, seconds; 0 for every other. */
export const longestOf = (file: string): number => LONGER[file]?.seconds ?? 0

/** What a suite takes on a quiet machine, in seconds of its workers: one that is busy with something else is given as much longer for each file. */
const USUAL: Readonly<Record<string, number>> = { unit: 60, api: 500, smoke: 100, browser: 1_400 }

/** The table of the slowest files, and a sentence for each that is over its limit in seconds. */
export const slowest = (suite: string, taken: readonly Taken[], limit: number): { table: string; over: string[] } => {
  const whole = taken.reduce((sum, { ms }) => sum + ms, 0)
  const ordered = [...taken].sort((a, b) => b.ms - a.ms)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const lines = ordered.slice(0, 12).map(({ file, ms }) => `${seconds(ms).padStart(8)} s  ${file}`)
  const slowness = Math.max(1, whole / 1000 / (USUAL[suite] ?? whole))
  const over = ordered.flatMap(({ file, ms }) => {
    const most = LONGER[file.split('/').at(-1) ?? '']?.seconds ?? limit
    if (ms <= most * 1000 * slowness) return []
    return [`${file} took ${seconds(ms)} s; its limit is ${most} s. Split it, or prove the same with less.`]
  })
  return {
    table: [`Slowest of ${taken.length} files (${suite}, ${seconds(whole)} s of workers in all):`, ...lines].join('\n'),
    over,
  }
}

/** Limits hold where everything runs from nothing on a machine of its own: .ci/run says so. */
export const areLimitsHeld = (): boolean => process.env.HOLD_LIMITS === '1'
