import type { ApprovalKind, ApprovalReader, ApprovalSubject } from '../../../server/approvals.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import { iso } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { reopenClaim } from './claims.service.ts'
import { decideClaimWord, declineClaim, sendClaimBack } from './decide.service.ts'
import { CLAIM_KIND } from './kinds.rules.ts'
import type { Verdict } from './limits.rules.ts'
import { moneyOf } from './money.rules.ts'
import type { ExpectedPay } from './pay-day.rules.ts'
import { expectedPays } from './pay-day.service.ts'
import * as query from './queries.ts'
import { daysOfRequest, rateOn, rateText } from './rates.rules.ts'
import { ratesBetween } from './rules.queries.ts'
import { fingerprintOf } from './shown.service.ts'

const policy: PolicyContent = {
  rules: [
    {
      when: {},
      steps: [
        {
          who: [
            { by: 'relation', relation: 'line-manager', mode: 'any' },
            { by: 'role', role: 'hr_admin', mode: 'any' },
            { by: 'administrators', mode: 'any' },
          ],
        },
      ],
    },
  ],
  samePerson: 'once',
}

/** What one unit of the claim’s currency was in others on the day it was handed in: rules may name an amount in any of them. */
const ratesOf = async ({ db, companyId }: ApprovalReader, row: query.ClaimRow): Promise<Record<string, string>> => {
  if (row.submitted_at === null) return {}
  const day = iso(row.submitted_at).slice(0, 10)
  const rates = await ratesBetween(db, companyId, daysOfRequest(day))
  const others = new Set(rates.flatMap(({ base, quote }) => [base, quote]))
  return Object.fromEntries(
    [...others].flatMap((to) => {
      const found = to === row.currency ? null : rateOn(rates, { from: row.currency, to, day })
      return found ? [[to, rateText(found.rate)]] : []
    }),
  )
}

const flagsOf = (lines: readonly query.LineRow[]): string[] => {
  const severities = new Set(lines.flatMap((line) => (line.verdicts as Verdict[]).map(({ severity }) => severity)))
  return ['violation', 'duplicate'].filter((one) => severities.has(one as Verdict['severity']))
}

const countOf = (lines: readonly query.LineRow[], severity: Verdict['severity']) =>
  lines.filter((line) => (line.verdicts as Verdict[]).some((verdict) => verdict.severity === severity)).length

type Around = { lines: readonly query.LineRow[]; authors: readonly string[]; expected: ExpectedPay | undefined }

const subjectOf = async (
  reader: ApprovalReader,
  row: query.ClaimRow,
  { lines, authors, expected }: Around,
): Promise<ApprovalSubject> => {
  const categories = [...new Set(lines.map(({ category }) => category))]
  const [violations, duplicates] = [countOf(lines, 'violation'), countOf(lines, 'duplicate')]
  return {
    title: `${row.person}: ${row.title} (${row.number})`,
    hash: fingerprintOf(row, lines),
    path: paths.expenseClaims({ claim: row.id }),
    portalPath: paths.employeePortal({ tab: 'claims', claim: row.id }),
    approverPath: paths.employeePortal({ tab: 'claims', claim: row.id }),
    facts: {
      amount: { minor: row.total_minor, currency: row.currency },
      rates: await ratesOf(reader, row),
      country: row.country,
      department: row.department,
      flags: flagsOf(lines),
    },
    lines: [
      { label: 'total', kind: 'money', ...moneyOf(row.total_minor, row.currency) },
      { label: 'lines', kind: 'count', count: lines.length },
      { label: 'for', kind: 'text', text: categories.join(', ') },
      ...(violations > 0 ? [{ label: 'violations', kind: 'count', count: violations } as const] : []),
      ...(duplicates > 0 ? [{ label: 'duplicates', kind: 'count', count: duplicates } as const] : []),
      ...(expected ? [{ label: 'payDay', kind: 'day', day: expected.payDay } as const] : []),
    ],
    authors,
    waits: row.state === 'submitted',
  }
}

/** A claim that was handed in. */
export const claimApprovals: ApprovalKind = {
  kind: CLAIM_KIND,
  labels: {
    kind: {
      en: 'Expense claim',
      ar: 'مطالبة مصروفات',
      fr: 'Note de frais',
      hi: 'खर्च का दावा',
      ta: 'செலவுக் கோரிக்கை',
      zh: '费用报销',
    },
    changePolicy: { en: 'Change who approves expense claims', ar: 'تغيير من يوافق على مطالبات المصروفات' },
    lines: {
      total: { en: 'Total', ar: 'الإجمالي', fr: 'Total', hi: 'कुल', ta: 'மொத்தம்', zh: '合计' },
      lines: { en: 'Lines', ar: 'البنود', fr: 'Lignes', hi: 'पंक्तियाँ', ta: 'வரிகள்', zh: '明细数' },
      for: { en: 'For', ar: 'مقابل', fr: 'Pour', hi: 'किसके लिए', ta: 'எதற்காக', zh: '用途' },
      violations: {
        en: 'Beyond the rules',
        ar: 'خارج القواعد',
        fr: 'Hors règles',
        hi: 'नियमों से बाहर',
        ta: 'விதிகளுக்கு மீறியவை',
        zh: '超出规定',
      },
      duplicates: {
        en: 'Perhaps claimed before',
        ar: 'ربما طولب بها سابقًا',
        fr: 'Peut-être déjà demandé',
        hi: 'शायद पहले माँगा गया',
        ta: 'முன்பே கோரப்பட்டிருக்கலாம்',
        zh: '可能已报销过',
      },
      payDay: {
        en: 'Paid with the pay of',
        ar: 'تُدفع مع راتب',
        fr: 'Payée avec la paie du',
        hi: 'किस वेतन के साथ',
        ta: 'எந்த சம்பளத்துடன்',
        zh: '随哪次工资支付',
      },
    },
    flags: {
      violation: {
        label: { en: 'Something is beyond the rules', ar: 'بند خارج القواعد' },
        inSentence: { en: 'something is beyond the rules', ar: 'كان بند خارج القواعد' },
      },
      duplicate: {
        label: { en: 'Something may have been claimed before', ar: 'بند ربما طولب به سابقًا' },
        inSentence: { en: 'something may have been claimed before', ar: 'كان بند ربما طولب به سابقًا' },
      },
    },
  },
  permission: 'expenses.approve',
  fromPortal: true,
  hasAmount: true,
  neverAlone: true,
  policy,
  subjects: async (reader, ids) => {
    const rows = await query.claimsByIds(reader.db, reader.companyId, ids)
    const lines = Map.groupBy(await query.linesOf(reader.db, reader.companyId, ids), (line) => line.claim_id)
    const people = rows.map(({ employee_id }) => employee_id)
    const accounts = await query.accountsOfEmployees(reader.db, reader.companyId, people)
    const expected = await expectedPays(reader, rows)
    const found = new Map<string, ApprovalSubject>()
    for (const row of rows) {
      const authors = accounts.filter((a) => a.employee_id === row.employee_id).map((a) => a.user_id)
      found.set(
        row.id,
        await subjectOf(reader, row, { lines: lines.get(row.id) ?? [], authors, expected: expected.get(row.id) }),
      )
    }
    return found
  },
  decide: decideClaimWord,
  sendBack: sendClaimBack,
  decline: declineClaim,
  withdraw: reopenClaim,
}
