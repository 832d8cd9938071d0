import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translator } from '../../../../../countries/translate.ts'
import ar from './refusals.ar.ts'
import fr from './refusals.fr.ts'
import hi from './refusals.hi.ts'
import ta from './refusals.ta.ts'
import zh from './refusals.zh.ts'

const interviews = join(import.meta.dirname, '../..')
const code = ['service.ts', 'scorecards.service.ts', 'rules.ts', '../../../shared/refusal.ts']
  .map((f) => readFileSync(join(interviews, f), 'utf8'))
  .join()

test.each(Object.entries({ ar, fr, hi, ta, zh }))(
  'what a scorecard is refused with is said in %s',
  (_language, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(ar))
    const t = translator(words)
    for (const english of Object.keys(ar).filter((key) => key !== 'Interview not found.')) {
      expect(code).toContain(english.split('{}')[0])
      expect(t(english.replace('{}', '四川菜')), english).not.toBe(english.replace('{}', '四川菜'))
    }
    expect(t('Say what you saw or heard for Xero.')).toContain('Xero')
  },
)
