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
