import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadFilings, loadPayrolls, loadProfessions } from '../countries/payroll.registry.ts'
import { loadCountries } from '../countries/registry.ts'
import { companyNameAt } from '../features/company/profile/service.ts'
import { serveJobFeeds } from '../features/job-board/jobs/feeds.ts'
import { JOB_SITEMAP, serveJobSitemaps } from '../features/job-board/jobs/sitemap.ts'
import { countJobViews } from '../features/job-board/jobs/views.ts'
import { openTransports } from '../features/platform/messages/carriers/carriers.ts'
import { openChanges } from '../server/changes.ts'
import type { Services } from '../server/context.ts'
import { fieldCrypto } from '../server/crypto.ts'
import { drainOf } from '../server/drain.ts'
import { type Embedded, startEmbedded } from '../server/embedded.ts'
import { diskFiles, type FileStore } from '../server/files.ts'
import { openProbe, serveHealth } from '../server/health.ts'
import { openHttp } from '../server/http.ts'
import { startWorker } from '../server/jobs.ts'
import { openMetrics } from '../server/metrics.ts'
import { migrate } from '../server/migrate.ts'
import { openApi } from '../server/openapi.ts'
import { addressBook, servePages } from '../server/pages.ts'
import { createClamdScanner } from '../server/scanner.ts'
import type { Settings } from '../server/settings.ts'
import { shareFiles } from '../server/shared-files.ts'
import { serveSite } from '../server/site.ts'
import { openPool } from '../server/sql.ts'
import { guardStorage } from '../server/storage.ts'
import { openDatabase } from '../server/tenancy.ts'
import { openTokens } from '../server/tokens.ts'
import { paths } from '../web/paths.ts'
import { callsAhead } from './ahead.rules.ts'
import { features, jobs, routes } from './features.ts'
import { screens } from './screens.node.ts'
import { closedAddresses, oldSeekerDashboards, redirects } from './screens.ts'
import { startsWith } from './starts.ts'

export type App = {
  services: Services
  app: FastifyInstance
  ownerUrl: string
  /** Stops: what is under way is finished first. Connections that are kept open get so long to make one more call, ms. */
  close: (graceMs?: number) => Promise<void>
}

type Options = {
  /** Folder of the built app; without it only the calls are served. */
  site?: string
  /** Take jobs off the queue in this process. */
  worker?: boolean
  /** false only for tests. */
  durable?: boolean
  /** Countries from elsewhere: a test adds one. */
  countriesFolder?: string
  now?: () => Date
}

/** Makes everything once and ties it together: database, transactions, countries, calls, jobs. Does not listen. */
export const buildApp = async (settings: Settings, options: Options = {}): Promise<App> => {
  const { dataDir, databaseUrl, keys } = settings
  const embedded: Embedded | null = databaseUrl
    ? null
    : await startEmbedded({
        folder: join(dataDir, 'postgres'),
        password: keys.databasePassword,
        durable: options.durable ?? true,
        onRestart: () => console.error('The database had died and was started again.'),
      })
  try {
    return await houseOver(databaseUrl ?? (embedded?.url as string), embedded, settings, options)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

const houseOver = async (
  ownerUrl: string,
  embedded: Embedded | null,
  settings: Settings,
  options: Options,
): Promise<App> => {
  await migrate(ownerUrl)
  const sharing = await shareFiles(ownerUrl, settings)
  const connection = settings.poolWait * 1000
  const pool = openPool(ownerUrl, settings.poolSize, { connection })
  const beside = openPool(ownerUrl, Math.ceil(settings.poolSize / 2), { connection })
  const services: Services = {
    settings,
    database: openDatabase(pool, beside),
    tokens: openTokens(settings.keys.jwtSecret),
    fields: fieldCrypto(settings.keys.keyring),
    files: await openFiles(settings),
    scanner: settings.scanner ? createClamdScanner(settings.scanner) : null,
    countries: await loadCountries(options.countriesFolder),
    payrolls: await loadPayrolls(options.countriesFolder),
    filings: await loadFilings(options.countriesFolder),
    professions: await loadProfessions(options.countriesFolder),
    transports: await openTransports(settings),
    features,
    now: options.now ?? (() => new Date()),
  }
  const metrics = openMetrics()
  const listening = openChanges(ownerUrl, { error: (...entry: [unknown, string?]) => app.log.error(...entry) })
  const { app, streams } = await openHttp(services, routes, { changes: listening, metrics })
  const drain = drainOf(app, streams.close)
  // Where the built-in database or the files are on this machine's own disk.
  const isOwnDisk = embedded !== null || settings.s3 === null
  if (isOwnDisk && settings.keepFree > 0) guardStorage(app, { folder: settings.dataDir, keepFree: settings.keepFree })
  const probe = openProbe(ownerUrl)
  metrics.watchGauges({ pools: { calls: pool, platform: beside }, streams: streams.count, jobs: probe.countJobs })
  serveHealth(app, { probe, metrics, metricsToken: settings.metricsToken, isDraining: drain.isDraining })
  // Made when it is asked for first: hundreds of contracts take a quarter of a second.
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(routes))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  if (options.site) await openSite(app, options.site, services)
  const working = { log: app.log, count: metrics.countJob, isAlone: embedded !== null }
  const worker = options.worker === false ? null : await startWorker(ownerUrl, services, jobs, working)

  return {
    services,
    app,
    ownerUrl,
    close: async (graceMs = 0) => {
      await drain.close(graceMs)
      await worker?.stop().catch(() => {})
      await listening.close()
      for (const transport of Object.values(services.transports)) transport?.close()
      services.files.close?.()
      await Promise.all([pool.end(), beside.end(), probe.close(), sharing.close()])
      await embedded?.stop()
    },
  }
}

/** The client of S3 is loaded where a bucket is set, and nowhere else. */
const openFiles = async ({ s3, dataDir }: Settings): Promise<FileStore> =>
  s3 ? (await import('../server/files.s3.ts')).s3Files(s3) : diskFiles(join(dataDir, 'files'))

/** The public pages as HTML, and the application at every other address of the table of screens. */
const openSite = async (app: FastifyInstance, web: string, services: Services) => {
  const { publicUrl } = services.settings
  serveJobSitemaps(app, services, publicUrl)
  serveJobFeeds(app, services, publicUrl)
  countJobViews(app, services)
  const renderer = join(web, '../site')
  await servePages(app, {
    web,
    renderer,
    publicUrl,
    moved: redirects,
    closed: closedAddresses(screens),
    sitemaps: [JOB_SITEMAP],
  })
  const hasPage = addressBook([...screens.map((s) => s.path), ...oldSeekerDashboards])
  await serveSite(app, {
    folder: web,
    hasPage,
    own: { [paths.mobileTriage()]: 'triage.html' },
    offline: services.settings.offline,
    startsWith,
    callsAhead: (path, hasSearch) => callsAhead(screens, path, hasSearch),
    titleOf: (path) => titleOfCareers(services, path),
  })
}

/** The page of a company is called by its name before anything of it has run: search engines and previews read no further. */
const titleOfCareers = async (services: Services, path: string): Promise<string | null> => {
  const slug = /^\/c\/([^/]+)$/.exec(path)?.[1]
  if (!slug) return null
  // A page without its name is still a page.
  const name = await companyNameAt(services, slug).catch(() => null)
  return name && `${name}: open jobs`
}
