import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalToSnooze } from '../filings.rules.ts'
import ar from './refusals.ar.ts'
import fr from './refusals.fr.ts'
import hi from './refusals.hi.ts'
import ta from './refusals.ta.ts'
import zh from './refusals.zh.ts'

const [open, today] = ['open' as const, '2026-11-20']
/** Every way in which reminders are not put off, from the rule itself. */
const snoozes = [
  refusalToSnooze({ state: 'confirmed', due: '2026-11-25' }, { until: '2026-11-22', today }),
  refusalToSnooze({ state: open, due: '2026-11-25' }, { until: today, today }),
  refusalToSnooze({ state: open, due: '2026-11-25' }, { until: '2026-11-26', today }),
  refusalToSnooze({ state: open, due: '2026-11-15' }, { until: '2026-11-30', today }),
].map(String)

describe('what snoozing and the audit pack are refused with', () => {
  test.each(Object.entries({ ar, fr, hi, ta, zh }))('is said in %s', (_language, words) => {
    expect(new Set(snoozes).size).toBe(4)
    expect(Object.keys(words)).toEqual(expect.arrayContaining(snoozes))
    const pack = Object.keys(words).filter((english) => !snoozes.includes(english))
    const code = ['audit-pack.service.ts', 'service.ts']
      .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .join()
    expect(pack).toHaveLength(2)
    for (const english of pack) expect(code).toContain(english)
    for (const [english, text] of Object.entries(words)) expect(text).not.toBe(english)
  })
})
