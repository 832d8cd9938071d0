// Writes src/server/tables.ts from the migrated database; with --check only says whether it is up to date.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/server/embedded.ts'
import { migrate } from '../src/server/migrate.ts'

const target = join(import.meta.dirname, '../src/server/tables.ts')
const folder = mkdtempSync(join(tmpdir(), 'fourshore-types-'))
execFileSync('chmod', ['711', folder])
const database = await startEmbedded({ folder: join(folder, 'postgres'), password: 'types', durable: false })
try {
  await migrate(database.url)
  const out = process.argv.includes('--check') ? join(folder, 'tables.ts') : target
  execFileSync(join(import.meta.dirname, '../node_modules/.bin/kysely-codegen'), [
    '--dialect',
    'postgres',
    '--url',
    database.url,
    '--out-file',
    out,
    '--date-parser',
    'string',
    '--type-mapping',
    '{"timestamptz":"string","date":"string","int8":"number","inet":"string"}',
    '--exclude-pattern',
    '(graphile_worker.*|schema_migrations)',
  ])
  if (out !== target && readFileSync(out, 'utf8') !== readFileSync(target, 'utf8')) {
    console.error('src/server/tables.ts does not match the migrations. Run: npm run db:types')
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
