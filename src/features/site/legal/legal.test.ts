import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { KEYS } from '../../../web/session.ts'
import { stored } from './screens/documents.ts'
import { blocksOf, plainText } from './screens/prose.ts'
import { faqEntries, GROUPS } from './screens/questions.ts'

const email = 'help@a.example'

describe('a text of the legal pages', () => {
  it('becomes paragraphs, lists, links to pages and a link to the address', () => {
    expect(blocksOf(`One [privacy page](privacy).\n\n- a\n- write to ${email} now\n\nEnd.`, email)).toEqual([
      {
        kind: 'paragraph',
        key: 'One [privacy page](privacy).',
        pieces: [{ text: 'One ' }, { text: 'privacy page', href: '/privacy' }, { text: '.' }],
      },
      {
        kind: 'list',
        key: `- a\n- write to ${email} now`,
        items: [
          { key: '- a', pieces: [{ text: 'a' }] },
          {
            key: `- write to ${email} now`,
            pieces: [{ text: 'write to ' }, { text: email, href: `mailto:${email}` }, { text: ' now' }],
          },
        ],
      },
      { kind: 'paragraph', key: 'End.', pieces: [{ text: 'End.' }] },
    ])
  })

  it('refuses to lead to a page that does not exist', () => {
    expect(() => blocksOf('[x](nowhere)', email)).toThrow('nowhere')
  })

  it('is read by machines without its links', () => {
    expect(plainText('See the [privacy policy](privacy).')).toBe('See the privacy policy.')
  })

  it('leads only to pages that exist, in every language', async () => {
    const folders = readdirSync(import.meta.dirname).filter(
      (f) => !f.includes('.') && !['screens', 'words'].includes(f),
    )
    expect(folders.length).toBe(6)
    for (const folder of folders)
      for (const language of LANGUAGE_CODES) {
        const { default: words } = (await import(join(import.meta.dirname, folder, 'words', `${language}.ts`))) as {
          default: Record<string, string | Record<string, string>>
        }
        for (const text of Object.values(words).flatMap((current) =>
          typeof current === 'string' ? current : Object.values(current),
        ))
          expect(() => blocksOf(text, email), `${folder}/${language}`).not.toThrow()
      }
  }, 30_000)
})

describe('the questions', () => {
  it('come with plain answers, each once', () => {
    const all = faqEntries((key) => `[${key}](privacy)`)
    expect(all).toHaveLength(GROUPS.flatMap(([, names]) => names).length)
    expect(new Set(all.map((one) => one.question)).size).toBe(all.length)
    expect(all[0]).toEqual({ question: '[countries.q](privacy)', answer: 'countries.a' })
  })
})

describe('the cookie policy', () => {
  const listed: string[] = stored.map(([key]) => key)

  it('lists everything the session stores', () => {
    expect(Object.values(KEYS).filter((key) => !listed.includes(key))).toEqual([])
  })

  it('lists every key that the code puts into the storage of a browser, until logout or until the tab is closed', () => {
    const src = join(import.meta.dirname, '../../..')
    /** Where the name comes from elsewhere (the session, drafts, tables), and the try that is taken away at once. */
    const given = [
      'web/stored.ts',
      'web/session.ts',
      'web/draft/stored.ts',
      'web/ui/table/preferences.ts',
      'web/help/browser.ts',
      'web/queue/queue.ts',
      'web/queue/useQueue.ts',
      'web/copy.ts',
      'web/ui/hijri.ts',
      'web/shell/goTo.ts',
      'web/shell/ownNavigation.ts',
    ]
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
      .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(src, path), 'utf8') }))
    const past = sources.filter(({ text }) => /Storage\.setItem/.test(text))
    expect(past.map(({ path }) => path)).toEqual([])
    const found = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!\.)\bwrite(?:Text|Stored)\(\s*([^,]+),/g)].map(([, said = '']) => {
        const name = new RegExp(`const ${said} = ['"\`]([^'"\`$]+)`).exec(text)?.[1] ?? /^['"](.+)['"]$/.exec(said)?.[1]
        return { path, name: name ?? `? ${said}` }
      }),
    )
    const unlisted = found.filter(
      ({ path, name }) => !given.includes(path) && !listed.some((key) => key.replace('…', '') === name),
    )
    expect(unlisted).toEqual([])
    expect(found.length).toBeGreaterThan(8)
  })
})
