import { renderToString } from 'react-dom/server'
import { dirOf, LANGUAGES, type Language } from '../web/i18n.ts'
import type { LivePage } from '../web/pagedata.ts'
import { addressIn, SitePage, type SitePageInfo } from './site.frame.tsx'
import { headOf } from './site.head.ts'
import { liveHeadOf } from './site.live.ts'
import { loadSitePage } from './site.pages.ts'
import { siteScreens } from './site.screens.ts'
import { isTranslatedInto, withLanguage } from './site.words.ts'

const ready = siteScreens
/** Two addresses of one page: search engines are told the first. */
const firstOf = (title: string): string => ready.find((s) => s.title === title)?.path ?? '/'
const languagesOf = (words: readonly string[] = []) =>
  LANGUAGES.map((l) => l.code).filter((code) => isTranslatedInto(code, ['web', 'site', ...words]))

/** What a page is written with is said in its language; a page that is written for each who asks passes on what it was asked. */
const inLanguage = (data: string, language: Language, live: boolean) => (live ? data : `${data}?language=${language}`)

/** Every page there is, in every language: its address, the call it is written with, and the addresses of the same in other languages. */
export const pages = ready.flatMap((screen) =>
  LANGUAGES.map(({ code }) => {
    const said = languagesOf(screen.words)
    const first = firstOf(screen.title)
    return {
      path: screen.path,
      language: code as string,
      address: addressIn(code, screen.path),
      data: screen.data ? inLanguage(screen.data, code, Boolean(screen.live)) : null,
      live: screen.live ?? null,
      canonical: addressIn(said.includes(code) ? code : 'en', first),
      alternates: said.map((l) => ({ language: l as string, address: addressIn(l, first) })),
      // A pattern is no address: what it stands for is listed by who knows it.
      listed: !screen.unlisted && screen.path === first && said.includes(code) && !screen.path.includes('$'),
    }
  }),
)
export type Page = (typeof pages)[number]

type Input = {
  page: Page
  publicUrl: string
  assets: { script: string; style: string; apart: readonly { source: string; href: string }[] }
  data?: unknown
  /** Of a page that is written for each who asks: its address without the language, and what the call answered. */
  asked?: { path: string } & LivePage
}

const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** A pattern’s page at one of its addresses. With filters in it, it is a view of the page without them. */
const addressed = (page: Page, { path, search, status }: NonNullable<Input['asked']>): Page => {
  const plain = Object.keys(search).length === 0
  return {
    ...page,
    path,
    canonical: addressIn(page.alternates.some((a) => a.language === page.language) ? page.language : 'en', path),
    alternates: page.alternates.map(({ language }) => ({ language, address: addressIn(language, path) })),
    listed: plain && status === 200,
  }
}

/** The list of slices of the Chinese face is longer than everything else together: only who reads Chinese waits for it. */
const facesFor = (language: Language, { apart }: Input['assets']) =>
  language === 'zh' ? apart.filter((sheet) => sheet.source.includes('noto-sans-sc')).map((sheet) => sheet.href) : []

/** A page as whole HTML. */
export const renderPage = async ({ page: pattern, publicUrl, assets, data, asked: input }: Input): Promise<string> => {
  const screen = ready.find((s) => s.path === pattern.path)
  if (!screen) throw new Error(`${pattern.path} is not one of the pages.`)
  const page = input ? addressed(pattern, input) : pattern
  const { default: Page } = await loadSitePage(screen.file, screen.part)
  const language = page.language as Language
  const { path, ...live } = input ?? { path: page.path, search: {}, status: 200, data: undefined }
  const told: SitePageInfo = input
    ? { path, screen: pattern.path, live }
    : { path: page.path, ...(data === undefined ? {} : { data }) }
  const body = withLanguage(language, () => renderToString(<SitePage told={told} language={language} Page={Page} />))
  const links = [
    // Drawn when it is whole, which is what follows the page: drawn while it is being read, what stands in it moves as the rest comes.
    '<link rel="expect" href="#page" blocking="render">',
    // A sheet of its own would be waited for once more before anything is drawn.
    `<style>${assets.style}</style>`,
    ...facesFor(language, assets).map((href) => `<link rel="stylesheet" href="${href}">`),
  ]
  return [
    `<!doctype html><html lang="${language}" dir="${dirOf(language)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...links,
    ...(input
      ? liveHeadOf({ page, title: screen.title, publicUrl, live })
      : headOf({ page, title: screen.title, publicUrl })),
    `</head><body><div id="app">${body}</div>`,
    `<script type="application/json" id="page">${inScript(told)}</script>`,
    // What is seen comes first; the script that brings it to life follows when it is drawn, or when somebody touches it.
    `<script src="/site-boot.js" data-script="${assets.script}"></script>`,
    '</body></html>',
  ].join('\n')
}
