import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOURNAL_FORMATS, type JournalSource, journalOf, sumsOfJournal, writeJournal } from './journal.rules.ts'

const accounts = {
  wages: '6000',
  bonuses: '6010',
  benefits: '6020',
  expenses: '6030',
  contributions: '6040',
  netPay: '2100',
  payable: '2110',
  tax: '2120',
  deductions: '2130',
}
const head = { day: '2026-10-31', title: 'Payroll October', reference: 'PAY-1', decimals: 2, company: 'Works & Co' }
const line = (over: Partial<JournalSource>): JournalSource => ({
  department: 'Kitchen',
  key: 'basic',
  label: 'Basic',
  kind: 'earning',
  nature: 'basic',
  party: null,
  amount: 500_000,
  ...over,
})
const MONTH = [
  line({}),
  line({ key: 'cpf', label: 'CPF', kind: 'deduction', nature: null, party: 'employee', amount: 100_000 }),
  line({ key: 'cpf', label: 'CPF', kind: 'employer', nature: null, party: 'employer', amount: 85_000 }),
  line({ key: 'loan', label: 'Loan', kind: 'deduction', nature: null, amount: 20_000 }),
  line({ key: 'car', label: 'Car', nature: 'in_kind', amount: 9_999 }),
]

describe('the journal of a run', () => {
  test('has the cost at its department, and what is owed to whom', () => {
    const found = journalOf(accounts, MONTH).map(({ account, label, debit, credit }) => [account, label, debit, credit])
    expect(found).toEqual([
      ['6000', 'Basic', 500_000, 0],
      ['6040', 'CPF', 85_000, 0],
      ['2100', 'Net pay', 0, 380_000],
      ['2110', 'CPF', 0, 185_000],
      ['2130', 'Loan', 0, 20_000],
    ])
  })

  test('has what a component is paid by at its own account, and what is taken by one as well', () => {
    const lines = [
      line({ account: '6055' }),
      line({ key: 'loan', label: 'Loan', kind: 'deduction', nature: null, amount: 9, account: '2190' }),
    ]
    const found = journalOf(accounts, lines).map(({ account, label }) => [account, label])
    expect(found).toEqual([
      ['6055', 'Basic'],
      ['2100', 'Net pay'],
      ['2190', 'Loan'],
    ])
  })

  test('is balanced whatever stands in it, corrections below nought too', () => {
    const kinds = ['earning', 'reimbursement', 'deduction', 'employer', 'memo'] as const
    const any = fc.record({
      department: fc.constantFrom('', 'A', 'B'),
      key: fc.constantFrom('basic', 'cpf', 'tds', 'federal_tax'),
      label: fc.constantFrom('Basic', 'CPF', 'Tax'),
      kind: fc.constantFrom(...kinds),
      nature: fc.constantFrom(null, 'basic', 'bonus', 'in_kind', 'gratuity'),
      party: fc.constantFrom(null, 'employee', 'employer', 'government'),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (lines) => {
        const journal = journalOf(accounts, lines)
        const { debit, credit } = sumsOfJournal(journal)
        expect(debit).toBe(credit)
        expect(journal.every((one) => one.debit === 0 || one.credit === 0)).toBe(true)
        for (const format of JOURNAL_FORMATS) expect(writeJournal(format, head, journal)).not.toBe('')
      }),
    )
  })

  test('is written as each program reads it', () => {
    const journal = journalOf(accounts, MONTH)
    expect(writeJournal('csv', head, journal)).toContain('2026-10-31,PAY-1,6000,Kitchen,Basic,5000.00,\r\n')
    const iif = writeJournal('iif', head, journal).split('\r\n')
    expect(iif[3]).toBe('TRNS\tGENERAL JOURNAL\t10/31/2026\t6000\tKitchen\t5000.00\tPAY-1\tBasic')
    expect(iif[5]).toBe('SPL\tGENERAL JOURNAL\t10/31/2026\t2100\tKitchen\t-3800.00\tPAY-1\tNet pay')
    expect(writeJournal('xero', head, journal)).toContain('31/10/2026,Basic,6000,Tax Exempt,5000.00,Department,Kitchen')
    const tally = writeJournal('tally', head, journal)
    expect(tally).toContain('<SVCURRENTCOMPANY>Works &#38; Co</SVCURRENTCOMPANY>')
    expect(tally).toContain(
      '<LEDGERNAME>6000</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-5000.00</AMOUNT>',
    )
    const amounts = [...tally.matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, amount]) =>
      Math.round(Number(amount) * 100),
    )
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })

  test('that is not balanced is not written', () => {
    const [first] = journalOf(accounts, MONTH)
    expect(() => writeJournal('csv', head, first ? [first] : [])).toThrow('Debits do not come to credits')
  })
})
