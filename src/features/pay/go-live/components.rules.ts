import { type CountryPayroll, explain, linesAskedBy, type Nature } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { HeldComponent } from '../components/rules.ts'
import type { PayLine } from '../payroll/lines.rules.ts'

/** A column of a register of pay: what is paid, taken, or paid by the employer beside. */
export type RegisterComponent = {
  key: string
  label: { en: string; ar?: string }
  kind: 'earning' | 'reimbursement' | 'deduction' | 'employer'
  aliases: readonly string[]
  nature?: Nature
  scheme?: { key: string; line: string }
}

const earning = (key: string, nature: Nature, [en, ar]: [string, string], ...aliases: string[]): RegisterComponent => ({
  key,
  label: { en, ar },
  kind: nature === 'reimbursement' ? 'reimbursement' : 'earning',
  aliases,
  nature,
})

/** What registers of every country have. The keys of recurring pay are those of our own components. */
export const COMMON_COMPONENTS: readonly RegisterComponent[] = [
  earning(
    'basic',
    'basic',
    ['Basic salary', 'الراتب الأساسي'],
    'basic',
    'basic pay',
    'base salary',
    'salary',
    'regular pay',
  ),
  earning(
    'housing',
    'housing',
    ['Housing allowance', 'بدل السكن'],
    'housing',
    'hra',
    'house rent allowance',
    'accommodation',
  ),
  earning(
    'transport',
    'conveyance',
    ['Transport allowance', 'بدل النقل'],
    'transport',
    'conveyance',
    'conveyance allowance',
  ),
  earning('medical', 'allowance', ['Medical allowance', 'بدل طبي'], 'medical'),
  earning('meal', 'allowance', ['Meal allowance', 'بدل وجبات'], 'meal', 'food allowance'),
  earning(
    'communication',
    'allowance',
    ['Communication allowance', 'بدل اتصالات'],
    'phone allowance',
    'mobile allowance',
  ),
  earning('education', 'allowance', ['Education allowance', 'بدل تعليم'], 'education', 'schooling allowance'),
  earning(
    'allowance',
    'allowance',
    ['Other allowances', 'بدلات أخرى'],
    'allowances',
    'other allowance',
    'special allowance',
  ),
  earning('overtime', 'overtime', ['Overtime', 'العمل الإضافي'], 'ot', 'overtime pay'),
  earning('commission', 'commission', ['Commission', 'عمولة'], 'commissions'),
  earning('bonus', 'bonus', ['Bonus', 'مكافأة'], 'bonuses', 'additional wages'),
  earning('statutory_bonus', 'statutory_bonus', ['Statutory bonus', 'مكافأة قانونية']),
  earning('leave_pay', 'leave_pay', ['Leave paid out', 'بدل إجازة'], 'leave encashment', 'vacation pay'),
  earning('notice_pay', 'notice_pay', ['Pay in place of notice', 'بدل إشعار'], 'notice pay'),
  earning('arrears', 'arrears', ['Arrears', 'متأخرات'], 'back pay'),
  earning('in_kind', 'in_kind', ['Benefits in kind', 'مزايا عينية'], 'perquisites', 'taxable benefits'),
  earning('gratuity', 'gratuity', ['Gratuity', 'مكافأة نهاية الخدمة'], 'end of service'),
  earning('severance', 'severance', ['Severance', 'تعويض'], 'retrenchment benefit'),
  earning(
    'reimbursement',
    'reimbursement',
    ['Expenses paid back', 'مصروفات مستردة'],
    'reimbursements',
    'claims',
    'expenses',
  ),
  {
    key: 'deduction',
    label: { en: 'Other deductions', ar: 'خصومات أخرى' },
    kind: 'deduction',
    aliases: ['other deduction', 'loan', 'loans', 'advance'],
  },
]

/** What is taken off basic pay where a register prints it in a column of its own. */
export const UNPAID_COLUMN = 'unpaid'

/** The columns of what a country’s schemes ask for. */
export const componentsOfCountry = (law: CountryPayroll): RegisterComponent[] =>
  law.schemes.flatMap((scheme) =>
    linesAskedBy(scheme).map(({ key, party, label, aliases = [] }) => ({
      key: `${law.code.toLowerCase()}.${key}.${party}`,
      label: { en: label },
      kind: party === 'employee' ? ('deduction' as const) : ('employer' as const),
      aliases,
      scheme: { key: scheme.key, line: key },
    })),
  )

const OWN = 'own.'

const kindOf = (nature: HeldComponent['nature']): RegisterComponent['kind'] => {
  if (nature === 'deduction') return 'deduction'
  return nature === 'reimbursement' ? 'reimbursement' : 'earning'
}

/** The columns of components that a legal entity has beside those of every register. */
export const ownColumnsOf = (components: Iterable<HeldComponent>): RegisterComponent[] =>
  [...components]
    .filter(({ code }) => !BY_KEY.has(code))
    .map(({ code, name, names, nature }) => ({
      key: `${OWN}${code}`,
      label: names.ar ? { en: name, ar: names.ar } : { en: name },
      kind: kindOf(nature),
      aliases: [code, ...Object.values(names)],
      ...(nature === 'deduction' ? undefined : { nature }),
    }))

/** Everything a register of a country may have, by key. @param own columns of components of the legal entity */
export const registerComponents = (
  law: CountryPayroll,
  own: readonly RegisterComponent[] = [],
): ReadonlyMap<string, RegisterComponent> =>
  new Map([...COMMON_COMPONENTS, ...componentsOfCountry(law), ...own].map((one) => [one.key, one]))

