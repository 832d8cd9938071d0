import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, one, readT4 } from '../../../../test/year-file.reading.ts'
import { isLuhnValid } from '../../check-digits.ts'
import type { ReturnInput, ReturnSlip } from '../../filing.ts'
import { craLines } from './cra-text.ts'
import { buildT4, t4Problems } from './t4.ts'

const EMPLOYER = {
  legalName: 'Maple & Sons Ltd',
  payrollAccount: '123456782RP0001',
  contactName: 'Ann Roy',
  contactPhone: '4165550100',
  contactEmail: 'ann@maple.example',
  returnLanguage: 'E',
}

const slip = (over: Partial<ReturnSlip> = {}): ReturnSlip => ({
  employmentId: 'one',
  number: 'CA-0001',
  name: 'Léa Roy',
  firstName: 'Léa Marie',
  lastName: 'Roy',
  address: { line1: '', line2: '', postalCode: '' },
  startedOn: '2026-01-05',
  endedOn: null,
  position: 'Engineer',
  facts: { region: 'ON', sin: '046454286', dental: '3' },
  boxes: { '14': 6_000_000, '16': 336_175, '18': 97_800, '22': 912_345, '24': 6_000_000, '26': 6_000_000 },
  ...over,
})
const quebec = slip({
  employmentId: 'two',
  name: 'Zoé Côté',
  firstName: 'Zoé',
  lastName: 'Côté',
  facts: { region: 'QC', sin: '123456782', dental: '1' },
  boxes: {
    '14': 9_000_000,
    '17': 448_000,
    '17A': 39_600,
    '18': 89_570,
    '22': 800_000,
    '24': 6_890_000,
    '26': 7_460_000,
    '55': 40_000,
    '56': 9_000_000,
  },
})
const input = (over: Partial<ReturnInput> = {}): ReturnInput => ({
  employer: EMPLOYER,
  year: 2026,
  kind: 'original',
  number: 7,
  slips: [slip(), quebec],
  beside: { cpp: 336_175, ei: 262_318 },
  ...over,
})

const GOLDEN = `<?xml version="1.0" encoding="UTF-8"?>
<Submission xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<T619>
<TransmitterAccountNumber>
<bn15>123456782RP0001</bn15>
</TransmitterAccountNumber>
<sbmt_ref_id>20260007</sbmt_ref_id>
<summ_cnt>1</summ_cnt>
<lang_cd>E</lang_cd>
<TransmitterName>
<l1_nm>Maple &amp; Sons Ltd</l1_nm>
</TransmitterName>
<TransmitterCountryCode>CAN</TransmitterCountryCode>
<CNTC>
<cntc_nm>Ann Roy</cntc_nm>
<cntc_area_cd>416</cntc_area_cd>
<cntc_phn_nbr>555-0100</cntc_phn_nbr>
<cntc_email_area>ann@maple.example</cntc_email_area>
</CNTC>
</T619>
<Return>
<T4>
<T4Slip>
<EMPE_NM>
<snm>Roy</snm>
<gvn_nm>Léa</gvn_nm>
<init>M</init>
</EMPE_NM>
<sin>046454286</sin>
<empe_nbr>CA-0001</empe_nbr>
<bn>123456782RP0001</bn>
<cpp_qpp_xmpt_cd>0</cpp_qpp_xmpt_cd>
<ei_xmpt_cd>0</ei_xmpt_cd>
<rpt_tcd>O</rpt_tcd>
<empt_prov_cd>ON</empt_prov_cd>
<empr_dntl_ben_rpt_cd>3</empr_dntl_ben_rpt_cd>
<T4_AMT>
<empt_incamt>60000.00</empt_incamt>
<cpp_cntrb_amt>3361.75</cpp_cntrb_amt>
<empe_eip_amt>978.00</empe_eip_amt>
<itx_ddct_amt>9123.45</itx_ddct_amt>
<ei_insu_ern_amt>60000.00</ei_insu_ern_amt>
<cpp_qpp_ern_amt>60000.00</cpp_qpp_ern_amt>
</T4_AMT>
</T4Slip>
<T4Summary>
<bn>123456782RP0001</bn>
<EMPR_NM>
<l1_nm>Maple &amp; Sons Ltd</l1_nm>
</EMPR_NM>
<CNTC>
<cntc_nm>Ann Roy</cntc_nm>
<cntc_area_cd>416</cntc_area_cd>
<cntc_phn_nbr>555-0100</cntc_phn_nbr>
</CNTC>
<tx_yr>2026</tx_yr>
<slp_cnt>1</slp_cnt>
<rpt_tcd>O</rpt_tcd>
<T4_TAMT>
<tot_empt_incamt>60000.00</tot_empt_incamt>
<tot_empe_cpp_amt>3361.75</tot_empe_cpp_amt>
<tot_empe_eip_amt>978.00</tot_empe_eip_amt>
<tot_itx_ddct_amt>9123.45</tot_itx_ddct_amt>
<tot_empr_cpp_amt>3361.75</tot_empr_cpp_amt>
<tot_empr_eip_amt>1369.20</tot_empr_eip_amt>
</T4_TAMT>
</T4Summary>
</T4>
</Return>
</Submission>`

