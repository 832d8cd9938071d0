import { SOCIAL_LINKS, SUPPORT_EMAIL } from '../web/contact.ts'
import type { Language } from '../web/i18n.ts'
import type seo from './site/words/en.ts'
import type { Page } from './site.server.tsx'
import { wordsIn } from './site.words.ts'
import type titles from './words/en.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => ESCAPES[c] as string)

/** What a page says of itself beside its name: of a job, the job. */
export type PageMeta = { title: string; description: string; things?: Things[]; last?: string }
type Input = { page: Page; title: string; publicUrl: string; own?: PageMeta }
type Things = Record<string, unknown>

/** What search engines and those who show a link are told, and nothing that runs. */
export const headOf = ({ page, title, publicUrl, own }: Input): string[] => {
  const language = page.language as Language
  const words = wordsIn<Record<string, { title: string; description: string }>>(language, 'site')
  const said = own ?? words[title]
  if (!said) throw new Error(`The page ${title} has no words for search engines.`)
  const whole = (address: string) => publicUrl + (address === '/' ? '/' : address)
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}">`
  const canonical = whole(page.canonical)
  const picture = whole('/og.png')
  return [
    `<title>${escaped(said.title)}</title>`,
    meta('name', 'description', said.description),
    meta('name', 'color-scheme', 'light dark'),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513">',
    ...(page.listed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...page.alternates.map(
      (a) => `<link rel="alternate" hreflang="${a.language}" href="${escaped(whole(a.address))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(whole(page.alternates[0]?.address ?? '/'))}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Fourshore'),
    meta('property', 'og:title', said.title),
    meta('property', 'og:description', said.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', language),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...[...thingsOf({ page, title, publicUrl, ...(own ? { own } : {}) }), ...(own?.things ?? [])].map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')}</script>`,
    ),
  ]
}

/** What the page is about, in the words of schema.org. */
const thingsOf = ({ page, title, publicUrl, own }: Input): Things[] => {
  const language = page.language as Language
  const titleWords = wordsIn<typeof titles & Record<string, string>>(language, 'app')
  const { home } = wordsIn<typeof seo>(language, 'site')
  const [about, site] = [`${publicUrl}/#organization`, `${publicUrl}/#website`]
  const atHome = page.path === '/'
  const organization: Things = {
    '@type': 'Organization',
    '@id': about,
    name: 'Fourshore',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/touch-icon.png`,
    email: SUPPORT_EMAIL,
    ...(SOCIAL_LINKS.length > 0 ? { sameAs: SOCIAL_LINKS.map((l) => l.href) } : {}),
  }
  if (atHome)
    return [
      organization,
      { '@type': 'WebSite', '@id': site, name: 'Fourshore', url: `${publicUrl}/`, publisher: { '@id': about } },
      {
        '@type': 'SoftwareApplication',
        name: 'Fourshore',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        description: home.description,
        inLanguage: page.alternates.map((a) => a.language),
        publisher: { '@id': about },
      },
    ]
  const root = page.alternates.find((a) => a.language === page.language) ? page.language : 'en'
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Fourshore',
          item: `${publicUrl}${root === 'en' ? '/' : `/${root}`}`,
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: own?.last ?? titleWords[title] ?? title,
          item: publicUrl + page.canonical,
        },
      ],
    },
    ...(title === 'about' || title === 'contact' ? [organization] : []),
  ]
}
