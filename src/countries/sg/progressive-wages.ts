import type { Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import type { MinimumPay, Nature } from '../payroll.ts'
import { paySources as sources } from './schemes/sources.ts'

/**
 * Progressive Wage Model: the least of a month for local people of 35 to 44 hours a week, by sector and job, from the ministry’s pages of September
 * 2026. `basic`: basic pay alone; `gross`: with allowances, without overtime, bonus and what is paid back. Levels that are left to the market have none.
 */

/** Windows in which one amount holds, both days in them. */
type Window = readonly [from: Day, until: Day]

const JULY: readonly Window[] = [
  ['2025-07-01', '2026-06-30'],
  ['2026-07-01', '2027-06-30'],
  ['2027-07-01', '2028-06-30'],
]
const CALENDAR: readonly Window[] = [
  ['2026-01-01', '2026-12-31'],
  ['2027-01-01', '2027-12-31'],
]
const SEPTEMBER: readonly Window[] = [
  ['2025-09-01', '2026-08-31'],
  ['2026-09-01', '2027-08-31'],
  ['2027-09-01', '2028-08-31'],
]
const FOOD: readonly Window[] = [['2025-03-01', '2026-06-30'], ...JULY.slice(1)]
const ADMINISTRATION: readonly Window[] = [['2024-07-01', '2025-06-30'], ...JULY]

type Ladder = {
  sector: string
  of: 'basic' | 'gross'
  windows: readonly Window[]
  /** Dollars of a month by job, one for each window. */
  jobs: Readonly<Record<string, readonly number[]>>
}

const CLEANER = { supervisor: [2700, 2870, 3040], skilled: [2530, 2700, 2870], outdoor: [2325, 2495, 2665] }
const GENERAL = [1910, 2080, 2250]

const LADDERS: readonly Ladder[] = [
  {
    sector: 'Cleaning, offices and shops',
    of: 'basic',
    windows: JULY,
    jobs: {
      Supervisor: CLEANER.supervisor,
      'Multi-skilled cleaner or machine operator': CLEANER.skilled,
      'Outdoor, healthcare or restroom cleaner': CLEANER.outdoor,
      'General or indoor cleaner': GENERAL,
    },
  },
  {
    sector: 'Cleaning, food and drink',
    of: 'basic',
    windows: JULY,
    jobs: {
      Supervisor: CLEANER.supervisor,
      'Multi-skilled cleaner or machine operator': CLEANER.skilled,
      'Dishwasher, restroom cleaner or refuse collector': CLEANER.outdoor,
      'Table-top cleaner': [2010, 2180, 2350],
      'General cleaner': GENERAL,
    },
  },
  {
    sector: 'Cleaning, conservancy',
    of: 'basic',
    windows: JULY,
    jobs: {
      'Truck driver (class 4 or 5)': [2830, 3040, 3250],
      'Supervisor or mechanical driver (class 3)': CLEANER.supervisor,
      'Multi-skilled cleaner, machine operator or refuse collector': CLEANER.skilled,
      'General or restroom cleaner': CLEANER.outdoor,
    },
  },
  {
    sector: 'Security, for clients',
    of: 'basic',
    windows: CALENDAR,
    jobs: {
      'Senior security supervisor': [3990, 4210],
      'Security supervisor': [3690, 3910],
      'Senior security officer': [3390, 3610],
      'Security officer': [3090, 3310],
    },
  },
  {
    sector: 'Security, in house',
    of: 'gross',
    windows: CALENDAR,
    jobs: {
      'Security supervisor': [2905, 3065],
      'Senior security officer': [2675, 2835],
      'Security officer': [2475, 2635],
    },
  },
  {
    sector: 'Landscape',
    of: 'basic',
    windows: JULY,
    jobs: {
      'Supervisor or senior specialist': [2900, 3060, 3220],
      'Assistant supervisor or specialist': [2545, 2685, 2825],
      Technician: [2330, 2490, 2650],
      Worker: [1950, 2095, 2240],
    },
  },
  {
    sector: 'Lifts and escalators',
    of: 'basic',
    windows: JULY,
    jobs: {
      'Principal specialist': [3590, 3720, 3935],
      Supervisor: [3445, 3660, 3875],
      'Senior specialist': [3215, 3420, 3620],
      Specialist: [2880, 3090, 3280],
      'Assistant specialist': [2525, 2750, 2915],
    },
  },
  {
    sector: 'Retail',
    of: 'gross',
    windows: SEPTEMBER,
    jobs: {
      'Assistant supervisor': [2790, 2950, 3100],
      'Senior cashier or senior assistant': [2535, 2680, 2820],
      'Assistant or cashier': [2305, 2435, 2565],
    },
  },
  {
    sector: 'Food services',
    of: 'gross',
    windows: FOOD,
    jobs: {
      'Cook, quick service': [2330, 2470, 2610],
      'Kitchen assistant or counter attendant, quick service': [2155, 2295, 2435],
      'Food or drink stall assistant': [2080, 2220, 2360],
      'Cook, full service': [2380, 2520, 2660],
      'Kitchen assistant, full service': [2180, 2320, 2460],
      'Waiter supervisor': [2730, 2875, 3020],
      Waiter: [2180, 2320, 2460],
    },
  },
  {
    sector: 'Administration',
    of: 'gross',
    windows: ADMINISTRATION,
    jobs: {
      Supervisor: [2980, 3160, 3340, 3520],
      Executive: [2390, 2580, 2760, 2940],
      Assistant: [1800, 1980, 2170, 2360],
    },
  },
  {
    sector: 'Driving',
    of: 'gross',
    windows: JULY.slice(1),
    jobs: {
      'Class 3 or below, level 2': [2485, 2665],
      'Class 3 or below, level 1': [2370, 2550],
      'Class 4 or above, level 2': [2555, 2790],
      'Class 4 or above, level 1': [2505, 2690],
    },
  },
  {
    sector: 'Waste collection',
    of: 'gross',
    windows: JULY,
    jobs: {
      'Senior driver': [3330, 3540, 3750],
      'Hooklift driver': [3130, 3340, 3550],
      Driver: [3030, 3240, 3450],
      Supervisor: [3280, 3490, 3700],
      'Team lead': [3030, 3240, 3450],
      'Senior crew': [2830, 3040, 3250],
      Crew: [2630, 2840, 3050],
    },
  },
  {
    sector: 'Materials recovery',
    of: 'gross',
    windows: JULY,
    jobs: {
      'Plant supervisor': [3130, 3340, 3550],
      'Team lead': [2930, 3140, 3350],
      'Senior sorter or machine operator': [2730, 2940, 3150],
      Sorter: [2530, 2740, 2950],
    },
  },
]

const nameOf = (sector: string, job: string): string => `${sector}: ${job}`

/** The jobs of all sectors, as a person’s record names them. */
export const progressiveWageJobs: readonly string[] = LADDERS.flatMap(({ sector, jobs }) =>
  Object.keys(jobs).map((job) => nameOf(sector, job)),
)

/** Full time, as the tables mean it. Other hours are not on file. */
const HOURS = { from: 35, until: 44 } as const

/** What the least of gross pay is compared with: no overtime and no bonus is agreed by the month. */
const GROSS: readonly Nature[] = ['basic', 'allowance', 'housing', 'conveyance', 'commission']

/** The least of a month for somebody in a job of the model; null: the job is none of it. */
export const progressiveWage = (name: string, weeklyHours: number, day: Day): MinimumPay | null => {
  const ladder = LADDERS.find(({ sector, jobs }) => Object.keys(jobs).some((job) => nameOf(sector, job) === name))
  if (!ladder) return null
  const job = name.slice(ladder.sector.length + 2)
  const at = ladder.windows.findIndex(([from, until]) => from <= day && day <= until)
  const dollars = at < 0 ? undefined : ladder.jobs[job]?.[at]
  if (dollars === undefined || weeklyHours < HOURS.from || weeklyHours > HOURS.until) return { unknown: `SG (${name})` }
  const least: Minor = dollars * 100
  return { least, source: sources.progressiveWages, of: ladder.of === 'basic' ? ['basic'] : GROSS }
}
