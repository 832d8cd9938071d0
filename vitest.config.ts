import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          // Properties try hundreds of cases; a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          // The program is read once for each worker, not for each file: a third of the time. Each file has its own database and server.
          isolate: false,
          include: ['src/**/*.api.test.ts', 'test/**/*.api.test.ts'],
          globalSetup: ['test/database.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
