import { dirOf, type Language } from '../../shared/languages.ts'
import type { Instead, PagePreferences } from './offline.rules.ts'
import type en from './words/en.ts'

/** The worker does without `sayings.ts`: a text and its gap. */
export type Words = typeof en
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => ESCAPES[c] as string)

/** The way to an address of ours: one that began with two slashes would be another house's name. */
const wayTo = (path: string) => escaped(path.replace(/^[/\\]+/, '/'))

/** British order of day and month for English, as everywhere on the pages. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }

const momentIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(LOCALES[language] ?? language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )

/** The rules of the sentence above a copy. The policy names exactly this text. */
export const NOTE_STYLE =
  '#kept-note{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;margin:0;padding:.5rem 1rem;' +
  'font:500 .9375rem/1.4 system-ui,sans-serif;background:#fdf3d7;color:#4a3500;border-bottom:1px solid #d9bd6a;overflow-wrap:anywhere}' +
  '#kept-note a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:600}' +
  '@media print{#kept-note a{display:none}}' +
  '@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme=light]) #kept-note{background:#3a2f10;color:#f6e7b8;border-color:#6f5a20}}' +
  ':root[data-mantine-color-scheme=dark] #kept-note{background:#3a2f10;color:#f6e7b8;border-color:#6f5a20}'

type Copy = Extract<Instead, { what: 'copy' }>

/** A copy with the sentence that says what it is and of when, above the page and outside what its script takes over. */
export const withNote = (
  html: string,
  { copy, input, language, words }: { copy: Copy; input: string; language: Language; words: Words },
): string => {
  const said = words[copy.say].replace('{{when}}', momentIn(language, copy.keptAt))
  const note = `<style>${NOTE_STYLE}</style><p id="kept-note" role="status" lang="${language}" dir="${dirOf(language)}"><span>${escaped(said)}</span> <a href="${wayTo(input)}">${escaped(words.again)}</a></p>`
  return html.replace('<div id="app">', () => `${note}<div id="app">`)
}

const colours = (dark: boolean) =>
  dark
    ? 'color-scheme:dark;--ground:#161513;--ink:#f2f0ed;--line:#6b6660'
    : 'color-scheme:light;--ground:#faf9f7;--ink:#1f1d1b;--line:#8d8780'

/** The rules of the page that stands for every other one. */
export const PAGE_STYLE =
  `:root{${colours(false)}}@media (prefers-color-scheme:dark){:root{${colours(true)}}}` +
  `:root[data-scheme=light]{${colours(false)}}:root[data-scheme=dark]{${colours(true)}}` +
  'body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem 2rem}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.25}p{margin:.5rem 0}' +
  'a{display:inline-flex;align-items:center;box-sizing:border-box;min-height:2.75rem;margin:.5rem .75rem 0 0;padding:.5rem 1.25rem;color:inherit;' +
  'font-weight:600;text-decoration:none;border:1px solid var(--line);border-radius:6px}a:focus-visible{outline:3px solid;outline-offset:2px}' +
  'code{font-size:.875rem;opacity:.8}'

type Lost = { asked: string; lastList: string | null; language: Language; told: PagePreferences; words: Words }

/** "No connection", with a way to try the same address again. */
export const lostPage = ({ asked: input, lastList, language, told, words }: Lost): string => {
  const scheme = told.scheme === 'light' || told.scheme === 'dark' ? ` data-scheme="${told.scheme}"` : ''
  return [
    `<!doctype html><html lang="${language}" dir="${dirOf(language)}"${scheme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(words.title)} · Fourshore</title><style>${PAGE_STYLE}</style></head><body><main>`,
    `<h1>${escaped(words.title)}</h1><p>${escaped(words.text)}</p><p><code dir="ltr">${escaped(input)}</code></p>`,
    `<a href="${wayTo(input)}">${escaped(words.again)}</a>`,
    lastList ? `<a href="${wayTo(lastList)}">${escaped(words.lastList)}</a>` : '',
    '</main></body></html>',
  ].join('')
}
