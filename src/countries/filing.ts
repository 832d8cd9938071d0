import type { Day } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { Minor } from '../shared/money.ts'
import type { Facts } from './country.ts'
import type { DeclaredYear } from './declarations.ts'
import type { YearMonth } from './payroll.ts'

/** What a country answers about returns, remittances and files. All of it is pure; due days are those of the authority’s own calendar. */

/** Something an employer owes an authority on a day. */
export type Obligation = {
  /** The rule it comes from, unique within the country. */
  rule: string
  label: string
  /** The part of time it is for. */
  for: { from: Day; until: Day }
  due: Day
  source: Source
  /** The scheme of the country’s pay whose interest counts when it is late. */
  scheme?: string
  /** Whether its part of time is counted by pay days; else by the months that pay is for. */
  by?: 'pay_day'
}

/** Of an entity: its region, and its registrations by the keys of the country (kind of remitter, provinces with staff …). */
export type FilingInput = { facts: Facts; month: YearMonth }

/** Something a file asks of the employer, or of a person. */
export type FileFact = {
  key: string
  label: string
  help: string
  /** Choices; absent: text of `shape`. */
  options?: readonly { value: string; label: string }[]
  shape: RegExp
  /** What it has to look like, in a sentence. */
  wrong: string
  /** Says where money goes: kept encrypted, shown by its last characters. */
  isSecret?: true
  /** A file is made without it. */
  isOptional?: true
  /** The number of the entity, or of the person’s record, it is taken from; absent: it is entered for files. */
  from?: string
}

/** First and last day of a pay period. */
export type PayTime = { from: Day; until: Day }

/** A line of locked pay as files and returns see it. Amount in minor units. */
export type PaidLine = {
  employmentId: string
  payDay: Day
  month: YearMonth
  /** Last day of the pay period of its run. */
  until: Day
  key: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  nature: string | null
  party: string | null
  amount: Minor
  /** What its derivation came to, in major units, before it was rounded. */
  value: string
  /** Of a deduction: the key of the country by which the law takes it off what is taxed; absent: it does not, or a form does not ask. */
  lowers?: string
}

/** What locked runs paid to somebody over a part of time. */
export type PaidPerson = {
  facts: Facts
  /** What reaches them, in minor units. */
  net: Minor
  lines: readonly PaidLine[]
  /** What the runs added to the accumulators of schemes, in minor units. */
  balances: Readonly<Record<string, Minor>>
  /** The pay periods they are paid by, of the year, of that before and of that after, in order; for forms that ask for them. */
  periods?: readonly PayTime[]
  /** What was verified of what they declared for the tax year, where the country has people declare. */
  declared?: DeclaredYear
}

/** What lines of somebody come to, by their keys and the party; every party where none is said. */
export const sumOfLines = (
  lines: readonly Pick<PaidLine, 'key' | 'party' | 'amount'>[],
  keys: readonly string[],
  party?: string,
): Minor =>
  lines.reduce(
    (sum, line) =>
      keys.includes(line.key) && line.party !== null && (party === undefined || line.party === party)
        ? sum + line.amount
        : sum,
    0,
  )

/** What was taken from pay before tax by a key of the country. */
export const sumBeforeTax = (lines: readonly PaidLine[], key: string): Minor =>
  lines.reduce((sum, { kind, lowers, amount }) => (kind === 'deduction' && lowers === key ? sum + amount : sum), 0)

/** Earnings of these natures. */
export const sumOfEarnings = (lines: readonly PaidLine[], natures?: readonly string[]): Minor =>
  lines.reduce(
    (sum, { kind, nature, amount }) =>
      kind === 'earning' && (natures === undefined || natures.includes(nature ?? '')) ? sum + amount : sum,
    0,
  )

export type FileKind = 'bank' | 'wage_protection' | 'contribution' | 'tax' | 'year_end' | 'separation'

/** Somebody in a file: what of their facts it asks for, and amounts in minor units by the format’s keys. */
export type FileItem = { facts: Facts; amounts: Readonly<Record<string, Minor>> }

export type FileInput = {
  employer: Facts
  month: YearMonth
  /** Day and time the file is made, at the employer’s place: YYYY-MM-DDTHH:MM:SS. */
  madeAt: string
  payDay: Day
  items: readonly FileItem[]
  /** What the format says of all together, in minor units; absent: nothing. */
  beside?: Minor
}

/** What a file says when it is read: who gets or pays how much, its own sums, and what is wrong with it. */
export type FileContent = {
  items: readonly { reference: string; amount: Minor }[]
  total: Minor
  problems: readonly string[]
}

export type FileFormat = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  kind: FileKind
  source: Source
  /** Keys it reads of the employer, of each person, and of their amounts. */
  asks: { employer: readonly string[]; person: readonly string[]; amounts: readonly string[] }
  /** Of these, what other files do without and this one does not. */
  needs?: readonly string[]
  /** Whether it is offered to an employer, by what was entered for files: the file of the bank it has. Absent: to each. */
  isOffered?: (employer: Facts) => boolean
  /** What the receiver would refuse of somebody beside what is missing, in a sentence; null: nothing. */
  problemOf?: (item: FileItem, q: FileInput) => string | null
  name: (q: FileInput) => string
  /** @throws RangeError, one sentence, with the first thing the receiver would refuse */
  build: (q: FileInput) => string
  /** Reads any file of the format, written here or elsewhere; never throws. */
  read: (text: string) => FileContent
  /** How a file that was wrong is put right. */
  amends: 'replace' | 'difference' | 'next_period'
  /** It may be handed in for a part of a month, as what is remitted by the pay day is: it does not wait until pay of the month is locked. */
  mayBePart?: true
  /** What it says of all people together and of none of them, in minor units: a levy on the sum of pay. Asked of everybody, in the file or not. */
  beside?: (people: readonly PaidPerson[]) => Minor
  /** What it says of somebody; null: they are not in it. */
  amountsOf: (paid: PaidPerson) => Readonly<Record<string, Minor>> | null
  /** What the amount that is read back of somebody must come to: what is paid to them, or what these lines of theirs come to. */
  ties: 'net' | ((paid: PaidPerson) => Minor)
  /** What somebody is known by when it is read back. */
  referenceOf: (facts: Facts) => string
}

