import { csvLine } from '../../../shared/csv.ts'
import type { Day } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'

/** What a locked line is to the books. */
export type JournalSource = {
  department: string
  key: string
  label: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  nature: string | null
  party: string | null
  amount: Minor
  /** The account of its component, where the company said one; null: that of its nature. */
  account?: string | null
}

export type JournalAccounts = Readonly<
  Record<
    'wages' | 'bonuses' | 'benefits' | 'expenses' | 'contributions' | 'netPay' | 'payable' | 'tax' | 'deductions',
    string
  >
>

/** A line of the journal: a debit or a credit, never both, never below nought. */
export type JournalLine = { account: string; department: string; label: string; debit: Minor; credit: Minor }

const BONUSES = new Set(['bonus', 'statutory_bonus', 'commission'])
const BENEFITS = new Set(['leave_pay', 'notice_pay', 'gratuity', 'severance'])

const costOf = (accounts: JournalAccounts, { nature, account }: JournalSource): string => {
  if (account) return account
  if (nature === 'reimbursement') return accounts.expenses
  if (BONUSES.has(nature ?? '')) return accounts.bonuses
  return BENEFITS.has(nature ?? '') ? accounts.benefits : accounts.wages
}

const owedOf = (accounts: JournalAccounts, { key, party, account }: JournalSource): string => {
  if (party === null) return account ?? accounts.deductions
  return /tax|^tds$/.test(key) ? accounts.tax : accounts.payable
}

/** Signed: what is above nought is a debit. */
type Entry = { account: string; department: string; label: string; amount: Minor }

/** A line as it moves two accounts: the cost and what is owed. Benefits in kind and notes move none. */
const entriesOf = (accounts: JournalAccounts, line: JournalSource): Entry[] => {
  const { department, label, amount, kind, nature } = line
  const entry = (account: string, signed: Minor, named = label): Entry => ({
    account,
    department,
    label: named,
    amount: signed,
  })
  if (kind === 'memo' || nature === 'in_kind') return []
  if (kind === 'earning') return [entry(costOf(accounts, line), amount), entry(accounts.netPay, -amount, 'Net pay')]
  if (kind === 'reimbursement')
    return [entry(costOf(accounts, line), amount), entry(accounts.netPay, -amount, 'Net pay')]
  if (kind === 'deduction') return [entry(accounts.netPay, amount, 'Net pay'), entry(owedOf(accounts, line), -amount)]
  // What a government adds is no cost of the employer.
  if (line.party === 'government') return []
  return [entry(accounts.contributions, amount), entry(owedOf(accounts, line), -amount)]
}

/** The journal of a run by account, department and component: debits come to credits. What comes to nought is left out. */
export const journalOf = (accounts: JournalAccounts, lines: readonly JournalSource[]): JournalLine[] => {
  const sums = new Map<string, Entry>()
  for (const entry of lines.flatMap((line) => entriesOf(accounts, line))) {
    const key = JSON.stringify([entry.account, entry.department, entry.label])
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + entry.amount })
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, ...said }) => ({ ...said, debit: Math.max(0, amount), credit: Math.max(0, -amount) }))
    .sort(
      (a, b) =>
        Number(b.debit > 0) - Number(a.debit > 0) ||
        a.account.localeCompare(b.account) ||
        a.department.localeCompare(b.department) ||
        a.label.localeCompare(b.label),
    )
}

export const sumsOfJournal = (lines: readonly JournalLine[]): { debit: Minor; credit: Minor } => ({
  debit: lines.reduce((sum, { debit }) => sum + debit, 0),
  credit: lines.reduce((sum, { credit }) => sum + credit, 0),
})

export const JOURNAL_FORMATS = ['csv', 'iif', 'xero', 'tally'] as const
export type JournalFormat = (typeof JOURNAL_FORMATS)[number]

/** What the files of a journal say beside its lines. */
export type JournalHead = { day: Day; title: string; reference: string; decimals: number; company: string }

const signed = ({ debit, credit }: JournalLine, decimals: number): string => fromMinor(debit - credit, decimals)

