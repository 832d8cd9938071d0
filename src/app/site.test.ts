import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressBook } from '../server/pages.ts'
import { LANGUAGE_CODES } from '../shared/languages.ts'
import ar from './site/words/ar.ts'
import en from './site/words/en.ts'
import fr from './site/words/fr.ts'
import hi from './site/words/hi.ts'
import ta from './site/words/ta.ts'
import zh from './site/words/zh.ts'
import { addressIn } from './site.frame.tsx'
import { siteScreens } from './site.screens.ts'
import { isTranslatedInto } from './site.words.ts'

describe('the table of public pages', () => {
  it('has words for search engines for every page, and none for others', () => {
    const titles = new Set(siteScreens.map((s) => s.title))
    for (const words of [en, ar, fr, hi, ta, zh]) expect(Object.keys(words).sort()).toEqual([...titles].sort())
  })

  it('speaks only scopes whose words the pages’ script and the server find', () => {
    const scopes = new Set(siteScreens.flatMap((s) => s.words ?? []))
    for (const file of ['site.tsx', 'site.words.ts']) {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      const glob = /'(\/src\/\{.+\})\/words\//.exec(text)?.[1] ?? ''
      for (const scope of scopes) expect(matchesGlob(`/src/features/${scope}`, glob), `${scope} in ${file}`).toBe(true)
    }
  })

  it('is said in all six languages where its words are everybody’s', () => {
    for (const scopes of [['site/home'], ['site/home', 'site/pages'], ['site/legal', 'site/legal/faq']])
      for (const code of LANGUAGE_CODES)
        expect(isTranslatedInto(code, ['web', 'site', ...scopes]), `${code} ${scopes}`).toBe(true)
  })

  it('gives English the plain address and puts any other language before it', () => {
    expect(['en', 'ar', 'zh'].map((l) => addressIn(l, '/'))).toEqual(['/', '/ar', '/zh'])
    expect(['en', 'ar', 'zh'].map((l) => addressIn(l, '/about'))).toEqual(['/about', '/ar/about', '/zh/about'])
  })
})

describe('the address book', () => {
  const has = addressBook(['/', '/jobs', '/jobs/$id', '/c/$slug'])
  it.each(['/', '/jobs', '/jobs/1', '/c/four-winds'])('knows %s', (path) => expect(has(path)).toBe(true))
  it.each(['', '/jobs/', '/jobs/1/2', '/c', '/jobsx', '/x/jobs'])('does not know %j', (path) =>
    expect(has(path)).toBe(false),
  )
})
