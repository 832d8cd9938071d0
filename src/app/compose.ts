import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { loadCountries } from '../countries/registry.ts'
import { serveJobFeeds } from '../features/job-board/jobs/feeds.ts'
import { JOB_SITEMAP, serveJobSitemaps } from '../features/job-board/jobs/sitemap.ts'
import { countJobViews } from '../features/job-board/jobs/views.ts'
import { openCarriers } from '../features/platform/messages/carriers/carriers.ts'
import type { Ground } from '../server/context.ts'
import { fieldCrypto } from '../server/crypto.ts'
import { drainOf } from '../server/drain.ts'
import { type Embedded, startEmbedded } from '../server/embedded.ts'
import { diskFiles, type FileStore } from '../server/files.ts'
import { openHttp } from '../server/http.ts'
import { startWorker } from '../server/jobs.ts'
import { migrate } from '../server/migrate.ts'
import { openApi } from '../server/openapi.ts'
import { addressBook, servePages } from '../server/pages.ts'
import { clamd } from '../server/scanner.ts'
import type { Settings } from '../server/settings.ts'
import { serveSite } from '../server/site.ts'
import { openPool } from '../server/sql.ts'
import { openDoors } from '../server/tenancy.ts'
import { openTokens } from '../server/tokens.ts'
import { paths } from '../web/paths.ts'
import { jobs, routes } from './features.ts'
import { closed, oldSeekerDashboards, redirects, screens } from './screens.ts'

export type House = { ground: Ground; app: FastifyInstance; ownerUrl: string; close: () => Promise<void> }

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

/** Makes everything once and ties it together: database, doors, countries, calls, jobs. Does not listen. */
export const buildHouse = async (settings: Settings, options: Options = {}): Promise<House> => {
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
): Promise<House> => {
  await migrate(ownerUrl)
  const pool = openPool(ownerUrl, settings.poolSize)
  const beside = openPool(ownerUrl, Math.ceil(settings.poolSize / 2))
  const ground: Ground = {
    settings,
    doors: openDoors(pool, beside),
    tokens: openTokens(settings.keys.jwtSecret),
    fields: fieldCrypto(settings.keys.fieldKey),
    files: await openFiles(settings),
    scanner: settings.scanner ? clamd(settings.scanner) : null,
    countries: await loadCountries(options.countriesFolder),
    carriers: await openCarriers(settings),
    now: options.now ?? (() => new Date()),
  }
  const app = await openHttp(ground, routes)
  const drain = drainOf(app)
  const document = JSON.stringify(openApi(routes))
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  if (options.site) await openSite(app, options.site, ground)
  const worker = options.worker === false ? null : await startWorker(ownerUrl, ground, jobs)

  return {
    ground,
    app,
    ownerUrl,
    close: async () => {
      await drain()
      await worker?.stop().catch(() => {})
      for (const carrier of Object.values(ground.carriers)) carrier?.close()
      ground.files.close?.()
      await Promise.all([pool.end(), beside.end()])
      await embedded?.stop()
    },
  }
}

/** The client of S3 is loaded where a bucket is set, and nowhere else. */
const openFiles = async ({ s3, dataDir }: Settings): Promise<FileStore> =>
  s3 ? (await import('../server/files.s3.ts')).s3Files(s3) : diskFiles(join(dataDir, 'files'))

/** The public pages as HTML, and the application at every other address of the table of screens. */
const openSite = async (app: FastifyInstance, web: string, ground: Ground) => {
  const { publicUrl } = ground.settings
  serveJobSitemaps(app, ground, publicUrl)
  serveJobFeeds(app, ground, publicUrl)
  countJobViews(app, ground)
  const renderer = join(web, '../site')
  await servePages(app, { web, renderer, publicUrl, moved: redirects, closed, sitemaps: [JOB_SITEMAP] })
  const hasPage = addressBook([...screens.map((s) => s.path), ...oldSeekerDashboards])
  await serveSite(app, web, hasPage, { [paths.mobileTriage()]: 'triage.html' }, ground.settings.offline)
}
