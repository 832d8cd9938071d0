import { describe, expect, it, test } from 'vitest'
import { loadCountries } from '../../../countries/registry.ts'
import { startOfDay } from '../../../shared/zoned.ts'
import { endOf, foldText } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { readAdvert } from '../../adverts/content/paste.rules.ts'
import {
  blockingFindingsOf,
  checkPosting,
  monthlyPay,
  payBandOf,
  payOf,
  yearlyPay,
} from '../../adverts/content/posting.rules.ts'
import {
  ACTIONS,
  allowedFrom,
  asksApproval,
  type Gate,
  isGated,
  isMaterial,
  isWritable,
  MOVES,
  nextStatus,
  STATUSES,
} from './state.rules.ts'

describe('where a job may go', () => {
  /** Every pair; what is not here must be refused. */
  const table: Record<string, Record<string, string>> = {
    template: {},
    draft: { submit: 'pending_approval', publish: 'open', schedule: 'scheduled', archive: 'archived' },
    pending_approval: { approve: 'approved', sendBack: 'draft', withdraw: 'draft' },
    approved: { publish: 'open', schedule: 'scheduled', archive: 'archived', lapse: 'draft' },
    scheduled: { publish: 'open', unschedule: 'draft', close: 'closed', lapse: 'draft' },
    open: {
      approveChange: 'open',
      sendBackChange: 'open',
      withdrawChange: 'open',
      pause: 'paused',
      extend: 'open',
      close: 'closed',
      expire: 'closed',
      takeDown: 'closed',
    },
    paused: {
      approveChange: 'paused',
      sendBackChange: 'paused',
      withdrawChange: 'paused',
      resume: 'open',
      extend: 'paused',
      close: 'closed',
      expire: 'closed',
      takeDown: 'closed',
    },
    closed: { reopen: 'draft', archive: 'archived' },
    archived: {},
  }
  for (const from of ['draft', 'pending_approval', 'approved', 'scheduled', 'closed'])
    Object.assign(table[from] ?? {}, { takeDown: 'closed' })
  it.each(STATUSES.flatMap((from) => ACTIONS.map((action) => [from, action] as const)))('%s, %s', (from, action) => {
    expect(nextStatus(from, action)).toBe(table[from]?.[action] ?? null)
  })

  it('offers a person only what a person may ask for', () => {
    for (const status of STATUSES) expect(allowedFrom(status)).not.toContain('expire')
    expect(allowedFrom('open')).toEqual(['pause', 'extend', 'close'])
    const gate = { needed: true, approved: true, mayJudge: false, proposed: true }
    expect(allowedFrom('open', gate)).toEqual(['withdrawChange', 'pause', 'extend', 'close'])
    expect(allowedFrom('paused', { ...gate, mayJudge: true })).toContain('approveChange')
  })

  const yesNo = [true, false]
  const gates: Gate[] = yesNo.flatMap((needed) =>
    yesNo.flatMap((approved) => yesNo.map((mayJudge) => ({ needed, approved, mayJudge }))),
  )
  it.each(gates)('never comes before the public without the approval it needs: %j', (gate) => {
    for (const status of STATUSES)
      for (const action of allowedFrom(status, gate)) {
        const to = nextStatus(status, action, gate)
        expect(to, `${status}, ${action}`).not.toBeNull()
        const becomesPublic =
          (to === 'open' || to === 'scheduled') && ['draft', 'approved', 'scheduled'].includes(status)
        if (becomesPublic && gate.needed) expect(gate.approved, `${status}, ${action}`).toBe(true)
        if (!gate.mayJudge) expect(['approve', 'sendBack']).not.toContain(action)
        if (!gate.needed) expect(action).not.toBe('submit')
      }
    // Every way from what is not public to what is stands behind the gate.
    for (const action of ACTIONS)
      if (MOVES[action].from.includes('draft') && ['open', 'scheduled'].includes(MOVES[action].to))
        expect(isGated(action, { ...gate, needed: true, approved: false })).toBe(true)
  })

  it('stands still while others judge it, and stays approved off the timetable', () => {
    expect(STATUSES.filter((s) => !isWritable(s))).toEqual(['pending_approval', 'closed', 'archived'])
    const gate = { needed: true, approved: true, mayJudge: false }
    expect(nextStatus('scheduled', 'unschedule', gate)).toBe('approved')
    expect(nextStatus('scheduled', 'unschedule', { ...gate, approved: false })).toBe('draft')
  })
})

