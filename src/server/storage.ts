import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { storageFull } from './sql.ts'

/** How old a look at the disk may be, ms. */
const LOOK_EVERY = 5_000

type Guard = {
  /** A folder on the disk that must not run full. */
  folder: string
  /** What is kept free for the database itself and for signing in, bytes. */
  keepFree: number
}

/**
 * Refuses what would write before the disk is full: a database without room stops for everybody, readers included. Signing in and out,
 * and taking something away, go on.
 */
export const guardStorage = (app: FastifyInstance, { folder, keepFree }: Guard): void => {
  let looked = { at: Number.NEGATIVE_INFINITY, isFull: false }
  const isFull = async () => {
    if (performance.now() - looked.at > LOOK_EVERY) {
      looked = { at: performance.now(), isFull: looked.isFull }
      // A disk that cannot be asked is not taken for a full one.
      const disk = await statfs(folder).catch(() => null)
      looked.isFull = disk !== null && disk.bavail * disk.bsize < keepFree
    }
    return looked.isFull
  }
  app.addHook('onRequest', async (request) => {
    const writes = ['POST', 'PUT', 'PATCH'].includes(request.method) && !request.url.startsWith('/api/auth/')
    if (writes && (await isFull())) throw storageFull()
  })
}
