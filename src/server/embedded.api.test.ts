import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

test('the built-in database: what the server logs in as may make roles and tables, and is no superuser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourshore-embedded-'))
  chmodSync(folder, 0o711)
  const start = () => startEmbedded({ folder: join(folder, 'postgres'), password: 'p', durable: false })
  let database = await start()
  try {
    await migrate(database.url)
    // As a later start finds it.
    await database.stop()
    database = await start()
    await migrate(database.url)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(
      'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: true }])
    await expect(client.query(`copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' })
    await expect(client.query(`select pg_read_file('postgresql.conf')`)).rejects.toMatchObject({ code: '42501' })
    await client.end()
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