test('a change of the work, its pay or where applications go asks for a word; one of its text does not', () => {
  for (const field of [
    'title',
    'payMin',
    'payMax',
    'payPeriod',
    'placeId',
    'vacancies',
    'mustHave',
    'applyUrl',
    'applyEmail',
  ])
    expect(asksApproval([field])).toBe(true)
  expect(asksApproval(['description', 'responseDays', 'closesOn'])).toBe(false)
  // Where applications go is nothing an authority counts from.
  expect(isMaterial(['applyUrl'])).toBe(false)
})

describe('pay of different periods', () => {
  it.each([
    [20_00, 'HOUR', 3466_67, 41_600_00],
    [150_00, 'DAY', 3250_00, 39_000_00],
    [800_00, 'WEEK', 3466_67, 41_600_00],
    [4000_00, 'MONTH', 4000_00, 48_000_00],
    [50_000_00, 'YEAR', 4166_67, 50_000_00],
  ] as const)('%i a %s', (minor, period, month, year) => {
    expect([monthlyPay(minor, period), yearlyPay(minor, period)]).toEqual([month, year])
  })

  it('is one figure when one is given, and none when none is', () => {
    expect(payOf({ payMin: '', payMax: '4200.50', payPeriod: null }, 2)).toEqual({
      min: 4200_50,
      max: 4200_50,
      period: 'MONTH',
    })
    expect(payOf({ payMin: '', payMax: '', payPeriod: 'HOUR' }, 2).max).toBeNull()
  })

  it('falls into the steps of its country', async () => {
    const sg = (await loadCountries()).get('SG')
    expect([null, 1999_99, 2000_00, 12_000_00].map((m) => payBandOf(m, sg))).toEqual([0, 0, 1, 6])
  })
})

describe('the days of an advert', () => {
  it.each([
    ['Asia/Singapore', '2026-11-21', '2026-11-20T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/Toronto', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['America/St_Johns', '2026-03-09', '2026-03-09T02:30:00.000Z'],
    ['UTC', '2026-01-01', '2026-01-01T00:00:00.000Z'],
  ])('%s, %s begins at %s', (zone, day, instant) => {
    expect(startOfDay(day, zone)).toBe(instant)
  })

  it('end with the midnight after, also where the clock is put back', () => {
    expect(endOf('America/Toronto', '2026-11-01')).toBe('2026-11-02T05:00:00.000Z')
  })

  it('are found without accents', () => {
    expect(foldText('Montréal, Ţarīf')).toBe('montreal, tarif')
  })
})

describe('what cannot be published', () => {
  it('names every field that is missing, once and in words', async () => {
    const sg = (await loadCountries()).get('SG')
    const found = blockingFindingsOf(
      checkPosting(JobContent.parse({ country: 'SG' }), sg, { others: [], region: '', today: '2026-11-21' }),
    )
    expect(new Set(found.map((f) => f.field))).toEqual(
      new Set(['title', 'description', 'employmentType', 'workMode', 'placeId', 'closesOn', 'payMin']),
    )
    for (const { message } of found) expect(message).toMatch(/^[A-Z].+\.$/)
  })
})

describe('a pasted advert', () => {
  it.each([
    ['S$3,000 - S$4,200 a month', { payMin: '3000', payMax: '4200', payPeriod: 'MONTH' }],
    ['CAD 70k–90k per year', { payMin: '70000', payMax: '90000', payPeriod: 'YEAR' }],
    ['₹ 6,00,000 to ₹ 8,00,000 per annum', { payMin: '600000', payMax: '800000', payPeriod: 'YEAR' }],
    ['AED 25.50 to 30 an hour', { payMin: '25.50', payMax: '30', payPeriod: 'HOUR' }],
    ['no figures', {}],
  ])('%s', (text, pay) => {
    const { payMin, payMax, payPeriod } = readAdvert(`Driver\nA job. ${text}`)
    expect(JSON.parse(JSON.stringify({ payMin, payMax, payPeriod }))).toEqual(pay)
  })

  it('gives a title, hours, place of work and what is asked', () => {
    const found = readAdvert(
      'Job title: Cook\nPart-time, on-site.\nYou need:\n- Two years at a stove\n- Patience\n\nWrite to chef@inn.example',
    )
    expect(found).toMatchObject({
      title: 'Cook',
      employmentType: 'PART_TIME',
      workMode: 'onsite',
      mustHave: ['Two years at a stove', 'Patience'],
      applyEmail: 'chef@inn.example',
    })
  })

  it('is proposed as something the contract takes, whatever was pasted', () => {
    for (const text of ['', '\n\n', 'x'.repeat(20_000), '- a\n- b', 'A sentence as a title.'])
      expect(JobContent.safeParse({ country: 'SG', ...readAdvert(text) }).success).toBe(true)
  })
})
