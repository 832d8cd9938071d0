import { writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, Caller, Context, Services } from '../../../server/context.ts'
import { defineJob, type Turn } from '../../../server/jobs.ts'
import type { Role } from '../../../shared/actor.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { chunksOf, partSize, reckonedBy } from './changed.service.ts'
import { engineOf } from './engine.service.ts'
import { lockNow, PAY_DRAFTS_DROP } from './lock.service.ts'
import { dropOldMarks } from './marks.queries.ts'
import * as parts from './parts.queries.ts'
import { putOutPayslips } from './publish.service.ts'
import * as query from './runs.queries.ts'
import { endPublishing, getRun, keepPart, moveTo, type ReckonedPart, reckonPeople } from './runs.service.ts'
import { enqueueStep, PAY_RUN_STEP } from './steps.service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'pay', requestId: PAY_RUN_STEP, country: null }

type Input = { companyId: string; runId: string; id: string }
type Held = { ctx: Context; row: query.RunRow; work: parts.WorkRow }

/** How often a step is begun before it is given up: each time the server ended in the middle of it. */
const MOST_BEGUN = 12

/**
 * A part of a step in a transaction of its own, in the name of whoever asked for it; null: it was stopped, or is done. What only looks holds nobody up:
 * another part is kept meanwhile.
 */
const inPart = <T>(
  services: Services,
  input: Input,
  take: (held: Held) => Promise<T>,
  isLook = false,
): Promise<T | null> =>
  services.database.forCompany(input.companyId, async (db) => {
    const { companyId, runId } = input
    await parts.lookUpByKey(db)
    const work = await (isLook ? parts.findWork(db, companyId, input) : parts.lockWork(db, companyId, input))
    if (!work) return null
    const by = await parts.findAsker(db, companyId, work.asked_by)
    if (!by) throw new Refusal('CONFLICT', 'Whoever asked for it has left meanwhile. Ask for it again.')
    const actor = {
      userId: by.id,
      role: by.role as Role,
      email: by.email,
      companyId,
      employeeId: by.employee_id,
      sessionId: work.asked_session ?? '',
    }
    const entries: AuditEntry[] = []
    const ctx: Context = { ...services, db, actor, caller, audit: (entry) => entries.push(entry) }
    const answer = await take({ ctx, row: await getRun(ctx, runId), work })
    await writeAudit(db, actor, caller, entries)
    return answer
  })

/** Where a step goes on; null: nowhere. */
const begin = (services: Services, input: Input) =>
  inPart(services, input, async ({ ctx, row, work }) => {
    if (work.begun >= MOST_BEGUN)
      throw new Refusal('CONFLICT', 'This was begun many times and never came to its end. Look into the server’s log.')
    await parts.beginWork(ctx.db, input.companyId, { runId: input.runId, engine: await engineOf(ctx, row) })
    const [now] = await parts.workOfRuns(ctx.db, input.companyId, [input.runId])
    return { step: work.step, doneUntil: now?.done_until ?? null }
  })

/** Others wait that are done sooner, perhaps: it goes on behind them, after the last part that was kept. */
const goOnLater = (services: Services, input: Input) =>
  inPart(services, input, async ({ ctx }) => {
    await parts.restWork(ctx.db, input.companyId, input.runId)
    await enqueueStep(ctx.db, input)
  })

/** While the database keeps one part, another is reckoned, and what the one after it needs is read. */
const AHEAD = 2

type Going = { doneUntil: string | null; turn: Turn }