const asCsv = (head: JournalHead, lines: readonly JournalLine[]): string =>
  [
    csvLine(['Date', 'Reference', 'Account', 'Department', 'Description', 'Debit', 'Credit']),
    ...lines.map((line) =>
      csvLine([
        head.day,
        head.reference,
        line.account,
        line.department,
        line.label,
        line.debit > 0 ? fromMinor(line.debit, head.decimals) : '',
        line.credit > 0 ? fromMinor(line.credit, head.decimals) : '',
      ]),
    ),
  ].join('')

/** Tabs and line ends part the fields of an IIF file: none may stand in one. */
const plain = (text: string): string => text.replace(/[\t\r\n"]+/g, ' ').trim()

/** QuickBooks Desktop: a general journal, its first line TRNS, the others SPL. Days as MM/DD/YYYY. */
const asIif = (head: JournalHead, lines: readonly JournalLine[]): string => {
  const [year, month, day] = head.day.split('-')
  const row = (kind: string, line: JournalLine) =>
    [
      kind,
      'GENERAL JOURNAL',
      `${month}/${day}/${year}`,
      plain(line.account),
      plain(line.department),
      signed(line, head.decimals),
      plain(head.reference),
      plain(line.label),
    ].join('\t')
  const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'].join('\t')
  const [first, ...others] = lines
  return [
    `!TRNS\t${columns}`,
    `!SPL\t${columns}`,
    '!ENDTRNS',
    ...(first ? [row('TRNS', first)] : []),
    ...others.map((line) => row('SPL', line)),
    'ENDTRNS',
    '',
  ].join('\r\n')
}

/** Xero’s import of manual journals: amounts above nought are debits. Days as DD/MM/YYYY. */
const asXero = (head: JournalHead, lines: readonly JournalLine[]): string => {
  const date = head.day.split('-').toReversed().join('/')
  return [
    csvLine([
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
      'TrackingName1',
      'TrackingOption1',
    ]),
    ...lines.map((line) =>
      csvLine([
        head.title,
        date,
        line.label,
        line.account,
        'Tax Exempt',
        signed(line, head.decimals),
        line.department ? 'Department' : '',
        line.department,
      ]),
    ),
  ].join('')
}

const xml = (text: string): string =>
  text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\P{Cc}\t\n\r]/gu, ' ')

/** Tally: one journal voucher. A debit is below nought there, and ISDEEMEDPOSITIVE. */
const asTally = (head: JournalHead, lines: readonly JournalLine[]): string => {
  const entries = lines.map((line) => {
    const amount = fromMinor(line.credit - line.debit, head.decimals)
    return [
      '<ALLLEDGERENTRIES.LIST>',
      `<LEDGERNAME>${xml(line.account)}</LEDGERNAME>`,
      `<ISDEEMEDPOSITIVE>${line.debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
      `<AMOUNT>${amount}</AMOUNT>`,
      `<NARRATION>${xml([line.department, line.label].filter(Boolean).join(': '))}</NARRATION>`,
      '</ALLLEDGERENTRIES.LIST>',
    ].join('')
  })
  return [
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    `<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>${xml(head.company)}</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC>`,
    '<REQUESTDATA><TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="Journal" ACTION="Create">',
    `<DATE>${head.day.replaceAll('-', '')}</DATE><VOUCHERTYPENAME>Journal</VOUCHERTYPENAME><VOUCHERNUMBER>${xml(head.reference)}</VOUCHERNUMBER><NARRATION>${xml(head.title)}</NARRATION>`,
    ...entries,
    '</VOUCHER></TALLYMESSAGE></REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n')
}

/** The journal as a file. @throws RangeError when debits do not come to credits */
export const writeJournal = (format: JournalFormat, head: JournalHead, lines: readonly JournalLine[]): string => {
  const { debit, credit } = sumsOfJournal(lines)
  if (debit !== credit) throw new RangeError('Debits do not come to credits')
  return { csv: asCsv, iif: asIif, xero: asXero, tally: asTally }[format](head, lines)
}
