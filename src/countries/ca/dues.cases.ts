import { fromMinor } from '../../shared/money.ts'
import { type Answers, type AskedFields, type CaseInput, given, minorOf } from '../cases.ts'
import { CPA_RECORD, cpaDay, cpaSegment, readSegment } from './files/cpa005.ts'
import { type Remitter, recordOfEmploymentDue, remittanceDue, slipsDue } from './obligations.ts'
import { employerLevy } from './schemes/employer-levies.ts'

const number = (input: CaseInput, fallback: number, ...names: string[]): number =>
  Number(given(input, ...names) ?? fallback)

const remitterOf = (name: string): Remitter => {
  // A regular remitter pays by the month.
  const plain = name.toLowerCase().replaceAll(/[ -]/g, '_').replace('monthly', 'regular')
  const remitter = (['regular', 'quarterly', 'accelerated_1', 'accelerated_2'] as const).find(
    (one) => one === plain || one === plain.replace('threshold_', 'accelerated_'),
  )
  if (!remitter) throw new RangeError(`${name} is no kind of remitter`)
  return remitter
}

const FREQUENCIES: Readonly<Record<string, 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'thirteen'>> = {
  weekly: 'weekly',
  biweekly: 'biweekly',
  semimonthly: 'semimonthly',
  monthly: 'monthly',
  '13': 'thirteen',
  thirteen: 'thirteen',
  fourweekly: 'thirteen',
}

const roeOf = (input: CaseInput): string => {
  const name = String(given(input, 'freq', 'frequency') ?? 'biweekly')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]|periods/g, '')
  const frequency = FREQUENCIES[name]
  if (!frequency) throw new RangeError(`${name} is no pay frequency on file`)
  const lastDay = given(input, 'last_day', 'interruption', 'last_day_paid', 'last_day_worked', 'interruption_date')
  return recordOfEmploymentDue({
    lastDay,
    periodEnd: given(input, 'pay_period_end', 'period_end') ?? lastDay,
    frequency,
    electronic: given(input, 'electronic') ?? !/paper/i.test(String(given(input, 'method', 'format', 'filing') ?? '')),
  })
}

/** The amount of a case: under one of the usual names, or the only number it has beside the year and an exemption. */
const payrollOf = (input: CaseInput, code: string): number | string =>
  (typeof input === 'object' ? undefined : input) ??
  given(input, `${code}_remuneration`, 'remuneration', 'payroll', 'annual_payroll', `${code}_payroll`) ??
  Object.entries(input).find(
    ([name, value]) => Number.isFinite(Number(value)) && !/year|exempt/.test(name) && typeof value !== 'boolean',
  )?.[1]

const levyOf = (province: string) => (input: CaseInput) => {
  const exemption = given(input, 'exemption')
  const kind = String(given(input, 'employer', 'employer_type', 'sector') ?? '')
  // A case that says the employer has no exemption: as if its share of it were nought.
  const withoutExemption = Object.entries(input).some(([name, value]) => /exempt/i.test(name) && value === false)
  const { value } = employerLevy({
    province,
    remuneration: minorOf(payrollOf(input, province.toLowerCase())),
    day: `${number(input, 2026, 'year')}-06-30`,
    keepsExemption:
      given(input, 'charity', 'public', 'keeps_exemption', 'registered_charity', 'public_sector') ??
      (given(input, 'private', 'private_sector') === false || /charit|public/i.test(kind)),
    primary: given(input, 'primary', 'manufacturing') ?? false,
    ...(/^\d/.test(String(exemption)) ? { exemption: minorOf(exemption) } : {}),
    ...(withoutExemption ? { exemption: 0 } : {}),
  })
  const tax = fromMinor(value)
  return { value: tax, tax, eht: tax, levy: tax, amount: tax, payable: tax }
}

/**
 * A payment says where it goes, how much it is and when; a case that names nobody is about its figures alone.
 * @throws RangeError naming what is missing
 */
const refuseHalf = (
  payee: unknown,
  account: Readonly<Record<string, unknown>>,
  rest: Readonly<Record<string, unknown>>,
) => {
  if (payee === undefined && Object.values(account).every((one) => one === undefined)) return
  for (const [what, value] of Object.entries({ ...account, ...rest }))
    if (value === undefined) throw new RangeError(`${what} is missing`)
}