const calculate = async (services: Services, input: Input, { doneUntil, turn }: Going): Promise<void> => {
  const { companyId, runId } = input
  const ids = await inPart(services, input, ({ ctx, row }) =>
    parts.employmentsToReckon(ctx.db, companyId, { ...reckonedBy(row), after: doneUntil }),
  )
  if (ids === null) return
  const chunks = ids.length === 0 ? [[]] : chunksOf(ids, partSize(services))
  const asked = {}
  const reckonAhead = (among: readonly string[] | undefined): Promise<ReckonedPart | null> => {
    const ahead = among
      ? inPart(services, input, ({ ctx, row }) => reckonPeople(ctx, row, among, asked), true)
      : Promise.resolve(null)
    // Heard when it is waited for, unless the part before it has failed already.
    ahead.catch(() => {})
    return ahead
  }
  const ahead = chunks.slice(0, AHEAD).map(reckonAhead)
  for (const [at, among] of chunks.entries()) {
    const reckoned = (await ahead.shift()) ?? null
    if (reckoned === null) return
    ahead.push(reckonAhead(chunks[at + AHEAD]))
    const isLast = at === chunks.length - 1
    const until = isLast ? null : (among.at(-1) ?? null)
    const went = await inPart(services, input, async ({ ctx, row, work }) => {
      await keepPart(ctx, row, { ...reckoned, part: { after: work.done_until, until } })
      if (!isLast) await parts.noteDone(ctx.db, companyId, { runId, done: work.done + among.length, until })
      else {
        const facts = { at: work.facts_at, in: work.facts_in }
        const told = { id: runId, by: work.asked_by, at: ctx.now().toISOString(), facts, engine: work.engine }
        await query.noteReckoned(ctx.db, companyId, told)
        await moveTo(ctx, runId, 'calculated')
      }
      return true
    })
    if (!went) return
    if (at === 0 || isLast) await learn(services, companyId, 'people')
    if (!isLast && (await turn.isOver())) {
      await Promise.all(ahead)
      await goOnLater(services, input)
      return
    }
  }
}

/** The tables of runs are read by what the database knows of them: it looks at them once there is something of a run of many. */
const learn = (services: Services, companyId: string, of: 'people' | 'lines'): Promise<number> =>
  services.database.forCompany(companyId, (db) => parts.learnRuns(db, of))

/** Everything at once or nothing: how far it is, is told beside it. */
const lock = async (services: Services, input: Input): Promise<void> => {
  const { companyId, runId } = input
  await learn(services, companyId, 'people')
  await inPart(services, input, async ({ ctx, row }) => {
    // Its approval may have been taken back while it waited.
    const now = await query.lockRun(ctx.db, companyId, runId)
    if (now?.state !== 'approved') throw new Refusal('CONFLICT', 'The run has to be approved first.')
    await lockNow(ctx, row)
  })
}

/** So many parts are put out at once. */
const SLIPS = 5

const publish = async (services: Services, input: Input, { doneUntil, turn }: Going): Promise<void> => {
  const { companyId, runId } = input
  const size = SLIPS * partSize(services)
  await learn(services, companyId, 'lines')
  const found = await inPart(services, input, ({ ctx }) =>
    parts.endsOfParts(ctx.db, companyId, { runId, size, after: doneUntil }),
  )
  for (const until of found ? [...found, null] : []) {
    const went = await inPart(services, input, async ({ ctx, row, work }) => {
      const part = { after: work.done_until, until }
      await putOutPayslips(ctx, row, { by: work.asked_by, part })
      if (until) await parts.noteDone(ctx.db, companyId, { runId, done: work.done + size, until })
      else {
        await parts.endWork(ctx.db, companyId, runId)
        await endPublishing(ctx, row)
      }
      return true
    })
    if (!went) return
    if (until && (await turn.isOver())) {
      await goOnLater(services, input)
      return
    }
  }
}

/** Takes a step to its end, or to that of its turn. Ended in the middle, it goes on after the last part that was kept. */
export const takeStep = async (services: Services, input: Input, turn: Turn): Promise<void> => {
  try {
    const begun = await begin(services, input)
    if (begun?.step === 'calculate') await calculate(services, input, { doneUntil: begun.doneUntil, turn })
    if (begun?.step === 'lock') await lock(services, input)
    if (begun?.step === 'publish') await publish(services, input, { doneUntil: begun.doneUntil, turn })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error
    await services.database.forCompany(input.companyId, (db) =>
      parts.stopWork(db, input.companyId, { runId: input.runId, problem: error.message }),
    )
  }
}

const dropMarks = async (services: Services): Promise<void> => {
  await services.database.forPlatform((db) => dropOldMarks(db))
}

const dropDrafts = async (services: Services, { companyId, runId }: Omit<Input, 'id'>): Promise<void> => {
  await services.database.forCompany(companyId, (db) => parts.dropDrafts(db, companyId, runId))
}

export const payrollJobs = [
  { ...defineJob(PAY_RUN_STEP, takeStep), takesLong: true },
  { ...defineJob(PAY_DRAFTS_DROP, dropDrafts), takesLong: true },
  { ...defineJob('pay-marks-old', dropMarks), timetable: '41 2 * * *' },
]
