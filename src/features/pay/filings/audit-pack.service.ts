import { createHash } from 'node:crypto'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { Download } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { listLockedPeople, listLockedRuns } from '../payroll/locked.service.ts'
import { getRun } from '../payroll/runs.service.ts'
import { payslipBytes } from '../payroll/slips.service.ts'
import { payRegister } from '../payroll/variance.service.ts'
import { hashList, indexCsv, indexJson, type PackAbout, type PackedDocument, packNames } from './audit-pack.rules.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const wholeOf = async (content: Download['content']): Promise<Uint8Array> => {
  if (typeof content === 'string') return strToU8(content)
  if (content instanceof Uint8Array) return content
  const parts: Uint8Array[] = []
  for await (const piece of content) parts.push(typeof piece === 'string' ? strToU8(piece) : piece)
  return Buffer.concat(parts)
}

/** An archive that is written while it is made: what is ready goes on its way after each file. */
const openArchive = () => {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  const taken = (): Uint8Array[] => {
    if (failure) throw failure
    return ready.splice(0)
  }
  return {
    add: (path: string, bytes: Uint8Array): Uint8Array[] => {
      const file = new ZipPassThrough(path)
      zip.add(file)
      file.push(bytes, true)
      return taken()
    },
    end: (): Uint8Array[] => {
      zip.end()
      return taken()
    },
  }
}

type Made = { document: PackedDocument; bytes: Uint8Array | null }

/** Documents of a month one after the other: registers and payslips of locked runs, receipts of filings; files for banks are told by their hash. */
async function* documentsOf(ctx: Context, month: string): AsyncGenerator<Made> {
  const { companyId } = ctx.actor
  const nameOf = packNames()
  const made = (kind: PackedDocument['kind'], name: string, q: { about: string; bytes: Uint8Array }): Made => {
    const path = nameOf(`${kind}s`, name)
    return { document: { path, kind, about: q.about, bytes: q.bytes.length, sha256: sha256(q.bytes) }, bytes: q.bytes }
  }
  const runs = (await listLockedRuns(ctx.db, companyId)).filter((run) => run.month === month)
  for (const { id, group_name: group } of runs) {
    const run = await getRun(ctx, id)
    const about = `${group}, ${run.kind}, paid on ${run.pay_day}`
    const { download: register } = await payRegister(ctx, { id, format: 'csv' })
    yield made('register', `${group}-${register.name}`, { about, bytes: await wholeOf(register.content) })
    for (const person of await listLockedPeople(ctx.db, companyId, id))
      if (person.state === 'locked' || person.state === 'held') {
        const bytes = await payslipBytes(ctx, run, { employmentId: person.employment_id, version: null })
        yield made('payslip', `${person.number}-${run.pay_day}.pdf`, { about: `${person.name}, ${about}`, bytes })
      }
  }
  for (const row of await query.receiptsOfMonth(ctx.db, companyId, month)) {
    const bytes = await readFileOf(ctx, companyId, row.storage_key)
    yield made('receipt', row.name, { about: `${row.rule}, ${row.from_day} to ${row.until_day}`, bytes })
  }
  for (const row of await query.payFilesOfMonth(ctx.db, companyId, month)) {
    const about = `${row.label}, number ${row.number}, ${row.name}, ${row.state}`
    yield { document: { path: null, kind: 'pay-file', about, bytes: null, sha256: row.hash }, bytes: null }
  }
}

const indexPdf = (about: PackAbout, documents: readonly PackedDocument[], at: Date) =>
  renderPdf(
    {
      title: 'Audit pack',
      subject: about.month,
      header: `Audit pack · ${about.month}`,
      footer: `Made ${about.madeAt}`,
      at,
    },
    async (paper) => {
      paper.pairs([
        ['Month', about.month],
        ['Made at', about.madeAt],
        ['Reason', about.reason],
        ['Documents', String(documents.length)],
      ])
      const table = paper.table([
        { title: 'Document', width: 250 },
        { title: 'SHA-256', width: 230 },
      ])
      for (const { path, about: what, sha256: hash } of documents)
        table.row([
          path === null ? `${what} (kept in the system)` : `${path}: ${what}`,
          `${hash.slice(0, 32)} ${hash.slice(32)}`,
        ])
    },
  )

async function* packOf(ctx: Context, about: PackAbout) {
  const archive = openArchive()
  const documents: PackedDocument[] = []
  for await (const { document, bytes } of documentsOf(ctx, about.month)) {
    documents.push(document)
    if (document.path !== null && bytes) yield* archive.add(document.path, bytes)
  }
  const indexes = [
    { path: 'index.csv', bytes: strToU8(indexCsv(documents)) },
    { path: 'index.json', bytes: strToU8(indexJson(about, documents)) },
    { path: 'index.pdf', bytes: await wholeOf(indexPdf(about, documents, ctx.now())) },
  ]
  for (const { path, bytes } of indexes) yield* archive.add(path, bytes)
  const packed = documents.flatMap(({ path, sha256: hash }) => (path === null ? [] : [{ path, sha256: hash }]))
  const hashed = [...packed, ...indexes.map(({ path, bytes }) => ({ path, sha256: sha256(bytes) }))]
  yield* archive.add('SHA256SUMS', strToU8(hashList(hashed)))
  yield* archive.end()
}

/**
 * Documents of a month as one archive with an index and the hash of each, the index among them. Files for banks hold accounts: the pack tells their hash, and
 * they are taken out where they are made. Who took it, and why, is logged.
 */
export const downloadAuditPack = async (
  ctx: Context,
  { month, reason }: Parsed<typeof contract.downloadAuditPack>,
): Promise<Download> => {
  const { companyId } = ctx.actor
  const runs = (await listLockedRuns(ctx.db, companyId)).filter((run) => run.month === month)
  const receipts = await query.receiptsOfMonth(ctx.db, companyId, month)
  if (runs.length + receipts.length === 0)
    throw new Refusal('CONFLICT', 'No run of this month is locked, and no receipt is of it: there is nothing to pack.')
  ctx.audit({
    action: 'audit-pack.download',
    targetType: 'company',
    targetId: companyId,
    detail: { month, reason, runs: runs.length, receipts: receipts.length },
  })
  const about = { month, madeAt: iso(ctx.now().toISOString()), reason }
  return new Download(`audit-pack-${month}.zip`, 'application/zip', packOf(ctx, about))
}
