import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { superuserUrlOf } from '../../src/server/embedded.ts'

/** The data folder of the server that journeys talk to. */
export const DATA_DIR = join(import.meta.dirname, '../..', `.data-e2e-${process.env.E2E_PORT ?? '3210'}`)

const databaseUrl = () => {
  if (process.env.E2E_DATABASE_URL) return process.env.E2E_DATABASE_URL
  const { database } = JSON.parse(readFileSync(join(DATA_DIR, 'keys.json'), 'utf8')) as { database: string }
  const port = readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `${superuserUrlOf(database, port ?? '')}fourshore`
}

/** A statement past the calls: for days that go by, and for what only its owner can open. */
export const past = async <T extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
): Promise<{ rows: T[]; count: number }> => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rows, rowCount } = await client.query<T>(text, [...values])
    return { rows, count: rowCount ?? 0 }
  } finally {
    await client.end()
  }
}
