import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { ReturnInput, ReturnProblem, ReturnSlip } from '../../filing.ts'
import { parentElement, textElement, xmlFile } from '../../xml.ts'
import { isSin } from '../identity.ts'
import { craLines, craName, isCraName, isProvince } from './cra-text.ts'

/**
 * T4 return as the CRA takes it by Internet file transfer: a T619 transmittal, then slips and their summary, by the specifications 2026V4 (T619 of 14
 * January, T4 of 30 January 2026). The CRA takes only the layout of the year in which a file is sent, whatever year it is of. Elements stand in
 * the order of the specification; one that is optional and has nothing to say is left out, because an empty one has the whole file refused.
 * Amounts are dollars with cents and never negative. Income Tax Regulations, s. 200.
 */

type Amount = {
  element: string
  box: string
  /** Digits, cents included, the point not. */
  digits: number
  /** Stands there as 0.00 where there is nothing. */
  isRequired?: true
}

/** Amounts of a slip in the order of the specification. Boxes that pay does not know (46, 52 …) are not among them. */
const AMOUNTS: readonly Amount[] = [
  { element: 'empt_incamt', box: '14', digits: 10 },
  { element: 'cpp_cntrb_amt', box: '16', digits: 6 },
  { element: 'cppe_cntrb_amt', box: '16A', digits: 6 },
  { element: 'qpp_cntrb_amt', box: '17', digits: 6 },
  { element: 'qppe_cntrb_amt', box: '17A', digits: 6 },
  { element: 'empe_eip_amt', box: '18', digits: 6 },
  { element: 'rpp_cntrb_amt', box: '20', digits: 7 },
  { element: 'itx_ddct_amt', box: '22', digits: 10 },
  { element: 'ei_insu_ern_amt', box: '24', digits: 7, isRequired: true },
  { element: 'cpp_qpp_ern_amt', box: '26', digits: 9, isRequired: true },
  { element: 'unn_dues_amt', box: '44', digits: 9 },
  { element: 'prov_pip_amt', box: '55', digits: 6 },
  { element: 'prov_insu_ern_amt', box: '56', digits: 7 },
]

/** Sums of the summary: of a box of the slips, or of what the employer paid. Those of the Québec plans are not the CRA’s. */
const TOTALS: readonly { element: string; box?: string; beside?: string }[] = [
  { element: 'tot_empt_incamt', box: '14' },
  { element: 'tot_empe_cpp_amt', box: '16' },
  { element: 'tot_empe_cppe_amt', box: '16A' },
  { element: 'tot_empe_eip_amt', box: '18' },
  { element: 'tot_rpp_cntrb_amt', box: '20' },
  { element: 'tot_itx_ddct_amt', box: '22' },
  { element: 'tot_empr_cpp_amt', beside: 'cpp' },
  { element: 'tot_empr_cppe_amt', beside: 'cpp2' },
  { element: 'tot_empr_eip_amt', beside: 'ei' },
]

const boxOf = ({ boxes }: ReturnSlip, box: string): Minor => boxes[box] ?? 0
const sumOf = (slips: readonly ReturnSlip[], box: string): Minor =>
  slips.reduce((sum, slip) => sum + boxOf(slip, box), 0)

const has = (slip: ReturnSlip, ...boxes: readonly string[]): boolean => boxes.some((box) => boxOf(slip, box) !== 0)

const amountElement = (element: string, amount: Minor, isRequired = false) =>
  amount === 0 && !isRequired ? null : textElement(element, fromMinor(amount, 2))

/** The first given name, and the letter the second one begins with. */
const givenOf = (slip: ReturnSlip) => {
  const [first = '', second = ''] = craName(slip.firstName).split(' ')
  return { first: first.slice(0, 12), initial: /^[A-Za-z]/.test(second) ? second.slice(0, 1) : '' }
}

const sinOf = ({ facts }: ReturnSlip): string => (facts.sinNotGiven === 'yes' ? '000000000' : (facts.sin ?? ''))

/** Outside the pension plan for the whole of the employment: nothing of what was earned is pensionable. */
const isOutsidePension = (slip: ReturnSlip): boolean => boxOf(slip, '14') > 0 && boxOf(slip, '26') === 0
const isOutsideEi = (slip: ReturnSlip): boolean => slip.facts.eiExempt === 'yes' && boxOf(slip, '18') === 0

const slipElement = (slip: ReturnSlip, { employer, kind }: ReturnInput) => {
  const { first, initial } = givenOf(slip)
  return parentElement('T4Slip', [
    parentElement('EMPE_NM', [
      textElement('snm', craName(slip.lastName).slice(0, 20).trim()),
      textElement('gvn_nm', first),
      textElement('init', initial),
    ]),
    textElement('sin', sinOf(slip)),
    textElement('empe_nbr', craName(slip.number).slice(0, 20)),
    textElement('bn', employer.payrollAccount),
    textElement('rpp_dpsp_rgst_nbr', has(slip, '20') ? employer.pensionPlanNumber : null),
    textElement('cpp_qpp_xmpt_cd', isOutsidePension(slip) ? '1' : '0'),
    textElement('ei_xmpt_cd', isOutsideEi(slip) ? '1' : '0'),
    textElement('rpt_tcd', kind === 'amended' ? 'A' : 'O'),
    textElement('empt_prov_cd', slip.facts.region),
    textElement('empr_dntl_ben_rpt_cd', slip.facts.dental),
    parentElement(
      'T4_AMT',
      AMOUNTS.map(({ element, box, isRequired }) => amountElement(element, boxOf(slip, box), isRequired)),
    ),
  ])
}