/** What is derived of an entity before its obligations are asked: beside what was entered. */
export type EntityInput = {
  /** As entered for files, and the entity’s numbers by their keys. */
  entered: Facts
  headcount: number
  /** Where its people work, by the country’s regions. */
  regions: readonly string[]
  /** ISO 3166-1 alpha-2 of its people. */
  nationalities: readonly string[]
}

/** One figure of a yearly form. */
export type YearBox = {
  /** As the form names it: 14, d1, 17(1). */
  box: string
  label: string
  amount: (paid: PaidPerson, year: Day) => Minor
  /** Stands on a slip only where it is not nothing, and in the list only where it is on a slip. */
  isRare?: true
}

/** Somebody’s slip as the file of a return takes it: boxes in minor units. */
export type ReturnSlip = {
  employmentId: string
  number: string
  name: string
  /** As their record has them; '' where it has none. */
  firstName: string
  lastName: string
  address: { line1: string; line2: string; postalCode: string }
  startedOn: Day | null
  endedOn: Day | null
  position: string
  /** What files ask of a person, as far as it is there and right, with what pay knows of them. */
  facts: Facts
  boxes: Readonly<Record<string, Minor>>
  /** As of `PaidPerson`. */
  periods?: readonly PayTime[]
}

export type ReturnInput = {
  /** What files ask of the employer, with its name. */
  employer: Facts
  /** The year it begins in. */
  year: number
  kind: 'original' | 'amended'
  /** Of the employer’s files, counted from one. */
  number: number
  slips: readonly ReturnSlip[]
  /** Sums of `beside`, in minor units. */
  beside: Readonly<Record<string, Minor>>
}

export type ReturnProblem = { employmentId: string | null; message: string }

/** A yearly form as the file an authority takes. */
export type YearReturn = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  kind: 'year_end' | 'separation'
  /** The published layout: its title names the version and its day. */
  source: Source
  /** Years that begin before this day have another layout, and are refused. */
  from: Day
  /** What could not be confirmed against the authority’s own page, and what is to be compared before it is sent, in sentences. */
  note: string
  /** Whether a slip that was sent is followed by an amended one in a file of its own. */
  amends: boolean
  asks: { employer: readonly string[]; person: readonly string[] }
  /** Whose it is beside `applies` of the form; absent: everybody’s who has a slip. */
  isOf?: (slip: ReturnSlip, year: number) => boolean
  /** Figures of the return that stand in no box of a slip. */
  beside: readonly YearBox[]
  /** The box whose sum is shown as the total of the file. */
  total: string
  /** Everything the authority would refuse, naming the box. */
  problems: (q: ReturnInput) => readonly ReturnProblem[]
  name: (q: ReturnInput) => string
  /** For input without problems. */
  build: (q: ReturnInput) => string
}

/** What is told an authority, or a person, about a year of pay. */
export type YearForm = {
  key: string
  label: string
  source: Source
  /** What of the form is not on file, in a sentence; null: its layout is the published one. */
  lacks: string | null
  boxes: readonly YearBox[]
  /** Whether the months that pay is for make the year; absent: its pay days. */
  by?: 'month'
  /** Months before the year whose pay its boxes look at as well; balances are those of the year. Absent: none. Of a form by pay days. */
  monthsBack?: number
  /** Whether its boxes are by pay periods: each person’s are told. */
  byPeriods?: true
  /** Whose it is; absent: everybody’s. */
  applies?: (facts: Facts) => boolean
  /** The file of it, where its layout is on file. */
  file?: YearReturn
}

/** What a country answers about filing, in `xx/filing.ts`. */
export type CountryFilings = {
  /** ISO 3166-1 alpha-2, as the country. */
  code: string
  /** What falls due for a month of pay, with what falls due for a year in the month that ends it. */
  obligations: (q: FilingInput) => readonly Obligation[]
  formats: readonly FileFormat[]
  /** What files and obligations ask of the employer, and what files ask of a person. */
  employer: readonly FileFact[]
  person: readonly FileFact[]
  /** The facts of an entity that obligations are asked with; absent: those that were entered. */
  entityFacts?: (q: EntityInput) => Facts
  /** What an obligation comes to by the pay that was locked for its part of time, in minor units; null: it is no payment. */
  owed: (rule: string, people: readonly PaidPerson[]) => Minor | null
  /** MM-DD on which the year of the yearly forms begins. */
  yearFrom: string
  yearForms: readonly YearForm[]
}

/** The month as a part of time. */
export const wholeMonthOf = (month: YearMonth, lastDay: Day): Obligation['for'] => ({
  from: `${month}-01`,
  until: lastDay,
})