/** Nine digits that pass the check of a SIN. */
const sin = fc.integer({ min: 1_000_000, max: 79_999_999 }).map((first) => {
  const eight = String(first).padStart(8, '1')
  return `${eight}${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((last) => isLuhnValid(`${eight}${last}`))}`
})
const amount = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: most }))
const anySlip = fc
  .record({
    isQuebec: fc.boolean(),
    province: fc.constantFrom('AB', 'BC', 'NL', 'NU', 'ON', 'YT'),
    sin,
    dental: fc.constantFrom('1', '2', '3', '4', '5'),
    first: fc.constantFrom('Léa', 'Ana-Maria', 'O’Neil Jo', 'Śīla', 'Jean François', ''),
    last: fc.constantFrom('Roy', 'D’Arcy & Co.', 'Nguyễn', 'de la Fontaine-Saint-Exupéry-Longuet', 'Ó Briain'),
    income: amount(9_999_999_999),
    pension: amount(999_999),
    second: amount(999_999),
    ei: amount(999_999),
    tax: amount(9_999_999_999),
    insurable: amount(9_999_999),
    pensionable: amount(999_999_999),
    parental: amount(999_999),
  })
  .map((one) =>
    slip({
      firstName: one.first,
      lastName: one.last,
      facts: { region: one.isQuebec ? 'QC' : one.province, sin: one.sin, dental: one.dental },
      boxes: {
        '14': one.income,
        [one.isQuebec ? '17' : '16']: one.pension,
        [one.isQuebec ? '17A' : '16A']: one.second,
        '18': one.ei,
        '22': one.tax,
        '24': one.insurable,
        '26': one.pensionable,
        ...(one.isQuebec ? { '55': one.parental } : {}),
      },
    }),
  )

