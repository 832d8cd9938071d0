import type { Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { DAY_MS, dayIn } from '../../../shared/dates.ts'
import { isDue } from '../../career/job-search/rules.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { compareCard, criteriaIn } from './compare.ts'
import { type Wanted, wordsOf } from './criteria.rules.ts'
import * as said from './objections.queries.ts'
import { toCompare } from './queries.ts'
import { scoreOf } from './rank.rules.ts'
import { MOST_CARDS } from './run.service.ts'
import * as query from './searches.queries.ts'

/** How long it can be answered for who came out of a search: as for comparisons of applications. */
const KEPT_YEARS = 4

type Of = { companyId: string; id: string }

const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    const before = new Date(now().getTime() - DAY_MS + 3_600_000).toISOString()
    for (const row of await query.perhapsDue(db, before))
      if (isDue(row.every_days, row.told_at, now()))
        await enqueue(db, 'alert-criteria', { companyId: row.company_id, id: row.id }, `criteria alert ${row.id}`)
  })

/** One letter with how many came who meet at least some of what is asked, or none when nobody did. */
export const alertCriteria = async (ground: Ground, { companyId, id }: Of): Promise<void> => {
  const { skills } = await lexiconOf(ground.doors)
  await ground.doors.asCompany(companyId, async (db) => {
    const at = ground.now()
    const held = await query.held(db, companyId, id)
    if (!held || held.disabled_at || held.role === 'hr_admin' || !isDue(held.every_days, held.told_at, at)) return
    const wanted = held.criteria as unknown as Wanted[]
    const criteria = criteriaIn(wanted, skills)
    const v = { companyId, userId: held.user_id, today: dayIn('UTC', at) }
    const rows = await toCompare(db, v, criteria.map(wordsOf), { most: MOST_CARDS, since: held.told_at })
    const people = rows.flatMap((row) => compareCard(row, criteria, held.country, skills) ?? [])
    const count = people.filter((p) => scoreOf(p, wanted).band !== 'few').length
    if ((await query.noteTold(db, companyId, id, held.told_at, at.toISOString())) === 0 || count === 0) return
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: held.email,
      goodForMinutes: 7 * 24 * 60,
      ...write('talent-alert', held.language, {
        ...{ name: held.first_name, search: held.name, count },
        link: `${ground.settings.publicUrl}/dashboard/ai-talent-search?kept=${id}`,
      }),
    })
  })
}

/** To whoever made the search: somebody it found says that a verdict is wrong, and waits for an answer. */
export const tellOfContest = (ground: Ground, { companyId, id }: Of): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const to = await said.searcher(db, companyId, id)
    if (!to) return
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: to.email,
      ...write('verdict-contested', to.language, {
        ...{ name: to.first_name, search: to.title },
        link: `${ground.settings.publicUrl}/dashboard/ai-talent-search?run=${id}`,
      }),
    })
  })

/** To whoever said so. The platform’s letter, not the company’s: whose address it went to stands in no list of the company. */
export const tellOfAnswer = async (ground: Ground, { companyId, id }: Of): Promise<void> => {
  const told = await ground.doors.asCompany(companyId, (db) => said.toldBack(db, companyId, id))
  if (!told) return
  await ground.doors.asPlatform(async (db) => {
    const to = await said.reached(db, told)
    if (!to) return
    await sendMessage(ground, db, {
      companyId: null,
      channel: 'email',
      recipient: to.email,
      ...write('contest-answered', to.language, {
        ...{ name: to.first_name, company: told.company, criterion: told.criterion ?? '' },
        ...{ agreed: told.agreed, words: told.words ?? '' },
        link: `${ground.settings.publicUrl}/dashboard/seeker/profile`,
      }),
    })
  })
}

/** Each night: searches nobody has to answer for any more. */
export const findOver = async (ground: Ground): Promise<void> => {
  const now = ground.now()
  const day = Date.UTC(now.getUTCFullYear() - KEPT_YEARS, now.getUTCMonth(), now.getUTCDate())
  const before = new Date(day).toISOString()
  const companies = await ground.doors.asPlatform((db) => query.companiesWithOver(db, before))
  for (const { company_id } of companies)
    await ground.doors.asCompany(company_id, (db) => query.dropOver(db, company_id, before))
}

export const talentSearchJobs = [
  { ...job('criteria-alerts', findDue), timetable: '16,46 * * * *' },
  job('alert-criteria', alertCriteria),
  job('tell-of-contest', tellOfContest),
  job('tell-of-contest-answer', tellOfAnswer),
  { ...job('talent-searches-over', findOver), timetable: '52 2 * * *' },
]
