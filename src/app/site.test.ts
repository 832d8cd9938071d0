import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressBook } from '../server/pages.ts'
import ar from './site/words/ar.ts'
import en from './site/words/en.ts'
import { addressIn } from './site.frame.tsx'
import { siteScreens } from './site.screens.ts'

describe('the table of public pages', () => {
  it('has words for search engines for every page, and none for others', () => {
    const titles = new Set(siteScreens.map((s) => s.title))
    for (const words of [en, ar]) expect(Object.keys(words).sort()).toEqual([...titles].sort())
  })

  it('speaks only scopes whose words the pages’ script and the server find', () => {
    const scopes = new Set(siteScreens.flatMap((s) => s.words ?? []))
    for (const file of ['site.tsx', 'site.words.ts']) {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      const globbed = /features\/\{([^}]+)\}/.exec(text)?.[1]?.split(',') ?? []
      const within = [...text.matchAll(/features\/(\w+)\/\*/g)].map((found) => found[1])
      for (const scope of scopes)
        expect(globbed.includes(scope) || within.includes(scope.split('/')[0]), `${scope} in ${file}`).toBe(true)
    }
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
