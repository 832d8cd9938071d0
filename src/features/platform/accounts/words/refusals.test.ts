import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../../countries/translate.ts'
import ar from './refusals.ar.ts'
import fr from './refusals.fr.ts'
import hi from './refusals.hi.ts'
import ta from './refusals.ta.ts'
import zh from './refusals.zh.ts'

const src = join(import.meta.dirname, '../../../..')
/** Every sentence the code behind the accounts refuses with; what it fills in is a number. */
const files = [
  ...[
    'service',
    'login.service',
    'session.service',
    'security.service',
    'proofs.service',
    'address.service',
    'mailbox.service',
    'limits.service',
  ].map((name) => `features/platform/accounts/${name}.ts`),
  'server/passwords.ts',
  'server/call.parts.ts',
  'server/proof.ts',
]
const refused = files.flatMap((path) =>
  [...readFileSync(join(src, path), 'utf8').matchAll(/['`]([A-Z][^'`]{15,}[.])['`]/g)].map((m) =>
    (m[1] as string).replace(/\$\{\w+\}/g, '25'),
  ),
)

describe('the refusals of accounts', () => {
  it('are found in the code', () => {
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(refused).toContain('Too many failed tries. Please wait 25 seconds.')
  })

  it.each(Object.entries({ ar, fr, hi, ta, zh }))('are all there in %s', (language, words) => {
    const t = translator(words)
    for (const english of [...refused, ...Object.keys(fr).map((key) => key.replace('{}', '25'))]) {
      expect(t(english), english).not.toBe(english)
      if (english.includes('25 ')) expect(t(english)).toContain('25')
      if (language !== 'fr') expect(t(english)).not.toMatch(/[A-Za-z]{2}/)
    }
  })
})
