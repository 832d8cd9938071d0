/** Where files are kept, when not on the local disk. */
export type S3Settings = {
  bucket: string
  region: string
  /** Of a service that is not Amazon's own. */
  endpoint: string | null
  /** The bucket stands in the path and not in the host's name. */
  pathStyle: boolean
  /** Before each key, so that one bucket may serve several purposes. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where files are looked through for viruses: a clamd by its socket or its host. */
export type ScannerSettings = { path: string } | { host: string; port: number }

type Env = NodeJS.ProcessEnv
const given = (env: Env, name: string) => env[name]?.trim() || null

/** S3_BUCKET and what it takes to reach it, or nothing. No sentence repeats a secret. */
export const readS3 = (env: Env): S3Settings | null => {
  const bucket = given(env, 'S3_BUCKET')
  const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  if (!bucket) {
    const alone = others.find((name) => given(env, name))
    if (alone) throw new Error(`${alone} is set without S3_BUCKET: set both, or neither to keep files on the disk`)
    return null
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error('S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens')
  const endpoint = given(env, 'S3_ENDPOINT')
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new Error('S3_ENDPOINT must be an address that begins with https:// or http://')
  const [accessKeyId, secretAccessKey] = [given(env, 'S3_ACCESS_KEY_ID'), given(env, 'S3_SECRET_ACCESS_KEY')]
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set when S3_BUCKET is')
  const prefix = given(env, 'S3_PREFIX') ?? ''
  if (!/^([\w.-]+\/)*$/.test(prefix)) throw new Error('S3_PREFIX must be words that each end with /, like fourshore/')
  const style = given(env, 'S3_PATH_STYLE')
  return {
    bucket,
    region: given(env, 'S3_REGION') ?? 'us-east-1',
    endpoint,
    // Services of others mostly know the path alone.
    pathStyle: style ? style === '1' : endpoint !== null,
    prefix,
    accessKeyId,
    secretAccessKey,
  }
}

/** CLAMD: the path of a socket, or a host with its port (3310 unless said). */
export const readScanner = (env: Env): ScannerSettings | null => {
  const clamd = given(env, 'CLAMD')
  if (!clamd) return null
  if (clamd.startsWith('/')) return { path: clamd }
  const [, host, port = '3310'] = /^([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(?::(\d{1,5}))?$/.exec(clamd) ?? []
  if (!host || Number(port) > 65_535)
    throw new Error('CLAMD must be the path of a socket (/run/clamav/clamd.ctl) or a host and port (clamd:3310)')
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}
