import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { journeyOptions } from './test/browser.ts'
import { INBOUND_MAIL } from './test/mails.ts'

const PORT = process.env.E2E_PORT ?? '3210'
const DATA_DIR = `.data-e2e-${PORT}`
// Each run starts on an empty database; workers read this file again and must leave it alone.
if (!process.env.TEST_WORKER_INDEX) rmSync(DATA_DIR, { recursive: true, force: true })

export default defineConfig({
  testDir: 'test/journeys',
  // One for each core: four were no quicker, because drawing and the server keep both cores busy.
  workers: 2,
  // A busy machine opens a dialog late now and then: tried once more there, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./test/slowest.playwright.ts']],
  use: {
    // What does not come in a minute does not come: the second try begins then, not when the whole journey's time is over.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    // What a journey routes has to come from its page: the one that goes without a network lets the worker in.
    serviceWorkers: 'block',
    // Only the second try is followed step by step: it costs time. With --trace on, any is.
    trace: 'on-first-retry',
    // A worker goes on with the page it has, emptied: the program is not read and compiled anew for each journey.
    reuseContext: true,
    // What moves is drawn sixty times a second, by the same two cores: a seventh of the whole. The board is seen with it (board.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: journeyOptions,
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/health`,
    // All journeys come from one address, in minutes.
    env: {
      PORT,
      DATA_DIR,
      DEMO: '1',
      DEMO_MONTHS: '6',
      RATE_LIMIT_FACTOR: '50',
      POOL_WAIT: '15',
      INBOUND_MAIL_DOMAIN: INBOUND_MAIL.domain,
      INBOUND_MAIL_SECRET: INBOUND_MAIL.secret,
    },
    // The demonstration is filled first: a minute and a half on two quiet cores, several on busy ones.
    timeout: 420_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
