import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkedFileKey, type FileStore } from './files.ts'
import type { S3Settings } from './settings.files.ts'

/** A service that does not answer holds a call of ours up, and no longer than this. ms */
const LONGEST = 30_000
const LONGEST_CONNECTING = 5_000

/**
 * Files in a bucket of a service that speaks S3. They are encrypted before they leave, as on the disk: the service holds nothing it can read.
 * A key is written once; a put is whole or not there.
 */
export const s3Files = (settings: S3Settings): FileStore => {
  const { bucket: Bucket, prefix } = settings
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { requestTimeout: LONGEST, connectionTimeout: LONGEST_CONNECTING },
    // Services of others do not all know the newer checksums; the encryption holds the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket, Key: `${prefix}${checkedFileKey(key)}` })
  return {
    put: async (key, bytes) => {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
        }),
      )
    },
    get: async (key) => {
      const { Body } = await client.send(new GetObjectCommand(at(key)))
      if (!Body) throw new Error(`Nothing under ${key}`)
      return Buffer.from(await Body.transformToByteArray())
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    list: async function* () {
      for (let token: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length)
          // What somebody else has put there is none of ours.
          if (isKey(key) && LastModified) yield { key, writtenAt: LastModified.getTime() }
        }
        token = page.NextContinuationToken
        if (!page.IsTruncated || !token) return
      }
    },
    close: () => client.destroy(),
  }
}

const isKey = (key: string) => {
  try {
    return Boolean(checkedFileKey(key))
  } catch {
    return false
  }
}
