import type { Day } from '../../shared/dates.ts'
import { plain } from '../messages/templates/write.ts'

/** The words of reminders by e-mail. No numbers of documents: a mailbox is no place for them. */

export type Line = { what: string; who: string; expires: Day; days: number; tier: number }

/** A letter names this many; the rest stand on the page it links to. */
const MOST = 100

const english = {
  subject: (n: number) => `${n} ${n === 1 ? 'document needs' : 'documents need'} your attention`,
  hello: (name: string) => `Hello ${name},`,
  hr: (company: string) => `these passes, permits and documents of people at ${company} run out soon or have run out:`,
  own: (company: string) =>
    `${company} keeps these passes, permits or documents of yours, which run out soon or have run out:`,
  ask: 'If you have a new one, give it to your HR department.',
  tier: (tier: number) => (tier === 0 ? 'Expired, or expires today' : `Within ${tier} days`),
  when: (days: number) =>
    days === 0
      ? 'expires today'
      : days < 0
        ? `expired ${-days} ${days === -1 ? 'day' : 'days'} ago`
        : `${days} ${days === 1 ? 'day' : 'days'} left`,
  more: (n: number) => `and ${n} more.`,
  see: 'See all of them:',
}
type Words = typeof english

const arabicDays = (n: number) => (n === 1 ? 'يوم واحد' : n === 2 ? 'يومان' : n <= 10 ? `${n} أيام` : `${n} يومًا`)
const arabic: Words = {
  subject: (n) => (n === 1 ? 'وثيقة تحتاج إلى انتباهك' : `وثائق تحتاج إلى انتباهك: ${n}`),
  hello: (name) => `مرحبًا ${name}،`,
  hr: (company) => `هذه تصاريح ووثائق لموظفي ${company} تنتهي قريبًا أو انتهت:`,
  own: (company) => `تحتفظ ${company} بهذه التصاريح أو الوثائق الخاصة بك، وهي تنتهي قريبًا أو انتهت:`,
  ask: 'إن كانت لديك وثيقة جديدة فسلّمها إلى قسم الموارد البشرية.',
  tier: (tier) => (tier === 0 ? 'منتهية أو تنتهي اليوم' : `خلال ${arabicDays(tier)}`),
  when: (days) =>
    days === 0 ? 'تنتهي اليوم' : days < 0 ? `انتهت قبل ${arabicDays(-days)}` : `المتبقي: ${arabicDays(days)}`,
  more: (n) => `ووثائق أخرى عددها ${n}.`,
  see: 'لعرضها كلها:',
}

const wordsOf = (language: string): Words => (language === 'ar' ? arabic : english)

/** Most urgent first, under the heading of their tier. */
const listed = (words: Words, lines: readonly Line[], named: (line: Line) => string): string => {
  const shown = lines.slice(0, MOST)
  const parts: string[] = []
  for (const [i, line] of shown.entries()) {
    if (shown[i - 1]?.tier !== line.tier) parts.push(`${i > 0 ? '\n' : ''}${words.tier(line.tier)}`)
    parts.push(`- ${named(line)}: ${line.expires} (${words.when(line.days)})`)
  }
  if (lines.length > MOST) parts.push(`\n${words.more(lines.length - MOST)}`)
  return parts.join('\n')
}

type To = { name: string; language: string; company: string }

/** Names are one line that begins nothing of its own: no other paragraph, and no link. */
const plainly = ({ name, language, company }: To) => ({
  words: wordsOf(language),
  name: plain(name),
  company: plain(company),
})

export const hrLetter = (to: To, lines: readonly Line[], url: string) => {
  const { words, name, company } = plainly(to)
  return {
    subject: words.subject(lines.length),
    text: [
      words.hello(name),
      words.hr(company),
      listed(words, lines, (l) => `${plain(l.who)}, ${plain(l.what)}`),
      `${words.see}\n${url}`,
    ].join('\n\n'),
  }
}

export const ownLetter = (to: To, lines: readonly Line[]) => {
  const { words, name, company } = plainly(to)
  return {
    subject: words.subject(lines.length),
    text: [words.hello(name), words.own(company), listed(words, lines, (l) => plain(l.what)), words.ask].join('\n\n'),
  }
}
