import { writeText } from '../stored.ts'

export type BrowserName = 'Chrome' | 'Firefox' | 'Safari' | 'Edge' | 'Internet Explorer'
export type Browser = { name: BrowserName | null; version: number }

/** The oldest that the specification supports. */
export const OLDEST = { Chrome: 90, Firefox: 88, Safari: 14, Edge: 90 } as const

/** In the order in which they have to be asked: each says it is also the next. */
const SIGNS: [BrowserName | null, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  [null, /(?:OPR|SamsungBrowser|YaBrowser|Vivaldi|UCBrowser)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
  ['Internet Explorer', /(?:MSIE |Trident.*rv:)(\d+)/],
]

/** Which browser a user agent says it is; no name for one we do not know. */
export const browserOf = (agent: string): Browser => {
  for (const [name, sign] of SIGNS) {
    const version = sign.exec(agent)?.[1]
    if (version) return { name, version: Number(version) }
  }
  return { name: null, version: 0 }
}

export type Warning = 'chrome' | 'unknown' | 'storage' | 'cookies' | 'offline'
export type Circumstances = { agent: string; storage: boolean; cookies: boolean; online: boolean }

/** What stands in the way of the product working here, the gravest first. */
export const warningsOf = ({ agent, storage, cookies, online }: Circumstances): Warning[] => {
  const { name, version } = browserOf(agent)
  const isSupported = name !== null && name !== 'Internet Explorer'
  const warnings: [Warning, boolean][] = [
    ['offline', !online],
    ['storage', !storage],
    ['cookies', !cookies],
    ['chrome', name === 'Chrome' && version < OLDEST.Chrome],
    ['unknown', !isSupported || (name !== 'Chrome' && version < OLDEST[name])],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}

const hasStorage = () => writeText('storage_test', '1') && writeText('storage_test', null)

export const readCircumstances = (): Circumstances => ({
  agent: navigator.userAgent,
  storage: hasStorage(),
  cookies: navigator.cookieEnabled,
  online: navigator.onLine,
})

/** What support wants to know, as plain text. */
export const browserInfo = (): string => {
  const { agent, storage, cookies, online } = readCircumstances()
  const { name, version } = browserOf(agent)
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  return [
    `Browser: ${name ?? 'unknown'} ${version || ''}`.trim(),
    `User agent: ${agent}`,
    `Language: ${navigator.language}`,
    `Window: ${innerWidth} × ${innerHeight}`,
    `Cookies: ${yes(cookies)}`,
    `Local storage: ${yes(storage)}`,
    `Online: ${yes(online)}`,
    `Page: ${location.origin}${location.pathname}`,
  ].join('\n')
}
