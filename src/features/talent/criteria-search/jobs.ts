import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { wordsOf } from '../../matching/matching/criterion-input.rules.ts'
import { isAlertDue } from '../../platform/lists/searches.rules.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { compareCard, criteriaIn } from './compare.ts'
import * as said from './objections.queries.ts'
import * as query from './over.queries.ts'
import { toCompare } from './queries.ts'
import { scoreOf } from './rank.rules.ts'
import { MOST_CARDS, narrowedBy } from './run.service.ts'
import { savedCriteriaOf } from './searches.service.ts'

/** How long it can be answered for who came out of a search: as for comparisons of applications. */
const KEPT_YEARS = 4

type Of = { companyId: string; id: string }

/** One letter with how many came who meet at least some of what is asked, or none when nobody did. */
export const alertCriteria = async (services: Services, { companyId, id }: Of): Promise<void> => {
  const { skills } = await lexiconOf(services.database)
  await services.database.forCompany(companyId, async (db) => {
    const at = services.now()
    const current = await saved.findCompanySearch(db, 'talent-criteria', companyId, id)
    if (
      !current ||
      current.disabled_at ||
      !roleHas(current.role, 'talent.search') ||
      !isAlertDue(current.every_days, current.told_at, at)
    )
      return
    const { criteria: wanted, filters, country } = savedCriteriaOf(current.query)
    const criteria = criteriaIn(wanted, skills)
    const v = { companyId, userId: current.user_id, today: dayIn('UTC', at) }
    const by = await narrowedBy(services, filters)
    const rows = await toCompare(db, v, criteria.map(wordsOf), { most: MOST_CARDS, since: current.told_at, by })
    const people = rows.flatMap((row) => compareCard(row, criteria, country, skills) ?? [])
    const count = people.filter((p) => scoreOf(p, wanted).band !== 'few').length
    if ((await saved.markSearchNotified(db, id, current.told_at, at.toISOString())) === 0 || count === 0) return
    await sendMessage(services, db, {
      companyId,
      channel: 'email',
      recipient: current.email,
      goodForMinutes: 7 * 24 * 60,
      ...renderTemplate('talent-alert', current.language, {
        name: current.first_name,
        search: current.name,
        count,
        link: `${services.settings.publicUrl}${paths.aiTalentSearch({ kept: id })}`,
      }),
    })
  })
}

/** To whoever made the search: somebody it found says that a verdict is wrong, and waits for an answer. */
export const notifyVerdictContested = (services: Services, { companyId, id }: Of): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const to = await said.findSearcher(db, companyId, id)
    if (!to) return
    await sendMessage(services, db, {
      companyId,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('verdict-contested', to.language, {
        name: to.first_name,
        search: to.title,
        link: `${services.settings.publicUrl}${paths.aiTalentSearch({ run: id })}`,
      }),
    })
  })

/** To whoever said so. The platform’s letter, not the company’s: whose address it went to stands in no list of the company. */
export const notifyContestAnswered = async (services: Services, { companyId, id }: Of): Promise<void> => {
  const told = await services.database.forCompany(companyId, (db) => said.findAnswerNotice(db, companyId, id))
  if (!told) return
  await services.database.forPlatform(async (db) => {
    const to = await said.findRecipient(db, told)
    if (!to) return
    await sendMessage(services, db, {
      companyId: null,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('contest-answered', to.language, {
        name: to.first_name,
        company: told.company,
        criterion: told.criterion ?? '',
        agreed: told.agreed,
        words: told.words ?? '',
        link: `${services.settings.publicUrl}${paths.seekerProfile()}`,
      }),
    })
  })
}

/** Each night: searches nobody has to answer for any more. */
export const deleteExpiredSearchRuns = async (services: Services): Promise<void> => {
  const now = services.now()
  const day = Date.UTC(now.getUTCFullYear() - KEPT_YEARS, now.getUTCMonth(), now.getUTCDate())
  const before = new Date(day).toISOString()
  const companies = await services.database.forPlatform((db) => query.listCompaniesWithExpiredSearchRuns(db, before))
  for (const { company_id } of companies)
    await services.database.forCompany(company_id, (db) => query.deleteExpiredSearchRuns(db, company_id, before))
}

export const talentSearchJobs = [
  defineJob('alert-criteria', alertCriteria),
  defineJob('tell-of-contest', notifyVerdictContested),
  defineJob('tell-of-contest-answer', notifyContestAnswered),
  { ...defineJob('talent-searches-over', deleteExpiredSearchRuns), timetable: '52 2 * * *' },
]
