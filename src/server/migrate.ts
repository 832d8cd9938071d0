import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../database')
const featuresFolder = join(import.meta.dirname, '../features')
/** Row-level security and grants. Its row goes with every migration and comes back once it has run: a start killed in between runs it next time. */
const AFTER = 'after_each_migration.sql'

/**
 * Every migration, in the order of its number: those in `database`, and those that lie with the feature whose tables they make
 * (`features/AREA/x/migrations`).
 * @throws Error for two of the same name
 */
export const findMigrations = (): { name: string; path: string }[] => {
  const own = readdirSync(folder).map((file) => join(folder, file))
  const ofFeatures = readdirSync(featuresFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => dirname(file).endsWith('/migrations'))
    .map((file) => join(featuresFolder, file))
  const found = [...own, ...ofFeatures]
    .map((path) => ({ name: basename(path), path }))
    .filter(({ name }) => /^\d{3}_\w+\.sql$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const twice = found.find(({ name }, i) => found[i + 1]?.name === name)
  if (twice) throw new Error(`There are two migrations ${twice.name}`)
  return found
}

/**
 * Brings a database to the newest schema, as its owner. Each numbered file runs once, in a transaction, and may not change
 * afterwards; row-level security follows each time. Several servers may start at once: one migrates, the others wait.
 */
export const migrate = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock(4177001)')
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
    const known = new Map(rows.map((r) => [r.name, r.sha256]))
    for (const { name, path } of findMigrations()) {
      const text = readFileSync(path, 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      if (known.has(name)) {
        if (known.get(name) !== sha256)
          throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
        continue
      }
      await inTransaction(client, async () => {
        await client.query(text)
        await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
        await client.query('delete from schema_migrations where name = $1', [AFTER])
      })
      applied.push(name)
    }
    const text = readFileSync(join(folder, AFTER), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    if (applied.length > 0 || known.get(AFTER) !== sha256) {
      await runMigrations({ connectionString: url })
      await inTransaction(client, async () => {
        await client.query(text)
        await client.query(
          'insert into schema_migrations (name, sha256) values ($1, $2) on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()',
          [AFTER, sha256],
        )
      })
    }
  } finally {
    await client.end()
  }
  return applied
}

const inTransaction = async (client: pg.Client, work: () => Promise<unknown>) => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
