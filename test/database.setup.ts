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
  const template = `fourshore_template_${process.pid}`
  await sql(cluster, `create database ${template}`)
  await migrate(at(cluster, template))
  project.provide('cluster', cluster.href)
  project.provide('template', template)
  project.provide('superuser', process.env.TEST_SUPERUSER_URL ?? cluster.href)
  return async () => {
    await sql(cluster, `drop database if exists ${template} with (force)`).catch(() => {})
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

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
