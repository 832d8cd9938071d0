/** What a browser says of itself, in words. Only for people to recognise their own devices by; nothing is decided by it. */
export type Agent = { browser: string | null; system: string | null; mobile: boolean }

// The first that fits: everybody claims to be Chrome and Safari as well.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export const agentOf = (text: string): Agent => {
  const found = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(text)?.[1]
    return version ? [`${name} ${version}`] : []
  })
  return {
    browser: found[0] ?? null,
    system: SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    mobile: /\b(?:iPhone|iPod|iPad|Android|Mobile)\b/.test(text),
  }
}
