import type { Context } from '../../../server/context.ts'
import type { DayLine, HomeParts } from '../../../server/home.ts'
import { addDays, addMonths, type Day, dayIn } from '../../../shared/dates.ts'
import type { Label } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { firstDayOfEach, onDaysOfHome } from './away.rules.ts'
import * as query from './home.queries.ts'
import { readsReports } from './policy.ts'

const profileOf = (id: string) => paths.employees({ open: 'profile', id })

/** Of a larger company who is away is not a line of the home page: whoever plans looks at the calendar of leave. */
const LARGEST = 5_000
const MONTHS = 12
/** What leave without a name of its own is called where days away are told. */
const LEAVE: Label = { en: 'Leave', ar: 'إجازة', fr: 'Congé', hi: 'छुट्टी', ta: 'விடுப்பு', zh: '休假' }

/** The last day of each of twelve months, up to the day itself. */
const monthEnds = (today: Day): Day[] =>
  Array.from({ length: MONTHS }, (_, n) => {
    const first = addMonths(`${today.slice(0, 7)}-01`, n - MONTHS + 1)
    const end = addDays(addMonths(first, 1), -1)
    return end > today ? today : end
  })

/** Who is away between two days, by what the features say that know it. */
const readAway = async (ctx: Context, { from, until, most }: { from: Day; until: Day; most: number }) => {
  const { db, actor, features, countries, now } = ctx
  const sources = features.flatMap(({ awayDays }) => awayDays ?? [])
  if (sources.length === 0) return { lines: [], more: 0 }
  const employed = await query.listEmploymentsOn(db, actor.companyId, from, LARGEST + 1)
  if (employed.length > LARGEST) return { lines: [], more: 0 }
  const employmentIds = employed.map(({ id }) => id)
  const asked = { companyId: actor.companyId, employmentIds, from: addDays(from, -1), until }
  const away = []
  for (const source of sources) away.push(...(await source(db, asked)))
  const todays = new Map(
    employed.map(({ id, country }) => [id, dayIn(countries.find(country)?.zone ?? 'UTC', now())] as const),
  )
  const ahead = onDaysOfHome(
    away.filter(({ standing }) => standing === 'approved'),
    { today: from, todays },
  )
  const first = firstDayOfEach(ahead)
  const shown = first.slice(0, most)
  const people = new Map(
    (
      await query.listPeopleOf(
        db,
        actor.companyId,
        shown.map(({ employmentId }) => employmentId),
      )
    ).map((p) => [p.employment, p]),
  )
  const lines = shown.flatMap(({ employmentId, day, label }): DayLine[] => {
    const person = people.get(employmentId)
    return person
      ? [
          {
            id: employmentId,
            title: person.name,
            detail: label === LEAVE.en ? LEAVE : label,
            day,
            to: profileOf(person.id),
          },
        ]
      : []
  })
  return { lines, more: first.length - shown.length }
}

/** Who leaves and who is away these days, how many people there are, month by month, and how many are to come or have left. */
export const employmentsHome: HomeParts = {
  people: async ({ db, actor }, today) => {
    const rows = await query.countStandings(db, actor.companyId, today)
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
    return {
      employed: sum((row) => row.employed),
      starting: sum((row) => row.starting),
      left: sum((row) => row.left),
      countries: rows
        .filter(({ employed }) => employed > 0)
        .map(({ country, employed }) => ({ country, count: employed })),
    }
  },
  days: [
    {
      id: 'away',
      label: { en: 'Away', ar: 'في إجازة', fr: 'Absences', hi: 'छुट्टी पर', ta: 'விடுப்பில்', zh: '休假' },
      // What kind of absence it is, and whose, is for whoever works on people.
      may: (actor) => hasPermission(actor, 'employees.write'),
      read: readAway,
    },
    {
      id: 'leavers',
      label: { en: 'Last day', ar: 'آخر يوم عمل', fr: 'Départs', hi: 'आख़िरी दिन', ta: 'கடைசி நாள்', zh: '离职' },
      may: readsReports,
      read: async ({ db, actor }, days) => {
        const rows = await query.listLeavers(db, actor.companyId, days)
        return {
          lines: rows.map(({ id, name, position, day }) => ({
            id,
            title: name,
            detail: position,
            day,
            to: profileOf(id),
          })),
          more: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
        }
      },
    },
  ],
  pulse: [
    {
      id: 'headcount',
      label: { en: 'Headcount', ar: 'عدد الموظفين' },
      means: {
        en: 'People employed at the end of each month, the current one as of today',
        ar: 'الموظفون في نهاية كل شهر، والشهر الجاري حتى اليوم',
      },
      of: { en: 'Month', ar: 'الشهر' },
      kind: 'line',
      unit: 'count',
      may: readsReports,
      to: paths.employees(),
      read: async ({ db, actor, now }) => {
        const today = dayIn('UTC', now())
        const rows = await query.countEmployedOn(db, actor.companyId, monthEnds(today))
        if (rows.every(({ people }) => people === 0)) return null
        return rows.map(({ day, people }) => ({ id: day, name: day.slice(0, 7), value: people }))
      },
    },
  ],
}
