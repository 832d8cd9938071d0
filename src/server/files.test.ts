import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clamdServer, EICAR } from '../../test/clamd.ts'
import { KEY_ID, SECRET, s3Server } from '../../test/s3.ts'
import { fieldCrypto, keyringOf } from './crypto.ts'
import { s3Files } from './files.s3.ts'
import { diskFiles, type FileStore, readFileOf, storeFile } from './files.ts'
import { createClamdScanner } from './scanner.ts'
import { readS3, readScanner } from './settings.files.ts'

const OWNER = crypto.randomUUID()
const fields = fieldCrypto(keyringOf(Buffer.alloc(32, 7)))
let server: Awaited<ReturnType<typeof s3Server>>
let folder: string
beforeAll(async () => {
  server = await s3Server('people-files')
  folder = mkdtempSync(join(tmpdir(), 'fourshore-files-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
const bucket = (secret = SECRET) => {
  const settings = readS3({
    S3_BUCKET: 'people-files',
    S3_ENDPOINT: server.endpoint,
    S3_PREFIX: 'fourshore/',
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: secret,
  })
  return s3Files(settings as NonNullable<typeof settings>)
}
const all = async (files: FileStore) => {
  const keys: string[] = []
  for await (const { key, writtenAt } of files.list()) {
    expect(writtenAt).toBeGreaterThan(0)
    keys.push(key)
  }
  return keys
}

describe.each([
  ['the disk', () => diskFiles(folder)],
  ['a bucket', () => bucket()],
])('files in %s', (_where, open) => {
  test('come back as they were, are listed, and go', async () => {
    const files = open()
    const texts = ['one', 'two', 'three', 'four', 'five']
    const stored = await Promise.all(texts.map((text) => storeFile({ files, fields }, OWNER, Buffer.from(text))))
    for (const [i, { storage_key }] of stored.entries())
      expect((await readFileOf({ files, fields }, OWNER, storage_key)).toString()).toBe(texts[i])
    expect((await all(files)).sort()).toEqual(stored.map((k) => k.storage_key).sort())
    const [first] = stored
    await files.remove(first?.storage_key as string)
    await files.remove(first?.storage_key as string)
    expect(await all(files)).toHaveLength(4)
    await expect(files.get(first?.storage_key as string)).rejects.toThrow()
  })

  test('answer to keys of ours alone', async () => {
    const files = open()
    for (const key of ['../../etc/passwd', 'a', `${OWNER}/00/../${OWNER}`, '']) {
      await expect((async () => files.get(key))()).rejects.toThrow(/Not a key/)
      await expect((async () => files.put(key, Buffer.from('x')))()).rejects.toThrow(/Not a key/)
    }
  })

  test('belong to whom they were kept for', async () => {
    const files = open()
    const { storage_key } = await storeFile({ files, fields }, OWNER, Buffer.from('a salary'))
    await expect(readFileOf({ files, fields }, crypto.randomUUID(), storage_key)).rejects.toThrow()
  })
})

describe('a bucket', () => {
  test('holds nothing it could read, under the prefix', async () => {
    const { storage_key } = await storeFile({ files: bucket(), fields }, OWNER, Buffer.from('a salary of 5000'))
    expect(server.kept.get(`fourshore/${storage_key}`)?.includes('salary')).toBe(false)
    expect(server.kept.has(`fourshore/${storage_key}`)).toBe(true)
  })

  test('is asked again when it was busy, and refuses a wrong secret', async () => {
    server.failNext(2)
    const { storage_key } = await storeFile({ files: bucket(), fields }, OWNER, Buffer.from('x'))
    expect(server.kept.has(`fourshore/${storage_key}`)).toBe(true)
    await expect(bucket('another secret').get(storage_key)).rejects.toThrow()
    expect(server.refused.length).toBeGreaterThan(0)
  })
})

describe('settings of files', () => {
  test('of a bucket: none, whole, or one sentence that repeats no secret', () => {
    expect(readS3({})).toBeNull()
    const whole = { S3_BUCKET: 'people-files', S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: SECRET }
    expect(readS3(whole)).toMatchObject({ region: 'us-east-1', pathStyle: false, prefix: '', endpoint: null })
    expect(readS3({ ...whole, S3_ENDPOINT: 'https://minio.example:9000' })).toMatchObject({ pathStyle: true })
    for (const [env, sentence] of [
      [{ S3_REGION: 'eu-west-1' }, /^S3_REGION is set without S3_BUCKET/],
      [{ ...whole, S3_BUCKET: 'No Such' }, /^S3_BUCKET must be/],
      [{ ...whole, S3_ENDPOINT: 'minio' }, /^S3_ENDPOINT must be/],
      [{ ...whole, S3_PREFIX: '../x' }, /^S3_PREFIX must be/],
      [{ ...whole, S3_ACCESS_KEY_ID: '' }, /must both be set/],
    ] as const) {
      expect(() => readS3(env)).toThrow(sentence)
      expect(() => readS3(env)).not.toThrow(SECRET)
    }
  })

  test.each([
    ['', null],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd', { host: 'clamd', port: 3310 }],
    ['clamd.internal:3311', { host: 'clamd.internal', port: 3311 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('of a scanner: %s', (CLAMD, where) => {
    expect(readScanner({ CLAMD })).toEqual(where)
  })

  test('of a scanner: nonsense is refused', () => {
    expect(() => readScanner({ CLAMD: 'a b' })).toThrow(/^CLAMD must be/)
    expect(() => readScanner({ CLAMD: 'clamd:99999' })).toThrow(/^CLAMD must be/)
  })
})

describe('the virus scanner', () => {
  const input = async (answer: string | undefined, bytes: Buffer) => {
    const daemon = await clamdServer(answer)
    try {
      return { found: await createClamdScanner({ host: '127.0.0.1', port: daemon.port })(bytes), seen: daemon.seen }
    } finally {
      await daemon.close()
    }
  }
  test('gets the file whole and says what is in it', async () => {
    const large = Buffer.alloc(700_001, 'a')
    const clean = await input(undefined, large)
    expect(clean.found).toBeNull()
    expect(clean.seen[0]?.equals(large)).toBe(true)
    expect((await input(undefined, Buffer.from(`a ${EICAR} b`))).found).toBe('Win.Test.EICAR_HDB-1')
  })

  test.each(['INSTREAM size limit exceeded. ERROR', 'hello', ''])(
    'takes no other answer for a yes: "%s"',
    async (answer) => {
      await expect(input(answer, Buffer.from('x'))).rejects.toThrow(/scanner/)
    },
  )

  test('that is not there is told, not passed over', async () => {
    await expect(createClamdScanner({ host: '127.0.0.1', port: 1 })(Buffer.from('x'))).rejects.toThrow(
      /cannot be reached/,
    )
  })
})
