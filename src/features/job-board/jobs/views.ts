import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Services } from '../../../server/context.ts'
import { networkOf } from '../../../server/network.ts'
import { isUuid } from '../../../server/sessions.ts'
import * as query from './views.queries.ts'
import { dayOf, isByPerson } from './views.rules.ts'

/** How long what was seen waits for more of it before it is written, ms. */
const WAIT_MS = 1_500
/** More than this at once are not remembered: the server has other things to do then. */
const MOST = 20_000

type Seen = { day: string; who: string; job: string } | { day: string; who: string; company: string }

/** The page of a job, in any language. */
const PAGE = /^(\/[a-z]{2})?\/jobs\/:id$/

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')

/** Whoever comes from one network with one browser counts as one. */
const whoIs = (address: string, agent: string) => `${networkOf(address)}\n${agent.slice(0, 300)}`

/**
 * Counts how many people open the page of a job (decisions/0063). The page is sent first; what was seen waits in memory for a moment and is
 * written for many at once, and a failure to do so is nobody's: a view more or less decides nothing.
 */
export const countJobViews = (app: FastifyInstance, services: Services): void => {
  let waiting: Seen[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  /** Of whom the day's calls were noted already, by a key that no other process has and that goes with the day. */
  let met = { day: '', key: randomBytes(32), known: new Set<string>() }
  let salt: { day: string; of: Promise<Buffer> } = { day: '', of: Promise.resolve(Buffer.alloc(0)) }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const seen = waiting
    waiting = []
    if (seen.length > 0) writing = writing.then(() => write(services, seen, saltFor)).catch(() => {})
    return writing
  }
  const note = (seen: Seen) => {
    if (waiting.length >= MOST) return
    waiting.push(seen)
    timer ??= setTimeout(flush, WAIT_MS).unref()
  }
  const saltFor = (day: string): Promise<Buffer> => {
    if (salt.day !== day) {
      const of = newDay(services, day)
      salt = { day, of }
      of.catch(() => {
        salt = { ...salt, day: '' }
      })
    }
    return salt.of
  }

  services.met = (companyId: string, { address, agent }: Caller) => {
    const day = dayOf(services.now())
    if (met.day !== day) met = { day, key: randomBytes(32), known: new Set() }
    const who = whoIs(address, agent)
    const key = createHmac('sha256', met.key).update(`${companyId}\n${who}`).digest('base64')
    if (met.known.has(key)) return
    met.known.add(key)
    note({ day, who, company: companyId })
  }
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { id = '' } = request.params as { id?: string }
    if (reply.statusCode !== 200 || !PAGE.test(request.routeOptions.url ?? '') || !isUuid(id)) return
    const agent = header(request, 'user-agent')
    const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => header(request, name)).join()
    if (!isByPerson({ method: request.method, agent, purpose })) return
    note({ day: dayOf(services.now()), who: whoIs(request.ip, agent), job: id })
  })
  app.addHook('onClose', flush)
}

/** The salt of a day that has begun; nobody of the days before it can be found again from then on. */
const newDay = ({ database }: Services, day: string): Promise<Buffer> =>
  database.forPlatform(async (db) => {
    await query.forgetBefore(db, day)
    return query.saltOf(db, day, randomBytes(32))
  })

/** Each night, for a day on which nobody came. */
export const forgetVisitors = ({ database, now }: Services): Promise<void> =>
  database.forPlatform((db) => query.forgetBefore(db, dayOf(now())))

const write = async (services: Services, seen: readonly Seen[], saltFor: (day: string) => Promise<Buffer>) => {
  for (const [day, ofDay] of Map.groupBy(seen, (s) => s.day)) {
    // The day is over, and its salt with it: what was seen in its last moment goes with them.
    if (day !== dayOf(services.now())) continue
    const salt = await saltFor(day)
    const jobs = [...new Set(ofDay.flatMap((s) => ('job' in s ? [s.job] : [])))]
    const owners = jobs.length
      ? await services.database.forPublic((db) => query.ownersOf(db, jobs), { reading: true })
      : []
    const ownerOf = new Map(owners.map((o) => [o.id, o.company_id]))
    const companyOf = (s: Seen) => ('company' in s ? s.company : ownerOf.get(s.job))
    for (const [companyId, own] of Map.groupBy(ofDay, companyOf)) {
      if (!companyId) continue
      // Of each company another: one person's ways between companies cannot be put together.
      const hashOf = (s: Seen) => createHmac('sha256', salt).update(`${companyId}\n${s.who}`).digest('hex').slice(0, 32)
      const people = [...new Set(own.filter((s) => 'company' in s).map(hashOf))]
      const views = own.flatMap((s) => ('job' in s ? [[hashOf(s), s.job] as const] : []))
      await services.database.forCompany(companyId, async (db) => {
        if (people.length > 0) await query.leaveOut(db, companyId, day, people)
        if (views.length > 0)
          await query.countViews(db, companyId, {
            day,
            visitors: views.map(([who]) => who),
            jobs: views.map(([, job]) => job),
          })
      })
    }
  }
}
