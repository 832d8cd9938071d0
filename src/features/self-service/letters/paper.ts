import { type PdfWriter, renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { groupThousands } from '../../../shared/digits.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { LetterKind, LetterLanguage } from './contract.ts'
import { LETTER_TEXTS } from './letter.texts.ts'

/** Everything that stands in a letter. */
export type LetterFacts = {
  kind: LetterKind
  number: string
  language: LetterLanguage
  today: Day
  at: Date
  addressedTo: string | null
  /** Legal name of whoever employs, and their address. */
  employer: { name: string; address: string | null }
  signatory: { name: string; title: string }
  person: {
    name: string
    number: string
    position: string | null
    department: string | null
    since: Day
    until: Day | null
  }
  /** Monthly pay before deductions in minor units; of a certificate of pay. */
  pay: {
    currency: string
    decimals: number
    basic: number
    allowances: readonly { name: string; minor: number }[]
  } | null
  leave: { name: string; from: Day; until: Day } | null
}

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => facts[name] ?? '')

const money = (minor: number, { currency, decimals }: { currency: string; decimals: number }): string => {
  const [whole = '0', part] = fromMinor(minor, decimals).split('.')
  return `${currency} ${groupThousands(whole)}${part ? `.${part}` : ''}`
}

const LOCALE: Readonly<Record<LetterLanguage, string>> = { en: 'en-GB', ar: 'ar', fr: 'fr-CA', hi: 'hi', ta: 'ta' }

const writePay = (paper: PdfWriter, { pay }: LetterFacts, language: LetterLanguage): void => {
  if (!pay) return
  const texts = LETTER_TEXTS[language]
  paper.text(texts.pay)
  const table = paper.table([
    { title: texts.pay.replace(/[:：]\s*$/, '').slice(0, 60), width: 60 },
    { title: texts.aMonth, width: 40, end: true },
  ])
  table.row([texts.basic, money(pay.basic, pay)])
  for (const one of pay.allowances) table.row([`${texts.allowance}: ${one.name}`, money(one.minor, pay)])
  table.total([texts.total, money(pay.basic + pay.allowances.reduce((sum, one) => sum + one.minor, 0), pay)])
}

const writeIn = (paper: PdfWriter, facts: LetterFacts, language: LetterLanguage): void => {
  const texts = LETTER_TEXTS[language]
  const { person, employer, kind, leave } = facts
  const day = (on: Day): string => longDay(LOCALE[language], on)
  const names = { name: person.name, company: employer.name, since: day(person.since) }
  paper.heading(texts.titles[kind])
  paper.pairs([
    [texts.number, facts.number],
    [texts.day, day(facts.today)],
  ])
  paper.text(facts.addressedTo ?? texts.toAll, { bold: true })
  paper.gap()
  const employed = person.until === null ? texts.employed : texts.wasEmployed
  paper.text(filled(employed, { ...names, until: person.until === null ? '' : day(person.until) }))
  paper.gap()
  paper.pairs([
    [texts.employee, person.name],
    [texts.employeeNumber, person.number],
    [texts.position, person.position ?? '–'],
    [texts.department, person.department ?? '–'],
    ...(leave
      ? ([
          [texts.kindOfLeave, leave.name],
          [texts.firstDay, day(leave.from)],
          [texts.lastDay, day(leave.until)],
        ] as const)
      : []),
  ])
  if (leave) paper.text(filled(texts.leave, { ...names, from: day(leave.from), until: day(leave.until) }))
  writePay(paper, facts, language)
  paper.gap()
  paper.text(`${texts.request} ${filled(texts.check, names)}`, { quiet: true, size: 9 })
}

/** A letter as a PDF: in English, and beneath it in the language of whoever made it. */
export const letterPaper = async (facts: LetterFacts): Promise<Buffer> => {
  const { employer, signatory, kind, number, language } = facts
  const title = LETTER_TEXTS.en.titles[kind]
  const pieces: Uint8Array[] = []
  const about = { title, subject: `${title} ${number}`, footer: `${employer.name} · ${number}`, at: facts.at }
  const stream = renderPdf(about, async (paper) => {
    paper.text(employer.name, { bold: true, size: 14 })
    if (employer.address) paper.text(employer.address.replaceAll('\n', ', '), { quiet: true })
    paper.gap(14)
    writeIn(paper, facts, 'en')
    if (language !== 'en') {
      paper.gap(18)
      writeIn(paper, facts, language)
    }
    paper.gap(28)
    paper.text(signatory.name, { bold: true })
    if (signatory.title) paper.text(signatory.title)
    paper.text(employer.name, { quiet: true })
  })
  for await (const piece of stream) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