describe('a T4 return as XML', () => {
  test('is, line by line, what the specifications of January 2026 ask for', () => {
    expect(buildT4(input({ slips: [slip()], beside: { cpp: 336_175, ei: 136_920 } }))).toBe(GOLDEN)
  })

  test('is read back by the published order and lengths, and its sums are those of the slips', () => {
    const { slips, summary, problems } = readT4(buildT4(input()))
    expect(problems).toEqual([])
    expect(slips).toHaveLength(2)
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_empt_incamt'))).toBe(15_000_000)
    // What was paid to the Québec plans is not the CRA’s to sum up.
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_empe_cpp_amt'))).toBe(336_175)
    expect(one(slips[1], 'T4_AMT', 'qppe_cntrb_amt')?.text).toBe('396.00')
  })

  test('of any people without problems is one the CRA’s rules let pass', () => {
    fc.assert(
      fc.property(fc.array(anySlip, { minLength: 1, maxLength: 12 }), fc.boolean(), (slips, isAmended) => {
        const q = input({ slips, kind: isAmended ? 'amended' : 'original' })
        expect(t4Problems(q)).toEqual([])
        expect(readT4(buildT4(q)).problems).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('goes by the RepID of whoever sends it for others', () => {
    const text = buildT4(input({ employer: { ...EMPLOYER, repId: 'AB12CD3' } }))
    expect(readT4(text).problems).toEqual([])
    expect(text).not.toContain('TransmitterAccountNumber')
  })

  test('marks every slip of an amended return as amended', () => {
    const { slips, problems } = readT4(buildT4(input({ kind: 'amended' })))
    expect(problems).toEqual([])
    expect(slips.map((each) => one(each, 'rpt_tcd')?.text)).toEqual(['A', 'A'])
  })

  test('says who was outside the pension plan and employment insurance the whole time', () => {
    const young = slip({ facts: { ...slip().facts, eiExempt: 'yes' }, boxes: { '14': 100_000, '22': 1_000 } })
    const [only] = readT4(buildT4(input({ slips: [young], beside: {} }))).slips
    expect([one(only, 'cpp_qpp_xmpt_cd')?.text, one(only, 'ei_xmpt_cd')?.text]).toEqual(['1', '1'])
    // Asked for even where there is nothing.
    expect(one(only, 'T4_AMT', 'ei_insu_ern_amt')?.text).toBe('0.00')
    expect(one(only, 'T4_AMT', 'cpp_qpp_ern_amt')?.text).toBe('0.00')
  })

  test('has noughts for a SIN only where somebody said that none was given', () => {
    const none = slip({ facts: { region: 'ON', dental: '1' } })
    expect(t4Problems(input({ slips: [none] })).map(({ message }) => message)).toEqual([
      expect.stringContaining('The SIN (box 12) is missing'),
    ])
    const said = slip({ facts: { region: 'ON', dental: '1', sinNotGiven: 'yes' } })
    expect(t4Problems(input({ slips: [said] }))).toEqual([])
    expect(buildT4(input({ slips: [said] }))).toContain('<sin>000000000</sin>')
  })

  test('say what was paid into a pension plan with its number, and union dues, in their places', () => {
    const boxes = { ...slip().boxes, '20': 250_000, '44': 130_000 }
    const employer = { ...EMPLOYER, pensionPlanNumber: '1234567' }
    expect(t4Problems(input({ slips: [slip({ boxes })] }))).toEqual([
      { employmentId: null, message: expect.stringContaining('box 50') },
    ])
    const q = input({ employer, slips: [slip({ boxes }), quebec] })
    expect(t4Problems(q)).toEqual([])
    const { slips, summary, problems } = readT4(buildT4(q))
    expect(problems).toEqual([])
    expect(slips.map((each) => one(each, 'rpp_dpsp_rgst_nbr')?.text)).toEqual(['1234567', undefined])
    expect(['rpp_cntrb_amt', 'unn_dues_amt'].map((each) => one(slips[0], 'T4_AMT', each)?.text)).toEqual([
      '2500.00',
      '1300.00',
    ])
    expect(one(summary, 'T4_TAMT', 'tot_rpp_cntrb_amt')?.text).toBe('2500.00')
  })

  test.each([
    ['a name in other letters', { lastName: '林' }, 'letters of English and French'],
    ['no surname', { lastName: ' ' }, 'surname is missing'],
    ['a SIN with a slip', { facts: { region: 'ON', sin: '046454287', dental: '1' } }, 'fails its check digit'],
    ['no province', { facts: { sin: '046454286', dental: '1' } }, 'province of employment (box 10)'],
    ['an amount below nothing', { boxes: { '14': -1 } }, 'Box 14 is below nothing'],
    ['an amount with a digit too many', { boxes: { '16': 1_000_000 } }, 'Box 16 has more than 6 digits'],
    ['both pension plans', { boxes: { '16': 1, '17': 1 } }, 'CPP and QPP'],
    ['the plan of Québec elsewhere', { boxes: { '55': 1 } }, 'Box 10 is outside Québec'],
    [
      'the plan of Canada in Québec',
      { facts: { region: 'QC', sin: '046454286', dental: '1' }, boxes: { '16': 1 } },
      'Box 10 is Québec',
    ],
  ] as const)('is refused for %s, with the person and the box', (_what, over, sentence) => {
    expect(t4Problems(input({ slips: [slip(over)] }))).toEqual([
      { employmentId: 'one', message: expect.stringContaining(sentence) },
    ])
  })

  test('the reading itself finds an element out of order, an empty one, another sum and another account', () => {
    const text = buildT4(input())
    const wrong = (from: string, to: string) => readT4(text.replace(from, to)).problems.join('; ')
    expect(
      wrong('<summ_cnt>1</summ_cnt>\n<lang_cd>E</lang_cd>', '<lang_cd>E</lang_cd>\n<summ_cnt>1</summ_cnt>'),
    ).toContain('summ_cnt')
    expect(wrong('<init>M</init>', '<init></init>')).toContain('init')
    expect(wrong('<tot_empt_incamt>150000.00', '<tot_empt_incamt>150000.01')).toContain(
      'tot_empt_incamt is not the sum',
    )
    expect(wrong('<slp_cnt>2', '<slp_cnt>3')).toContain('counts other slips')
    expect(wrong('<bn>123456782RP0001', '<bn>123456782RP0002')).toContain('another account')
    expect(wrong('</Submission>', '</Submission>\n')).toContain('behind the last')
  })

  test('a long name goes on in the second line, between words', () => {
    expect(craLines('Northern Lights Engineering and Construction Services Incorporated', 30, 2)).toEqual([
      'Northern Lights Engineering',
      'and Construction Services',
    ])
  })
})
