// Writes src/server/tables.ts from the migrated database; with --check only says whether it is up to date.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/server/embedded.ts'
import { migrate } from '../src/server/migrate.ts'

/** Each column of JSON by its name, so that its feature can say what lies in it (src/server/json-columns.ts). */
const namedJson = (text: string): string => {
  const tables = new Map([...text.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table, type]) => [type, table]))
  let table = ''
  const lines = text.split('\n').map((line) => {
    table = tables.get(/^export interface (\w+) \{/.exec(line)?.[1] ?? '') ?? table
    const [, column] = /^ {2}(\w+): .*\bJson\b/.exec(line) ?? []
    return column ? line.replace(/\bJson\b/, `JsonColumn<"${table}.${column}">`) : line
  })
  const imported = 'import type { ColumnType } from "kysely";\n'
  return lines.join('\n').replace(imported, `${imported}import type { JsonColumn } from "./json-columns.ts";\n`)
}

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
  writeFileSync(out, namedJson(readFileSync(out, 'utf8')))
  if (out !== target && readFileSync(out, 'utf8') !== readFileSync(target, 'utf8')) {
    console.error('src/server/tables.ts does not match the migrations. Run: npm run db:types')
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
