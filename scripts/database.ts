import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../src/server/embedded.ts'
import type { Settings } from '../src/server/settings.ts'

/** The database that the server of these settings uses: where it runs, or the built-in one started for as long as the command takes. */
export const databaseOfSettings = async ({
  databaseUrl,
  dataDir,
  keys,
}: Settings): Promise<{ url: string; stop: () => Promise<void> }> => {
  const stays = { stop: async () => {} }
  if (databaseUrl) return { url: databaseUrl, ...stays }
  const folder = join(dataDir, 'postgres')
  const running = join(folder, 'postmaster.pid')
  if (!existsSync(running)) return startEmbedded({ folder, password: keys.databasePassword })
  const port = readFileSync(running, 'utf8').split('\n')[3]?.trim()
  return { url: `postgres://fourshore:${keys.databasePassword}@127.0.0.1:${port}/fourshore`, ...stays }
}
