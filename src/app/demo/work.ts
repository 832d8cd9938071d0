import type { Country } from '../../countries/country.ts'
import type { EmployeeFormInput } from '../../features/people/employees/form.contract.ts'
import type { Die } from './draw.ts'

/** Who does what, for how much. */

export const LEVELS = ['junior', 'middle', 'senior', 'lead', 'head'] as const
export type Level = (typeof LEVELS)[number]

type Department = { name: string; share: number; positions: Readonly<Record<Level, readonly string[]>> }

const department = (name: string, share: number, positions: Record<Level, string>): Department => ({
  name,
  share,
  positions: Object.fromEntries(LEVELS.map((level) => [level, positions[level].split(', ')])) as Record<
    Level,
    string[]
  >,
})

export const DEPARTMENTS: readonly Department[] = [
  department('Technical', 32, {
    junior: 'Junior Engineer, IT Support Technician, Graduate Engineer, QA Tester',
    middle: 'Software Engineer, Systems Administrator, Data Analyst, Network Engineer, QA Engineer',
    senior: 'Senior Software Engineer, Senior Systems Engineer, Solutions Architect',
    lead: 'Technical Lead, Engineering Manager, Infrastructure Manager',
    head: 'Head of Technology',
  }),
  department('Operations', 31, {
    junior: 'Warehouse Assistant, Operations Assistant, Driver, Packing Operator',
    middle: 'Operations Coordinator, Warehouse Executive, Logistics Planner, Purchasing Officer',
    senior: 'Senior Operations Executive, Shift Supervisor, Quality Supervisor',
    lead: 'Operations Manager, Warehouse Manager, Supply Chain Manager',
    head: 'Director of Operations',
  }),
  department('Sales', 18, {
    junior: 'Sales Assistant, Inside Sales Representative, Customer Service Officer',
    middle: 'Sales Executive, Account Executive, Business Development Executive',
    senior: 'Senior Account Manager, Key Account Manager',
    lead: 'Regional Sales Manager, Sales Manager',
    head: 'Head of Sales',
  }),
  department('Administration', 8, {
    junior: 'Receptionist, Office Assistant',
    middle: 'Administrative Officer, Executive Assistant, Facilities Coordinator',
    senior: 'Senior Administrative Officer',
    lead: 'Office Manager',
    head: 'Head of Administration',
  }),
  department('HR', 5, {
    junior: 'HR Assistant',
    middle: 'HR Executive, Recruiter, Payroll Officer',
    senior: 'Senior HR Business Partner',
    lead: 'HR Manager',
    head: 'Head of People',
  }),
  department('Marketing', 3, {
    junior: 'Marketing Assistant',
    middle: 'Marketing Executive, Content Writer, Graphic Designer',
    senior: 'Senior Brand Executive',
    lead: 'Marketing Manager',
    head: 'Head of Marketing',
  }),
  department('Finance', 3, {
    junior: 'Accounts Assistant',
    middle: 'Accountant, Financial Analyst',
    senior: 'Senior Accountant',
    lead: 'Finance Manager',
    head: 'Head of Finance',
  }),
]

const LEVEL_SHARES: Readonly<Record<Level, number>> = { junior: 31, middle: 38, senior: 21, lead: 10, head: 0 }
export const levelOf = (die: Die): Level => die.weighted(LEVELS, (level) => LEVEL_SHARES[level])

/** Where in the department's range a level is paid. */
const RANGE: Readonly<Record<Level, readonly [number, number]>> = {
  junior: [0, 0.22],
  middle: [0.18, 0.48],
  senior: [0.45, 0.72],
  lead: [0.7, 0.9],
  head: [0.9, 1],
}

/** 50 where people earn thousands, 500 where they earn tens of thousands. */
export const stepOf = (country: Country): number => 10 ** Math.floor(Math.log10(country.sampleSalary) - 1) / 2
export const roundToStep = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)

export const salaryOf = (die: Die, country: Country, name: string, level: Level): number => {
  const [low, high] = country.demo.salaries[name] ?? [country.sampleSalary * 0.7, country.sampleSalary * 2]
  const [from, to] = RANGE[level]
  return roundToStep(low + (high - low) * (from + die.next() * (to - from)), stepOf(country))
}

/**
 * Pay of one person. Where wages come by the month they commonly are a basic salary with allowances; where they come by the
 * fortnight, they are one figure, and few get more than a meal or a bus ticket.
 */
