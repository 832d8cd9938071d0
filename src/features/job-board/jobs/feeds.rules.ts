import { paths } from '../../../shared/paths.ts'
import type { PublicJob } from './contract.ts'

/** The open jobs of a company, in the forms in which others take them in. */
export const FORMS = ['xml', 'rss', 'json'] as const
export type Form = (typeof FORMS)[number]
type FeedFacts = {
  company: string
  home: string
  self: string
  at: string
  jobs: readonly PublicJob[]
  publicUrl: string
}

/** What XML may hold: no control characters, which no escape makes lawful, and no half of a pair. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const element = (name: string, text: string | number | null): string =>
  text === null || text === '' ? '' : `<${name}>${xml(String(text))}</${name}>`

const addressOf = ({ publicUrl }: FeedFacts, job: PublicJob) => `${publicUrl}${paths.job(job.id)}`
const httpDate = (at: string) => new Date(at).toUTCString()
const payOf = ({ pay }: PublicJob): string | null =>
  pay && `${pay.currency} ${[...new Set([pay.min, pay.max])].join(' - ')} / ${pay.period.toLowerCase()}`

/** What the advert says, as text: nothing that is not on its page. */
const textOf = (job: PublicJob): string =>
  [job.description, ...job.mustHave.map((m) => `- ${m}`), ...job.niceToHave.map((m) => `- ${m}`)].join('\n')

/** One element for each job, as job boards take them in. */
const asXml = (feed: FeedFacts): string => {
  const jobs = feed.jobs.map((job) =>
    [
      '<job>',
      element('title', job.title),
      element('date', httpDate(job.postedAt)),
      element('referencenumber', job.id),
      element('url', addressOf(feed, job)),
      element('company', feed.company),
      element('city', job.place.name),
      element('state', job.place.region),
      element('country', job.country),
      element('description', textOf(job)),
      element('salary', payOf(job)),
      element('category', job.occupation),
      element('jobtype', job.employmentType),
      element('remotetype', job.workMode === 'onsite' ? null : job.workMode),
      element('expirationdate', job.closesAt),
      '</job>',
    ].join(''),
  )
  const head = element('publisher', feed.company) + element('publisherurl', feed.home)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>${head}${element('lastBuildDate', httpDate(feed.at))}${jobs.join('\n')}</source>\n`
}

/** RSS 2.0. */
const asRss = (feed: FeedFacts): string => {
  const items = feed.jobs.map((job) => {
    const address = addressOf(feed, job)
    const parts = [element('title', `${job.title}, ${job.place.name}`), element('link', address)]
    return `<item>${parts.join('')}<guid isPermaLink="true">${xml(address)}</guid>${element('pubDate', httpDate(job.postedAt))}${element('description', textOf(job))}</item>`
  })
  const head = element('title', feed.company) + element('link', feed.home) + element('description', feed.company)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>${items.join('\n')}</channel></rss>\n`
}

/** JSON Feed 1.1. */
const asJson = (feed: FeedFacts): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.company,
    home_page_url: feed.home,
    feed_url: feed.self,
    items: feed.jobs.map((job) => ({
      id: job.id,
      url: addressOf(feed, job),
      title: job.title,
      content_text: textOf(job),
      date_published: job.postedAt,
      date_modified: job.updatedAt,
      tags: [job.department, job.occupation].filter(Boolean),
      _job: {
        place: job.place,
        country: job.country,
        pay: job.pay,
        employmentType: job.employmentType,
        workMode: job.workMode,
        vacancies: job.vacancies,
        closesAt: job.closesAt,
      },
    })),
  })

const WRITE: Readonly<Record<Form, (told: FeedFacts) => string>> = { xml: asXml, rss: asRss, json: asJson }
export const TYPES: Readonly<Record<Form, string>> = {
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

export const feedOf = (form: Form, told: FeedFacts): string => WRITE[form](told)