const phoneOf = (phone = '') => [
  textElement('cntc_area_cd', phone.slice(0, 3)),
  textElement('cntc_phn_nbr', `${phone.slice(3, 6)}-${phone.slice(6)}`),
]

const transmittal = ({ employer, year, number }: ReturnInput) =>
  parentElement('T619', [
    employer.repId
      ? parentElement('TransmitterRepID', [textElement('RepID', employer.repId)])
      : parentElement('TransmitterAccountNumber', [textElement('bn15', employer.payrollAccount)]),
    textElement('sbmt_ref_id', `${year}${String(number).padStart(4, '0')}`),
    textElement('summ_cnt', '1'),
    textElement('lang_cd', employer.returnLanguage),
    parentElement(
      'TransmitterName',
      craLines(employer.legalName ?? '', 35, 2).map((line, at) => textElement(`l${at + 1}_nm`, line)),
    ),
    textElement('TransmitterCountryCode', 'CAN'),
    parentElement('CNTC', [
      textElement('cntc_nm', craName(employer.contactName ?? '')),
      ...phoneOf(employer.contactPhone),
      textElement('cntc_extn_nbr', employer.contactExtension),
      textElement('cntc_email_area', employer.contactEmail),
    ]),
  ])

const summary = ({ employer, year, kind, slips, beside }: ReturnInput) =>
  parentElement('T4Summary', [
    textElement('bn', employer.payrollAccount),
    parentElement(
      'EMPR_NM',
      craLines(employer.legalName ?? '', 30, 2).map((line, at) => textElement(`l${at + 1}_nm`, line)),
    ),
    parentElement('CNTC', [
      textElement('cntc_nm', craName(employer.contactName ?? '')),
      ...phoneOf(employer.contactPhone),
      textElement('cntc_extn_nbr', employer.contactExtension),
    ]),
    textElement('tx_yr', String(year)),
    textElement('slp_cnt', String(slips.length)),
    textElement('rpt_tcd', kind === 'amended' ? 'A' : 'O'),
    parentElement(
      'T4_TAMT',
      TOTALS.map(({ element, box, beside: key }) =>
        amountElement(element, box ? sumOf(slips, box) : (beside[key ?? ''] ?? 0)),
      ),
    ),
  ])

/** A return of slips without problems. */
export const buildT4 = (q: ReturnInput): string => {
  const slips = q.slips.map((slip) => slipElement(slip, q))
  const body = parentElement('Return', [parentElement('T4', [...slips, summary(q)])])
  return xmlFile(
    parentElement('Submission', [transmittal(q), body], ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'),
  )
}

const amountProblems = (slip: ReturnSlip): string[] =>
  AMOUNTS.flatMap(({ box, digits }) => {
    const amount = boxOf(slip, box)
    if (amount < 0)
      return [`Box ${box} is below nothing. The CRA takes no negative amount: put the pay of the year right first.`]
    return String(amount).length > digits ? [`Box ${box} has more than ${digits} digits.`] : []
  })

const nameProblems = (slip: ReturnSlip): string[] => {
  const surname = craName(slip.lastName)
  if (surname === '') return ['The surname is missing on the record.']
  const isTaken = isCraName(surname) && isCraName(craName(slip.firstName))
  return isTaken
    ? []
    : ['The CRA takes names in letters of English and French alone: write it on the record as the SIN has it.']
}

const sinProblems = (slip: ReturnSlip): string[] => {
  if (slip.facts.sinNotGiven === 'yes') return []
  if (!slip.facts.sin)
    return ['The SIN (box 12) is missing. If it was asked for and not given, say so in the payment details.']
  return isSin(slip.facts.sin) ? [] : ['The SIN (box 12) fails its check digit.']
}

const placeProblems = (slip: ReturnSlip): string[] => {
  if (!isProvince(slip.facts.region)) return ['The province of employment (box 10) is not known.']
  const isQuebec = slip.facts.region === 'QC'
  if (has(slip, '16', '16A') && has(slip, '17', '17A'))
    return [
      'CPP and QPP (boxes 16 and 17) may not stand on one slip: whoever worked in Québec and elsewhere needs a slip for each, at CRA Web Forms.',
    ]
  if (has(slip, '17', '17A', '55', '56') && !isQuebec)
    return [
      'Box 10 is outside Québec, and boxes 17, 55 or 56 have amounts: a slip for each province is needed, at CRA Web Forms.',
    ]
  return has(slip, '16', '16A') && isQuebec
    ? ['Box 10 is Québec, and box 16 has an amount: a slip for each province is needed, at CRA Web Forms.']
    : []
}

/** Everything for which the CRA would refuse the file, by person. */
export const t4Problems = ({ employer, slips }: ReturnInput): ReturnProblem[] => {
  const ofEmployer = [employer.legalName, employer.contactName].every((text) => isCraName(craName(text ?? '')))
    ? []
    : ['The CRA takes the names of the employer and of the contact in letters of English and French alone.']
  const own = slips.flatMap((slip) =>
    [...nameProblems(slip), ...sinProblems(slip), ...placeProblems(slip), ...amountProblems(slip)].map((message) => ({
      employmentId: slip.employmentId,
      message,
    })),
  )
  if (!employer.pensionPlanNumber && slips.some((slip) => has(slip, '20')))
    ofEmployer.push(
      'Box 20 has amounts: enter the registration number of the pension plan (box 50) under Registrations.',
    )
  return [...ofEmployer.map((message) => ({ employmentId: null, message })), ...own]
}
