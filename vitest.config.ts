import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

/** Through HTTP on a real database. The program is read once for each worker, not for each file: a third of the time. */
const onDatabase = {
  isolate: false,
  globalSetup: ['test/database.setup.ts'],
  testTimeout: 30_000,
  // Whoever wants the demonstration first fills it: a minute on a slow machine.
  hookTimeout: 180_000,
}

/**
 * For a second PostgreSQL, as the whole suite runs on one: what rests on its roles, policies, locks and searches. What accounts, people,
 * boards and memos ask of it is asked there by the journeys.
 */
const SMOKE = ['hardening', 'house', 'imports', 'isolation', 'job-search', 'talent-search']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/slowest.vitest.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          isolate: false,
          // Properties try hundreds of cases; a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': fileURLToPath(new URL('test/quick-argon2.ts', import.meta.url)) } },
        test: {
          ...onDatabase,
          name: 'api',
          include: ['src/**/*.api.test.ts', 'test/**/*.api.test.ts'],
          // What is asked of the sample feature is asked in a copy of the tree that has it (test/sample.api.test.ts).
          exclude: ['**/node_modules/**', process.env.SAMPLE ? 'test/sample.api.test.ts' : 'test/sample/**'],
        },
      },
      { test: { ...onDatabase, name: 'smoke', include: SMOKE.map((name) => `{src,test}/**/${name}.api.test.ts`) } },
    ],
  },
})