const segmentOf = (input: CaseInput) => {
  const cents = given(input, 'amount_cents', 'amountCents', 'cents')
  const minor = cents ?? minorOf(given(input, 'amount') ?? 0)
  const from = given(input, 'originator', 'from') ?? {}
  const at = (...names: string[]) => String(given(input, ...names) ?? given(from, ...names) ?? '')
  // 0, institution and transit written as one.
  const [, bank, branch] = /^0?(\d{3})(\d{5})$/.exec(String(given(input, 'routing', 'routing_number') ?? '')) ?? []
  const day = given(input, 'date', 'day', 'funds_date', 'due_date', 'payable', 'payment_date', 'pay_date', 'value_date')
  const institution = given(input, 'institution', 'inst', 'institution_number', 'bank', 'fi') ?? bank
  const transit = given(input, 'transit', 'branch', 'transit_number', 'branch_transit') ?? branch
  const account = given(input, 'account', 'account_number', 'account_no')
  const payee = given(input, 'payee', 'name', 'payee_name', 'employee', 'employee_name')
  const amount = cents ?? given(input, 'amount')
  refuseHalf(payee, { Institution: institution, Transit: transit, Account: account }, { Amount: amount, Date: day })
  const segment = cpaSegment(
    {
      amount: Number(minor),
      day: day ?? '2026-03-05',
      institution: String(institution ?? '0'),
      transit: String(transit ?? '0'),
      account: String(account ?? '0'),
      payee: String(payee ?? ''),
      reference: String(
        given(input, 'reference', 'cross_reference', 'xref', 'cross_ref', 'originator_cross_reference') ?? '',
      ),
      type: String(given(input, 'type', 'txn_type', 'transaction_type', 'code', 'txn', 'transaction_code') ?? '200'),
    },
    {
      id: at('originator_id', 'id', 'client_number'),
      shortName: at('short_name', 'shortName'),
      longName: at('long_name', 'longName'),
      dataCentre: String(given(input, 'data_centre') ?? given(from, 'dataCentre') ?? '0'),
      fileNumber: number(input, 1, 'file_number', 'file_no', 'fileCreationNumber'),
      institution: String(given(input, 'return_institution') ?? given(from, 'institution') ?? '0'),
      transit: String(given(input, 'return_transit') ?? given(from, 'transit') ?? '0'),
      account: String(given(input, 'return_account') ?? given(from, 'account') ?? ''),
    },
    number(input, 1, 'item', 'item_no'),
  )
  const fields = readSegment(segment)
  return {
    ...fields,
    value: segment,
    segment,
    length: segment.length,
    segment_length: segment.length,
    record_length: CPA_RECORD,
    date: fields.day,
    julian: fields.day,
    date_field: fields.day,
    amount_field: fields.amount,
    amount_cents: Number(fields.amount),
    txn_type: fields.type,
    transaction_type: fields.type,
    institution_field: fields.institution,
    account_field: fields.account,
    payee_name: fields.payee,
    short_name: fields.shortName,
    long_name: fields.longName,
    originator_id: fields.originator,
    cross_reference: fields.reference,
    starts_with: segment.slice(0, 28),
    prefix: segment.slice(0, 28),
    first_40: segment.slice(0, 40),
  }
}

export const cases: Answers = {
  'qc.hsf': levyOf('QC'),
  'remit.due': (input) =>
    remittanceDue(
      given(input, 'period_end', 'pay_date', 'pay_day', 'date'),
      remitterOf(String(given(input, 'remitter', 'type', 'remitter_type', 'kind') ?? 'regular')),
      /qc|rq|qu[eé]bec/i.test(String(given(input, 'calendar', 'authority') ?? '')) ? 'QC' : 'CRA',
    ),
  'roe.due': roeOf,
  't4.due': (input) =>
    slipsDue(
      number(
        typeof input === 'object' ? input : { year: input },
        2026,
        'tax_year',
        'year',
        'for_year',
        'taxation_year',
        'calendar_year',
        ...Object.keys(input).filter((name) => /year|^for$/i.test(name)),
      ),
    ),
  'rl1.due': (input) => slipsDue(number(input, 2026, 'tax_year', 'year'), 'QC'),
  'eht.ON': levyOf('ON'),
  'eht.BC': levyOf('BC'),
  'eht.MB': levyOf('MB'),
  'eht.NL': levyOf('NL'),
  'cpa005.julian': (input) => cpaDay(given(input, 'date', 'day')),
  'cpa005.segment': segmentOf,
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  'qc.hsf': { Payroll: /payroll|remuneration|wages|total/i },
  'rl1.due': { Year: /year|slips/i },
  'cpa005.julian': { Date: /date|day/i },
  'remit.due': { 'End of the period': /date|day|end|month/i },
  'roe.due': { 'Last day': /last|interrupt|end|day/i },
  't4.due': { Year: /year|slips|^for$/i },
  'eht.ON': { Payroll: /payroll|remuneration|wages|total/i },
  'eht.BC': { Payroll: /payroll|remuneration|wages|total/i },
  'eht.MB': { Payroll: /payroll|remuneration|wages|total/i },
  'eht.NL': { Payroll: /payroll|remuneration|wages|total/i },
}
