import { SaxesParser } from 'saxes'

/** Returns for authorities in XML, read from their text alone by what the authorities publish: nothing of what builds them is used here. */

export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

/** The tree of a file, or what is wrong with its XML. Shortened elements (<a/>) and anything behind the root are refused, as the CRA does. */
export const readTree = (text: string): { root: XmlElement | null; problems: string[] } => {
  const problems: string[] = []
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  const parser = new SaxesParser()
  parser.on('error', (error) => problems.push(error.message))
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const element: XmlElement = { name, attributes, text: '', children: [] }
    if (isSelfClosing) problems.push(`${name} is written short`)
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('text', (piece) => {
    const last = open.at(-1)
    if (last) last.text += piece
    else if (piece.trim() !== '') problems.push('Text outside the root')
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  if (!/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.test(text)) problems.push('The first line is another')
  if (!/>$/.test(text)) problems.push('Something stands behind the last element')
  return { root, problems }
}

/** An element as it is published: what its text looks like, or which elements it holds, in order. `?`: may be left out; `+`: once or more. */
export type Layout = { [name: string]: RegExp | Layout }

const bare = (name: string) => name.replace(/[?+*]$/, '')

/** All that an element holds otherwise than its layout: order, what is missing, what is too much, shapes, and texts that are empty. */
export const judgeLayout = ({ children, text, name }: XmlElement, layout: RegExp | Layout, at = name): string[] => {
  if (layout instanceof RegExp) {
    if (children.length > 0) return [`${at} holds elements`]
    return layout.test(text) && text.trim() === text && text !== '' ? [] : [`${at} is “${text}”`]
  }
  const problems: string[] = text.trim() === '' ? [] : [`${at} holds text`]
  let next = 0
  for (const [key, inner] of Object.entries(layout)) {
    const wanted = bare(key)
    let found = 0
    for (; children[next]?.name === wanted; next += 1) {
      found += 1
      problems.push(...judgeLayout(children[next] as XmlElement, inner, `${at}/${wanted}`))
    }
    if (found === 0 && !/[?*]$/.test(key)) problems.push(`${at}/${wanted} is missing`)
    if (found > 1 && !/[+*]$/.test(key)) problems.push(`${at}/${wanted} stands there ${found} times`)
  }
  const left = children[next]
  return left ? [...problems, `${at}/${left.name} stands where it may not`] : problems
}

export const one = (element: XmlElement | null | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element ?? undefined,
  )
export const all = (element: XmlElement | null | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** Cents of an amount as it is written; NaN where there is none. */
export const centsOf = (element: XmlElement | undefined): number =>
  element ? Number(element.text.replace('.', '')) : Number.NaN
const centsOrNothing = (element: XmlElement | undefined): number => (element ? centsOf(element) : 0)

/** An amount of so many digits, cents included: dollars, a point, two digits; no sign. */
const dollars = (digits: number) => new RegExp(`^\\d{1,${digits - 2}}\\.\\d{2}$`)
const name = (length: number) => new RegExp(`^[A-Za-z0-9éàâçèêëîïôùüûÉÀÂÇÈÊËÎÏÔÙÜÛ'&.\\- ]{1,${length}}$`)
const contact = (length: number, extension: number) => ({
  cntc_nm: name(length),
  cntc_area_cd: /^\d{3}$/,
  cntc_phn_nbr: /^\d{3}-\d{4}$/,
  'cntc_extn_nbr?': new RegExp(`^\\d{1,${extension}}$`),
})
const account = /^\d{9}RP\d{4}$/

const T4_SLIP: Layout = {
  EMPE_NM: { snm: name(20), 'gvn_nm?': name(12), 'init?': /^[A-Za-z]$/ },
  'EMPE_ADDR?': {},
  sin: /^\d{9}$/,
  'empe_nbr?': /^.{1,20}$/,
  bn: account,
  'rpp_dpsp_rgst_nbr?': /^\d{7}$/,
  cpp_qpp_xmpt_cd: /^[01]$/,
  ei_xmpt_cd: /^[01]$/,
  'prov_pip_xmpt_cd?': /^[01]$/,
  'empt_cd?': /^1[1-7]$/,
  rpt_tcd: /^[OAC]$/,
  empt_prov_cd: /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|US|ZZ)$/,
  empr_dntl_ben_rpt_cd: /^[1-5]$/,
  T4_AMT: {
    'empt_incamt?': dollars(10),
    'cpp_cntrb_amt?': dollars(6),
    'cppe_cntrb_amt?': dollars(6),
    'qpp_cntrb_amt?': dollars(6),
    'qppe_cntrb_amt?': dollars(6),
    'empe_eip_amt?': dollars(6),
    'rpp_cntrb_amt?': dollars(7),
    'itx_ddct_amt?': dollars(10),
    ei_insu_ern_amt: dollars(7),
    cpp_qpp_ern_amt: dollars(9),
    'unn_dues_amt?': dollars(9),
    'chrty_dons_amt?': dollars(9),
    'padj_amt?': dollars(7),
    'prov_pip_amt?': dollars(6),
    'prov_insu_ern_amt?': dollars(7),
  },
}

const T4_SUMMARY: Layout = {
  bn: account,
  EMPR_NM: { l1_nm: name(30), 'l2_nm?': name(30), 'l3_nm?': name(30) },
  'EMPR_ADDR?': {},
  CNTC: contact(22, 5),
  tx_yr: /^20\d{2}$/,
  slp_cnt: /^[1-9]\d{0,6}$/,
  'PPRTR_SIN?': {},
  rpt_tcd: /^[OA]$/,
  'fileramendmentnote?': /^.{1,1309}$/,
  'T4_TAMT?': {
    'tot_empt_incamt?': dollars(13),
    'tot_empe_cpp_amt?': dollars(11),
    'tot_empe_cppe_amt?': dollars(11),
    'tot_empe_eip_amt?': dollars(11),
    'tot_rpp_cntrb_amt?': dollars(11),
    'tot_itx_ddct_amt?': dollars(13),
    'tot_padj_amt?': dollars(13),
    'tot_empr_cpp_amt?': dollars(11),
    'tot_empr_cppe_amt?': dollars(11),
    'tot_empr_eip_amt?': dollars(11),
  },
}

const T4_SUBMISSION: Layout = {
  T619: {
    'TransmitterAccountNumber?': { 'bn9?': /^\d{9}$/, 'bn15?': account },
    'TransmitterRepID?': { RepID: /^[A-Z0-9]{7}$/ },
    sbmt_ref_id: /^[A-Za-z0-9]{8}$/,
    summ_cnt: /^\d{1,6}$/,
    lang_cd: /^[EF]$/,
    TransmitterName: { l1_nm: name(35), 'l2_nm?': name(35) },
    TransmitterCountryCode: /^[A-Z]{3}$/,
    CNTC: { ...contact(35, 12), cntc_email_area: /^\S{1,60}@?\S*$/, 'sec_cntc_email_area?': /^\S{1,60}$/ },
  },
  Return: { T4: { 'T4Slip+': T4_SLIP, T4Summary: T4_SUMMARY } },
}

/** Sums of the summary that are those of the slips. */
const SUMS = [
  ['tot_empt_incamt', 'empt_incamt'],
  ['tot_empe_cpp_amt', 'cpp_cntrb_amt'],
  ['tot_empe_cppe_amt', 'cppe_cntrb_amt'],
  ['tot_empe_eip_amt', 'empe_eip_amt'],
  ['tot_rpp_cntrb_amt', 'rpp_cntrb_amt'],
  ['tot_itx_ddct_amt', 'itx_ddct_amt'],
] as const

export type ReadT4 = { slips: XmlElement[]; summary: XmlElement | undefined; problems: string[] }

/** A T4 return by the specifications 2026V4: order, lengths, one account, counts and sums of the summary. */
export const readT4 = (text: string): ReadT4 => {
  const { root, problems } = readTree(text)
  if (root?.name !== 'Submission') return { slips: [], summary: undefined, problems: [...problems, 'No Submission'] }
  problems.push(...judgeLayout(root, T4_SUBMISSION))
  const t619 = one(root, 'T619')
  if (!one(t619, 'TransmitterAccountNumber') === !one(t619, 'TransmitterRepID'))
    problems.push('Who sends it is not said once')
  const t4 = one(root, 'Return', 'T4')
  const slips = all(t4, 'T4Slip')
  const summary = one(t4, 'T4Summary')
  if (one(summary, 'slp_cnt')?.text !== String(slips.length)) problems.push('The summary counts other slips')
  if (slips.some((slip) => one(slip, 'bn')?.text !== one(summary, 'bn')?.text))
    problems.push('A slip has another account')
  for (const [total, amount] of SUMS) {
    const sum = slips.reduce((so, slip) => so + centsOrNothing(one(slip, 'T4_AMT', amount)), 0)
    if (centsOrNothing(one(summary, 'T4_TAMT', total)) !== sum) problems.push(`${total} is not the sum of the slips`)
  }
  for (const slip of slips) {
    const amounts = one(slip, 'T4_AMT')
    if (one(amounts, 'cpp_cntrb_amt') && one(amounts, 'qpp_cntrb_amt')) problems.push('CPP and QPP on one slip')
    if (amounts?.children.some((each) => each.text === '0.00' && !/^(ei_insu_ern|cpp_qpp_ern)_amt$/.test(each.name)))
      problems.push('An optional amount is nothing')
  }
  if (one(summary, 'rpt_tcd')?.text === 'A' && slips.some((slip) => one(slip, 'rpt_tcd')?.text === 'O'))
    problems.push('An amended return holds an original slip')
  return { slips, summary, problems }
}

const day = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const line = (length: number) => new RegExp(`^[^<>\\n]{1,${length}}$`)

const ROE_RECORD: Layout = {
  'B2?': /^.{9}$/,
  'B3?': line(15),
  B5: account,
  B6: /^[WBSMEOH]$/,
  B8: /^\d{9}$/,
  B9: {
    FN: line(20),
    'MN?': line(4),
    LN: line(28),
    A1: line(35),
    A2: line(35),
    'A3?': line(35),
    PC: /^([A-Z]\d[A-Z]\d[A-Z]\d|\d{5}|\d{9})$/,
  },
  B10: day,
  B11: day,
  B12: day,
  'B13?': line(40),
  B14: { CD: /^[YNU]$/, 'DT?': day },
  B15A: /^\d{1,4}$/,
  'B15B?': dollars(8),
  B15C: { 'PP+': { AMT: dollars(8) } },
  B16: { CD: /^[A-Z]\d{2}$/, FN: line(20), LN: line(28), AC: /^\d{3}$/, TEL: /^\d{7}$/, 'EXT?': /^\d{1,8}$/ },
  'B17A?': { 'VP+': { CD: /^[12]$/, AMT: dollars(8) } },
  'B18?': line(160),
  'B20?': /^[EF]$/,
}

/** Records of employment by the payroll extract 2.0: order, lengths, days that fit, periods counted from the last, vacation pay within the last. */
export const readRoe = (text: string): { records: XmlElement[]; problems: string[] } => {
  const { root, problems } = readTree(text)
  if (root?.name !== 'ROEHEADER') return { records: [], problems: [...problems, 'No ROEHEADER'] }
  if (root.attributes.FileVersion !== 'W-2.0') problems.push('The version of the file is another')
  const records = all(root, 'ROE')
  if (records.length === 0 || records.length !== root.children.length)
    problems.push('There is something else than records')
  for (const record of records) {
    problems.push(...judgeLayout(record, ROE_RECORD))
    if (!/^[EF]$/.test(record.attributes.PrintingLanguage ?? '')) problems.push('The language of a record is none')
    if (!/^[SD]$/.test(record.attributes.Issue ?? '')) problems.push('Whether a record is a draft is not said')
    const [first = '', last = '', end = ''] = ['B10', 'B11', 'B12'].map((block) => one(record, block)?.text)
    if (!(first <= last && last <= end)) problems.push('The days of a record are in another order')
    if ((one(record, 'B14', 'CD')?.text === 'Y') !== (one(record, 'B14', 'DT') !== undefined))
      problems.push('A day of recall is missing, or too much')
    const periods = all(one(record, 'B15C'), 'PP')
    if (periods.some((period, at) => period.attributes.nbr !== String(at + 1)))
      problems.push('Pay periods are not counted')
    const most = { M: 13, S: 25, B: 27, W: 53 }[one(record, 'B6')?.text ?? '']
    if (most === undefined || periods.length > most) problems.push('There are too many pay periods')
    const vacation = all(one(record, 'B17A'), 'VP').reduce((sum, paid) => sum + centsOf(one(paid, 'AMT')), 0)
    if (vacation > centsOrNothing(one(periods[0], 'AMT'))) problems.push('Vacation pay is not in the last pay period')
  }
  return { records, problems }
}
