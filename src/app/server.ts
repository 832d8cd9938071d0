import { join } from 'node:path'
import { lockDataDir } from '../server/lock.ts'
import { readSettings } from '../server/settings.ts'
import { buildApp } from './compose.ts'
import { demoLogins } from './demo.logins.ts'
import { fillDemonstration } from './demo.ts'

/** What a connection that is kept open gets to make one more call before it is closed, ms. */
const GRACE = 3_000

/** Starts everything in one process: database, calls, app, jobs. */
const start = async () => {
  const settings = readSettings()
  const unlock = settings.databaseUrl ? () => {} : lockDataDir(settings.dataDir)
  process.once('exit', unlock)
  const site = process.env.SITE === 'none' ? undefined : join(import.meta.dirname, '../../dist/web')
  const server = await buildApp(settings, site ? { site } : {})
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 20_000).unref()
    await server.close(GRACE)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  try {
    if (settings.demo)
      console.log(
        `Filling the demonstration (months of pay: ${settings.demoMonths}). The first time takes a minute or two …`,
      )
    if (settings.demo) await fillDemonstration(server.services, { payMonths: settings.demoMonths })
    await server.app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    // A start that fails takes its database with it.
    if (!stopping) await server.close()
    throw error
  }

  console.log(
    `\nFourshore is ready: http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${settings.port}\n`,
  )
  if (settings.demo) {
    console.log('Demonstration sign-ins:')
    for (const login of demoLogins) console.log(`  ${login.who.padEnd(44)} ${login.email.padEnd(34)} ${login.password}`)
    console.log('')
  }
}

start().catch((error: NodeJS.ErrnoException) => {
  const busyPort = error.code === 'EADDRINUSE'
  console.error(
    busyPort
      ? `Port ${process.env.PORT ?? 3000} is in use. Stop what listens there, or set PORT to another one.`
      : `\n${error.message}\n`,
  )
  if (!busyPort && process.env.LOG_LEVEL) console.error(error)
  process.exit(1)
})