export const compensationOf = (
  die: Die,
  country: Country,
  who: { basic: number; department: string; level: Level; foreign: boolean },
): NonNullable<EmployeeFormInput['compensation']> => {
  const { basic } = who
  const step = stepOf(country)
  const share = (likely: number, low: number, high: number) => {
    const amount = roundToStep(basic * (low + die.next() * (high - low)), step)
    return die.chance(likely) ? { amount } : null
  }
  const monthly = country.payFrequency === 'Monthly'
  const above = who.level === 'lead' || who.level === 'head'
  const housed = who.foreign || above ? 0.85 : 0.5
  const housing = share(monthly ? housed : 0.03, 0.2, 0.4)
  const driven = who.department === 'Sales' ? 0.5 : 0.1
  const transport = share(monthly ? 0.75 : driven, 0.04, 0.1)
  const meal = share(who.department === 'Operations' ? 0.7 : 0.25, 0.03, 0.05)
  const phone = share(who.department === 'Sales' || above ? 0.7 : 0.05, 0.01, 0.03)
  const school = share(who.foreign && above ? 0.6 : 0, 0.05, 0.15)
  const { standard, overtimeMultiplier } = country.hours
  const shifts = who.department === 'Operations' && !above
  const automatic = die.chance(shifts ? 0.45 : 0.04)
  const extra = die.between(0, 16) / 2
  const sunday = die.chance(shifts ? 0.12 : 0) ? die.between(4, 8) : null
  return {
    basicSalary: basic,
    housingAllowance: housing?.amount,
    transportAllowance: transport?.amount,
    mealAllowance: meal?.amount,
    communicationAllowance: phone?.amount,
    educationAllowance: school?.amount,
    autoOvertimeEnabled: automatic,
    ...(automatic
      ? {
          overtimeRateType: 'multiplier' as const,
          overtimeRate: overtimeMultiplier,
          standardHoursPerWeek: standard,
          hoursWorkedThisWeek: Math.min(standard + extra, country.hours.maximum),
        }
      : {}),
    sundayOvertimeHours: sunday,
  }
}

type Extra = { type: string; frequency: 'monthly' | 'weekly' | 'yearly' | 'once'; share: readonly [number, number] }

const EXTRAS: Readonly<Record<string, readonly Extra[]>> = {
  Technical: [{ type: 'On-call allowance', frequency: 'monthly', share: [0.03, 0.08] }],
  Operations: [
    { type: 'Shift allowance', frequency: 'monthly', share: [0.05, 0.1] },
    { type: 'Attendance incentive', frequency: 'weekly', share: [0.01, 0.02] },
  ],
  Sales: [{ type: 'Sales incentive', frequency: 'monthly', share: [0.06, 0.18] }],
}
const ANYBODY: readonly Extra[] = [
  { type: 'Annual bonus', frequency: 'yearly', share: [0.5, 1.5] },
  { type: 'Relocation', frequency: 'once', share: [0.3, 0.8] },
]

/** A further allowance beyond those of the form, for about one in four. */
export const extraOf = (die: Die, country: Country, name: string, basic: number) => {
  const extra = die.pick([...(EXTRAS[name] ?? []), ...ANYBODY])
  const [low, high] = extra.share
  const amount = roundToStep(basic * (low + die.next() * (high - low)), stepOf(country) / 5)
  return die.chance(0.24) ? { type: extra.type, frequency: extra.frequency, amount } : null
}

const LICENCES: Readonly<Record<string, readonly string[]>> = {
  Technical: ['Electrical work licence', 'Working at height certificate'],
  Operations: ['Forklift operator licence', 'Driving licence', 'Dangerous goods certificate'],
  Sales: ['Driving licence'],
}

/** A licence or certificate the company keeps an eye on, for about one in seven. */
export const licenceOf = (die: Die, name: string) => {
  const type = die.pick([...(LICENCES[name] ?? []), 'First aid certificate'])
  const number = `L${die.digits(8)}`
  const state = die.weighted(['active', 'active', 'pending', 'cancelled'] as const, (s) => (s === 'active' ? 9 : 1))
  const expiresIn = die.between(-90, 900)
  return die.chance(0.15) ? { type, number, state, expiresIn } : null
}

/** For those who are looked at first and drew none. */
export const firstExtra = (country: Country): NonNullable<ReturnType<typeof extraOf>> => ({
  type: 'Attendance incentive',
  frequency: 'monthly',
  amount: stepOf(country) * 2,
})
export const firstLicence = (place: number): NonNullable<ReturnType<typeof licenceOf>> => ({
  type: 'First aid certificate',
  number: `L${String(20_480_000 + place * 37)}`,
  state: 'active',
  expiresIn: 40 + place * 9,
})
