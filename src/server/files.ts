import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Services } from './context.ts'
import { sha256 } from './crypto.ts'

/** Keeps bytes under keys: on the local disk, or in a bucket (`files.s3.ts`). */
export type FileStore = {
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Throws when there is nothing under the key. */
  get: (key: string) => Promise<Buffer>
  remove: (key: string) => Promise<void>
  /** Everything kept, with the instant it was written, ms. */
  list: () => AsyncIterable<{ key: string; writtenAt: number }>
  close?: () => void
}

/** Company or person, two letters so that no folder grows without end, a random name: nothing of what somebody typed. */
const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}(\.part)?$/

/** A key of ours, or no key at all: no path, no name somebody typed, ever reaches a storage. */
export const checkedFileKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`Not a key of a file: ${key}`)
  return key
}

/** Files in a folder that nothing serves, readable by the server's own user alone. */
export const diskFiles = (folder: string): FileStore => {
  const pathOf = (key: string) => join(folder, checkedFileKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written whole and on the disk before it has its name: a crash leaves no half file under it.
      const fresh = `${path}.part`
      const file = await open(fresh, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(fresh, path)
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for await (const company of entries(folder))
        for await (const shelf of entries(join(folder, company)))
          for await (const name of entries(join(folder, company, shelf))) {
            const key = `${company}/${shelf}/${name}`
            // What somebody else has put there is none of ours.
            const written = KEY.test(key) ? await stat(join(folder, key)).catch(() => null) : null
            // A part left by a crash goes the way of any file nobody knows.
            if (written) yield { key, writtenAt: written.mtimeMs }
          }
    },
  }
}

async function* entries(folder: string) {
  const opened = await opendir(folder).catch(() => null)
  if (opened) for await (const entry of opened) yield entry.name
}

type Keeping = Pick<Services, 'files' | 'fields'>

/** Encrypts a file for whose it is, a company or a person, and its key, and keeps it. What the caller's transaction has to remember of it. */
export const storeFile = async ({ files, fields }: Keeping, ownerId: string, bytes: Buffer) => {
  const id = randomUUID()
  const key = `${ownerId}/${id.slice(0, 2)}/${id}`
  await files.put(key, fields.seal(ownerId, `file/${key}`, bytes))
  return { id, storage_key: key, bytes: bytes.length, sha256: sha256(bytes) }
}

export const readFileOf = async ({ files, fields }: Keeping, ownerId: string, key: string): Promise<Buffer> =>
  fields.openBytes(ownerId, `file/${key}`, await files.get(key))
