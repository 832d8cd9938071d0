import { describe, expect, test } from 'vitest'
import { sentencesIn } from '../../../../app/refusals.ts'
import type { CountryLeave } from '../../../../countries/leave.ts'
import { loadFilings, loadPayrolls } from '../../../../countries/payroll.registry.ts'
import { linesAskedBy } from '../../../../countries/payroll.ts'
import { LANGUAGE_CODES } from '../../../../shared/languages.ts'
import { exact } from '../../../../shared/money.ts'
import type { ClaimDue } from '../inputs.rules.ts'
import { claimGates, leftOutGates, timeGates } from '../inputs.rules.ts'
import { leaveAsOneOff } from '../leave-pay.rules.ts'
import { declarationGates, minimumGates, payGatesOf } from '../person-pay.rules.ts'
import { checkGates } from '../run-checks.rules.ts'
import { slipRefusal } from '../slip-law.rules.ts'

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')

/** Names of laws, forms, money and of what was bought: they are the same in every language. */
const NAMES =
  /\b(CPF|CPP2?|QPP2?|RPC2?|RRQ2?|EI|AE|QPIP|RQAP|PPIP|GPSSA|ILOE|CDAC|SINDA|MBMF|ECF|SDL|IR8A|IR21|WPS|ECR|CSV|CRA|ARC|RL-1|T4|TAN|PAN|UAN|ESI|EPF|NRIC|SIN|IBAN|MOHRE|UEN|AIS|IRAS|IFSC|TD1|CPT30|TP-1015\.3-V|XML|T619|ROE|TRACES|Revenu|Québec|Payments|Canada|SGD|INR|h|min|EX-1|Car|E|Web|Forms|DIFC|ADGM|myTax|Portal|EZPay|GIRO|FAST|BIC|SWIFT|DBS|POSB|OCBC|UOB|GIROFASTWITHINV|SCBLSG22XXX|Yayasan|Mendaki|RP|MH|BAN|PTE|BLRH|SBIN|[0-9A-Z]*\d[0-9A-Z/]*)\b/g
const english = (text: string) => text.replace(NAMES, '').match(/[A-Za-z]{3,}/g) ?? []

const claim = { lineId: 'l', claimNumber: 'EX-1', currency: 'INR' } as unknown as ClaimDue
const period = { from_day: '2026-10-01', until_day: '2026-10-31' }
const WATCHED = {
  hasAccount: false,
  sharedWith: ['1'],
  permitUntil: '2026-11-03',
  net: 100_000,
  lastNet: 200_000,
  isStopped: false,
}
const leaveGates = () => {
  const leave = { lotId: 'l', day: '2026-11-03', days: exact(1), regime: '', daysAWeek: 5, weeklyHours: null }
  const none = { exit: () => ({ none: 'x' }) } as unknown as CountryLeave
  const said = leaveAsOneOff({ ...leave, law: none }, [])
  return 'gate' in said ? [said.gate] : []
}
const GATES = [
  ...declarationGates(1),
  ...declarationGates(3),
  ...payGatesOf({ currency: 'SGD' }, [], []),
  ...leftOutGates([period, { from_day: '2026-09-01', until_day: '2026-09-30' }]),
  ...timeGates({
    unclear: ['2026-11-03', '2026-11-05', '2026-11-09'],
    absent: ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10', '2026-11-11'],
    open: ['2026-10-30', '2026-11-02'],
  }),
  ...claimGates([claim], 'SGD'),
  ...leaveGates(),
  ...checkGates(WATCHED, 20, { code: 'SGD', minorUnits: 2 }),
  ...checkGates({ ...WATCHED, hasAccount: true, sharedWith: ['1', '2', '3', '4', '5'] }, 20, {
    code: 'SGD',
    minorUnits: 2,
  }),
  ...minimumGates(
    { rules: { minimumPay: () => ({ least: 600_000, source: { title: '', checkedOn: '', confirmed: false } }) } },
    {
      facts: {},
      day: '2026-10-31',
      agreed: { basic: 500_000 },
      currency: { code: 'SGD', minorUnits: 2 },
      weeklyHours: 40,
      isBeside: false,
    },
  ),
  ...minimumGates(
    { rules: { minimumPay: () => ({ unknown: 'CA-NU' }) } },
    {
      facts: {},
      day: '2026-10-31',
      agreed: { basic: 500_000 },
      currency: { code: 'CAD', minorUnits: 2 },
      weeklyHours: 40,
      isBeside: false,
    },
  ),
].map(({ message }) => message)
const WHOLE = { name: '1', employer: '1', person: '1', position: '1', hasAgreed: true, hasBasic: true }
const REFUSED = [
  slipRefusal(['position'], [{ ...WHOLE, position: null }]) ?? '',
  slipRefusal(['basic'], [{ ...WHOLE, hasBasic: false }]) ?? '',
  'Pay would be SGD -120.00: more is taken than is earned. Decide what is owed.',
  'SGD 120.00 was paid too much for earlier months. Nothing is taken by itself: ask for consent, then record how it is paid back.',
  'Contributions of October 2026, November 2026 change: file these months again.',
  'Pay is locked to 2026-10-31. Days that are possible: 2026-11-01, 2026-12-01.',
  'From 2026-11-16 on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends. Days that are possible: 2026-12-01.',
  'Pay of October 2026 is not all locked: 1 (2026-10-31). Lock these runs or void them first: this file is of the whole month.',
  'Overtime, Rest day: 3 h 30 min of time off, instead of pay.',
  'Overtime, 2 h, is not paid automatically: no pay was agreed on that day. Add a one-off to pay it.',
  'CPF: the date of birth is not known',
  'Professional tax: no table on file for 12',
  'Income tax: no figure on file for 2031-01-01',
  'No citizen, and leaves: file form IR21 by 2026-11-30. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).',
]

