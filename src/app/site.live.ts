import type jobWords from '../features/adverts/content/words/en.ts'
import type { JobCard, PublicDetail } from '../features/job-board/jobs/contract.ts'
import { jobPosting } from '../features/job-board/jobs/posting.rules.ts'
import { excerptOf } from '../features/job-board/jobs/search.rules.ts'
import type { Language } from '../web/i18n.ts'
import type { LivePage } from '../web/pagedata.ts'
import { headOf, type PageMeta } from './site.head.ts'
import type { Page } from './site.server.tsx'
import { wordsIn } from './site.words.ts'

type Input = { page: Page; title: string; publicUrl: string; live: LivePage }

/** What search engines are told of a page that was written for one who asked: of a job the job, of a closed one that it is closed. */
export const liveHeadOf = ({ page, title, publicUrl, live }: Input): string[] => {
  const own = title === 'job' ? ownOf(page, publicUrl, live) : undefined
  return headOf({ page, title, publicUrl, ...(own ? { own } : {}) })
}

const ownOf = (page: Page, publicUrl: string, { status, data }: LivePage): PageMeta => {
  const words = wordsIn<typeof jobWords>(page.language as Language, 'adverts/content')
  if (status !== 200) {
    const { title, company } = data as { title: string; company: string; similar: JobCard[] }
    const said = words.closedText.replace('{{title}}', title).replace('{{company}}', company)
    return { title: `${words.closed} · Fourshore`, description: said, last: title }
  }
  const { job } = data as PublicDetail
  const posting = jobPosting(job, publicUrl + page.canonical, words)
  return {
    title: `${job.title} · ${job.company.name} · ${job.place.name}`,
    description: excerptOf(job.description),
    last: job.title,
    ...(posting ? { things: [posting] } : {}),
  }
}
