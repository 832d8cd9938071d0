import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/server/embedded.ts'
import { migrate } from '../src/server/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster; each test file makes its own database from the template. */
    cluster: string
    template: string
    /** Folder of this run; the filled demonstration is kept in it once somebody has asked for it. */
    folder: string
    /** The same cluster as a superuser: for looking past every policy. */
    superuser: string
  }
}

/**
 * One cluster for the whole run with one migrated database, which each test file copies. TEST_DATABASE_URL names an outside PostgreSQL
 * to use instead of the embedded one; its user must be allowed to create databases and roles.
 */
export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), 'fourshore-test-'))
  chmodSync(folder, 0o711)
  const embedded = outside
    ? null
    : await startEmbedded({ folder: join(folder, 'postgres'), password: 'test', durable: false })
  const cluster = new URL(outside ?? (embedded?.url as string))
  if (embedded) {
    await makeQuick(embedded.superuserUrl)
    // Each file of tests makes databases of its own.
    await sql(embedded.superuserUrl, 'alter role fourshore createdb')
  }
  const template = `fourshore_template_${process.pid}`
  // A run within another one takes its tables, and makes only those that its tree has more.
  const from = process.env.TEST_TEMPLATE
  await (from ? copyDatabase(cluster, from, template) : sql(cluster, `create database ${template}`))
  await migrate(at(cluster, template))
  project.provide('cluster', cluster.href)
  project.provide('template', template)
  project.provide('folder', folder)
  project.provide('superuser', process.env.TEST_SUPERUSER_URL ?? embedded?.superuserUrl ?? cluster.href)
  return async () => {
    // The databases of an outside server that goes on are taken away; those of a cluster that was made for this run go with it.
    if (outside && !process.env.TEST_CLUSTER_GOES) await dropAll(cluster, template)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Names of all databases of a run begin with that of its template. */
const dropAll = async (cluster: URL, template: string) => {
  const { rows } = await sql(cluster, `select datname from pg_database where datname like '${template}%'`)
  for (const { datname } of rows as { datname: string }[])
    await sql(cluster, `drop database if exists ${datname} with (force)`).catch(() => {})
}

/** A copy of a database is a checkpoint and a copy of its files: as few other checkpoints as can be. */
const makeQuick = async (cluster: string) => {
  for (const [name, value] of [
    ['checkpoint_timeout', '1h'],
    ['max_wal_size', '8GB'],
  ])
    await sql(cluster, `alter system set ${name} = '${value}'`)
  await sql(cluster, 'select pg_reload_conf()')
}

/** Copies a database file by file, which a server of PostgreSQL 15 or newer does in a fraction of the time of writing it all to its log. */
export const copyDatabase = (cluster: URL, from: string, to: string) =>
  sql(cluster, `create database ${to} template ${from} strategy file_copy`)

export const at = (cluster: URL, database: string): string => {
  const url = new URL(cluster)
  url.pathname = `/${database}`
  return url.href
}

export const sql = async (url: URL | string, text: string) => {
  const client = new pg.Client({ connectionString: String(url) })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