/** Own columns that rows of a register have: pay of a component without one stands with others of its nature. */
export const columnsUsed = (
  own: readonly RegisterComponent[],
  rows: readonly Pick<RegisterRow, 'amounts'>[],
): RegisterComponent[] => own.filter(({ key }) => rows.some(({ amounts }) => key in amounts))

const BY_KEY = new Set(COMMON_COMPONENTS.map(({ key }) => key))
const BY_NATURE = new Map(
  COMMON_COMPONENTS.filter(({ key, nature }) => nature && nature !== 'allowance' && key !== 'transport').map((one) => [
    one.nature,
    one.key,
  ]),
)

/**
 * The column one of our own lines stands in; null: a register has none for it, as what a government adds.
 * @param columns of the register: a component of the company’s own has one there, or stands with others of its nature
 */
export const componentOfLine = (
  line: PayLine,
  code: string,
  columns?: ReadonlyMap<string, RegisterComponent>,
): string | null => {
  const own = line.component && line.source.kind !== 'retro' ? `${OWN}${line.component}` : null
  if (own && columns?.has(own)) return own
  if (line.kind === 'memo' || line.party === 'government') return null
  if (line.scheme) return `${code.toLowerCase()}.${line.key}.${line.party ?? 'employee'}`
  if (line.kind === 'deduction') return 'deduction'
  if (line.kind === 'employer') return null
  if (line.source.kind === 'retro') return 'arrears'
  if (line.source.kind === 'item' && BY_KEY.has(line.key)) return line.key
  if (line.nature === 'conveyance') return 'transport'
  return BY_NATURE.get(line.nature) ?? 'allowance'
}

/** What adds to the net pay is above nought, what is taken from it below; what moves no money is nought. */
const signOf = ({ kind, nature }: RegisterComponent): -1 | 0 | 1 => {
  if (kind === 'deduction') return -1
  return kind === 'employer' || nature === 'in_kind' ? 0 : 1
}

export type RegisterAmounts = Readonly<Record<string, Minor>>

/** Of the columns of a register those that make the net, with their sign; or those that the employer pays beside. */
export const sideOfRegister = (
  amounts: RegisterAmounts,
  components: ReadonlyMap<string, RegisterComponent>,
  side: 'pay' | 'employer',
): Record<string, Minor> => {
  const own: Record<string, Minor> = {}
  for (const [key, amount] of Object.entries(amounts)) {
    const component = components.get(key)
    if (!component || amount === 0) continue
    if (side === 'employer' && component.kind === 'employer') own[key] = amount
    const sign = signOf(component)
    if (side === 'pay' && sign !== 0) own[key] = sign * amount
  }
  return own
}

/** Our own lines by the columns of a register, as it would print them. */
export const amountsOfLines = (
  lines: readonly PayLine[],
  code: string,
  columns?: ReadonlyMap<string, RegisterComponent>,
): Record<string, Minor> => {
  const amounts: Record<string, Minor> = {}
  for (const line of lines) {
    const key = componentOfLine(line, code, columns)
    if (key) amounts[key] = (amounts[key] ?? 0) + line.amount
  }
  return amounts
}

export type RegisterRow = {
  id: string
  employment_id: string
  month: string
  amounts: RegisterAmounts
  gross: Minor | null
  net: Minor | null
}

/** A row of a register as lines of pay that count in the sums of the year. @param provided the file it came from and the day it came */
export const linesOfRegister = (
  row: RegisterRow,
  components: ReadonlyMap<string, RegisterComponent>,
  { currency, name, on }: { currency: { code: string; minorUnits: number }; name: string; on: Day },
): PayLine[] =>
  Object.entries(row.amounts).flatMap(([key, amount]): PayLine[] => {
    const component = components.get(key)
    if (!component || amount === 0) return []
    const line: PayLine = {
      key: component.scheme?.line ?? key,
      label: component.label.en,
      kind: component.kind,
      amount,
      source: { kind: 'opening', id: `${row.id}.${key}` },
      why: explain({
        rule: {
          id: 'pay.opening',
          title: 'As the provider before paid it',
          effectiveFrom: null,
          source: { title: name, checkedOn: on, confirmed: true },
        },
        unit: currency.code,
        value: fromMinor(amount, currency.minorUnits),
        inputs: [],
      }),
    }
    if (component.nature) line.nature = component.nature
    if (key.startsWith(OWN)) line.component = key.slice(OWN.length)
    if (!component.scheme) return [line]
    return [{ ...line, scheme: component.scheme.key, party: component.kind === 'employer' ? 'employer' : 'employee' }]
  })

/** What the printed totals of a row have beyond its columns: a column that was not matched. In minor units; nought where nothing is printed. */
export const unattributedOf = (
  row: Pick<RegisterRow, 'amounts' | 'gross' | 'net'>,
  components: ReadonlyMap<string, RegisterComponent>,
): { gross: Minor; net: Minor } => {
  const earned = Object.entries(row.amounts).reduce(
    (sum, [key, amount]) => (components.get(key)?.kind === 'earning' ? sum + amount : sum),
    0,
  )
  const paid = Object.values(sideOfRegister(row.amounts, components, 'pay')).reduce((sum, amount) => sum + amount, 0)
  return { gross: row.gross === null ? 0 : row.gross - earned, net: row.net === null ? 0 : row.net - paid }
}

/** The net of a row as printed; else of its columns, with what a printed gross has beyond them. */
export const totalOfRegister = (
  row: Pick<RegisterRow, 'amounts' | 'gross' | 'net'>,
  components: ReadonlyMap<string, RegisterComponent>,
): Minor => {
  const rest = unattributedOf(row, components)
  const paid = Object.values(sideOfRegister(row.amounts, components, 'pay')).reduce((sum, amount) => sum + amount, 0)
  return row.net ?? paid + rest.gross
}