describe('what the server says of pay', () => {
  test.each(OTHERS)('is said in %s: what stands against a run, its days and lists as well', async (language) => {
    const say = await sentencesIn(language)
    for (const message of [...GATES, ...REFUSED]) {
      const said = say(message)
      expect(said, message).not.toBe(message)
      if (language !== 'fr') expect(english(said), said).toEqual([])
    }
  })

  test('keeps the days: one, several of a month, a month, and how many more', async () => {
    const say = await sentencesIn('ar')
    expect(
      say(
        'Absent on 3, 4, 5, 6, 9 November and 2 more days without leave, and paid. Enter unpaid leave to take it off.',
      ),
    ).toBe(
      'غياب في 3 نوفمبر و4 نوفمبر و5 نوفمبر و6 نوفمبر و9 نوفمبر و2 أيام أخرى دون إجازة، ومع ذلك مدفوع. أدخل إجازة بلا أجر لخصمه.',
    )
    const french = await sentencesIn('fr')
    expect(french('Contributions of October 2026 change: file these months again.')).toBe(
      'Les cotisations (octobre 2026) changent : déclarez ces mois de nouveau.',
    )
  })

  test.each(OTHERS)('is said in %s: schemes, obligations and files of every country', async (language) => {
    const say = await sentencesIn(language)
    const stays: string[] = []
    for (const { schemes } of (await loadPayrolls()).values())
      for (const label of schemes.flatMap((scheme) => [
        scheme.label,
        ...linesAskedBy(scheme).map((line) => line.label),
      ]))
        if (english(label).length > 0 && say(label) === label) stays.push(label)
    for (const { formats } of (await loadFilings()).values())
      for (const { label } of formats) if (say(label) === label) stays.push(label)
    expect(stays).toEqual([])
  })

  test('is said in Arabic: what is asked of people and entities, and the figures of yearly forms', async () => {
    const say = await sentencesIn('ar')
    const stays = (texts: readonly (string | null)[]) =>
      texts.filter((text): text is string => text !== null && english(text).length > 0 && english(say(text)).length > 0)
    for (const { facts } of (await loadPayrolls()).values()) expect(stays(facts.map(({ label }) => label))).toEqual([])
    for (const { employer, person, yearForms } of (await loadFilings()).values()) {
      const asked = [...employer, ...person].flatMap(({ label, help, wrong, options = [] }) => [
        label,
        help,
        wrong,
        ...options.map((option) => option.label),
      ])
      const forms = yearForms.flatMap(({ label, lacks, boxes, file }) => [
        label,
        lacks,
        file?.label ?? null,
        file?.note ?? null,
        ...boxes.map((box) => box.label),
      ])
      expect(stays([...asked, ...forms])).toEqual([])
    }
  })
})
