import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../../countries/translate.ts'
import { checkCvFile } from '../read.ts'
import ar from './refusals.ar.ts'
import fr from './refusals.fr.ts'
import hi from './refusals.hi.ts'
import ta from './refusals.ta.ts'
import zh from './refusals.zh.ts'

const src = join(import.meta.dirname, '../../../..')
const files = [
  ...['content', 'content.pdf', 'content.word'].map((name) => `server/${name}.ts`),
  ...['matching/cv-reading/read', 'matching/cv-reading/limits.rules', 'career/profile/cvs.service'].map(
    (name) => `features/${name}.ts`,
  ),
]
/** Every sentence a CV is refused with; what it fills in is a number. */
const refused = files
  .flatMap((path) => [...readFileSync(join(src, path), 'utf8').matchAll(/['`]((?:The|Reading|No|You) [^'`]*\.)['`]/g)])
  .map((m) => (m[1] as string).replace(/\$\{\w+\}/g, '30'))
  // Said with the kinds that are taken; asked of the code below.
  .filter((sentence) => !sentence.includes('one of:'))

describe('why a CV is not taken', () => {
  it('is found in the code', () => {
    expect(refused.length).toBeGreaterThanOrEqual(18)
    expect(refused).toContain('The document has more than 30 pages. Choose a shorter one.')
  })

  it.each(Object.entries({ ar, fr, hi, ta, zh }))('is said in %s', async (language, words) => {
    const t = translator(words)
    const kinds = (await checkCvFile(Buffer.from('no document'))).problem ?? ''
    for (const english of [...refused, kinds]) {
      expect(t(english), english).not.toBe(english)
      if (language !== 'fr') expect(t(english).replace(/\b(PDF|DOCX|PNG|JPEG|MB)\b/g, '')).not.toMatch(/[A-Za-z]{2}/)
    }
  })
})
