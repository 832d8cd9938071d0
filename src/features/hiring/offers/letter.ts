import type { Country } from '../../../countries/country.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { groupThousands } from '../../../shared/digits.ts'
import { fromMinor } from '../../../shared/money.ts'
import type { StoredOffer } from './queries.ts'
import { type AllowanceKind, monthlyOf, type OfferPeriod } from './rules.ts'

type Letter = {
  offer: StoredOffer
  country: Pick<Country, 'name' | 'currency'>
  company: string
  name: string
  at: Date
}

const PERIOD: Readonly<Record<OfferPeriod, string>> = { HOUR: 'an hour', MONTH: 'a month', YEAR: 'a year' }
const ALLOWANCE: Readonly<Record<AllowanceKind, string>> = {
  housing: 'Housing allowance',
  transport: 'Transport allowance',
  medical: 'Medical allowance',
  meal: 'Meal allowance',
  communication: 'Communication allowance',
  education: 'Education allowance',
}

export type Allowance = { kind: AllowanceKind; amount: number }

/** Everything that is paid in a month, minor units. */
export const monthlyWith = (offer: Pick<StoredOffer, 'pay' | 'period' | 'weekly_hours' | 'allowances'>): number =>
  offer.allowances.reduce(
    (sum, a) => sum + a.amount,
    monthlyOf(Number(offer.pay), offer.period as OfferPeriod, offer.weekly_hours),
  )

const dayOf = (day: string): string => longDay('en-GB', day)

/** The letter as it is sent: written once, kept, and the same for whoever opens it afterwards. */
export const letterOf = async ({ offer, country, company, name, at }: Letter): Promise<Buffer> => {
  const { minorUnits, code } = country.currency
  const amount = (minor: number) => {
    const [whole = '0', cents] = fromMinor(minor, minorUnits).split('.')
    return `${code} ${groupThousands(whole)}${cents ? `.${cents}` : ''}`
  }
  const about = {
    title: 'Letter of offer',
    subject: `${company} to ${name}`,
    header: `${company}: letter of offer to ${name}`,
    footer: `${company} · ${offer.id}`,
    at,
  }
  const pieces: Uint8Array[] = []
  const stream = renderPdf(about, async (paper) => {
    paper.text(`Dear ${name},`)
    paper.gap()
    paper.text(
      `we are pleased to offer you the position of ${offer.position}${offer.department ? ` in ${offer.department}` : ''} with ${company}, in ${country.name}, from ${dayOf(offer.starts_on)}.`,
    )
    paper.gap()
    paper.pairs([
      ['Position', offer.position],
      ['Department', offer.department || '–'],
      ['Place', country.name],
      ['First day', dayOf(offer.starts_on)],
    ])
    paper.heading('Pay')
    const table = paper.table([
      { title: 'What', width: 60 },
      { title: 'Amount', width: 40, end: true },
    ])
    const basic = Number(offer.pay)
    table.row(['Basic pay', `${amount(basic)} ${PERIOD[offer.period as OfferPeriod]}`])
    for (const a of offer.allowances) table.row([ALLOWANCE[a.kind], `${amount(a.amount)} a month`])
    table.total(['Together in a month', amount(monthlyWith(offer))])
    if (offer.period !== 'MONTH')
      paper.text(
        offer.period === 'YEAR'
          ? 'A month is a twelfth of the year.'
          : `A month is ${offer.weekly_hours ?? '0'} hours a week, 52 weeks a year, divided by 12.`,
        { quiet: true, size: 9 },
      )
    paper.heading('Terms')
    if (offer.weekly_hours) paper.text(`Working time: ${offer.weekly_hours} hours a week.`)
    paper.text(
      offer.probation_months > 0
        ? `Probation: ${offer.probation_months} ${offer.probation_months === 1 ? 'month' : 'months'}.`
        : 'There is no probation.',
    )
    for (const line of offer.terms.split('\n')) {
      if (line.trim()) paper.text(line)
      else paper.gap(5)
    }
    paper.gap()
    paper.text(
      `This offer stands until the end of ${dayOf(offer.expires_on)}. You accept it by typing your name under it on your application's page.`,
    )
    paper.gap()
    paper.text(company, { bold: true })
  })
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
