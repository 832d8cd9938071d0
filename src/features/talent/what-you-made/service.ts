import type { OpenContext } from '../../../server/context.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { listCareerChoices } from '../../career/career-paths/service.ts'
import { listOwnPlaces } from '../../career/distance/service.ts'
import { listResumes } from '../../career/resume-builder/service.ts'
import { readMySkills } from '../../career/skill-matching/service.ts'
import { listSkillTests } from '../../career/skill-tests/service.ts'
import { listVideos } from '../../career/video-introduction/service.ts'
import { readPhoneAlerts } from '../../career/whatsapp-alerts/service.ts'
import { listZones } from '../../career/zones/service.ts'
import { listMyThreads } from '../direct-messages/seeker.service.ts'
import { MADE_WITH, type MadeItem, type MadeWith, type readWhatYouMade as readCall } from './contract.ts'

const item = (title: string, more: Partial<MadeItem> = {}): MadeItem => ({
  id: null,
  title,
  note: null,
  at: null,
  ...more,
})

/** How each tool lists what it holds: by the same service that its own page reads, so that neither says something else. */
const LISTS: Readonly<Record<MadeWith, (ctx: OpenContext) => Promise<MadeItem[]>>> = {
  resumes: async (ctx) =>
    (await listResumes(ctx)).resumes.map(({ id, name, savedAt }) => item(name, { id, at: savedAt })),
  messages: async (ctx) => {
    const lists = [await listMyThreads(ctx, { list: 'current' }), await listMyThreads(ctx, { list: 'archived' })]
    return lists.flatMap(({ threads }) =>
      threads.map(({ id, name, job, last, lastAt }) =>
        item(name ? `${name} · ${job.title}` : job.title, { id, note: last?.words ?? null, at: lastAt }),
      ),
    )
  },
  badges: async (ctx) =>
    (await listSkillTests(ctx)).tests.flatMap(({ test, last }) =>
      last && !last.isVoid
        ? [item(test, { id: last.id, note: `${last.score} ± ${last.band}`, at: last.finishedAt })]
        : [],
    ),
  videos: async (ctx) =>
    (await listVideos(ctx)).videos
      .filter(({ seconds }) => seconds !== null)
      .map(({ id, title, script, createdAt }) => item(title, { id, note: script || null, at: createdAt })),
  zones: async (ctx) => (await listZones(ctx)).zones.map(({ name }) => item(name)),
  places: async (ctx) =>
    (await listOwnPlaces(ctx)).places.map(({ name, radiusKm }) => item(name, { note: `${radiusKm} km` })),
  paths: async (ctx) =>
    (await listCareerChoices(ctx)).choices.map(({ title, plan, reason }) => item(title, { note: plan ?? reason })),
  skills: async (ctx) =>
    (await readMySkills(ctx)).skills.flatMap(({ label, said }) => (said ? [item(label, { note: said.note })] : [])),
  telephone: async (ctx) => {
    const { settings } = await readPhoneAlerts(ctx)
    return settings ? [item(settings.phone, { note: settings.consent, at: settings.consentedAt })] : []
  },
}

export const readWhatYouMade = async (ctx: OpenContext): Promise<Output<typeof readCall>> => {
  const made: Output<typeof readCall>['made'] = []
  for (const tool of MADE_WITH) {
    const items = await LISTS[tool](ctx)
    if (items.length > 0) made.push({ tool, items })
  }
  return { made }
}
