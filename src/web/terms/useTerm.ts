import { useCallback } from 'react'
import { useLanguage } from '../i18n.ts'
import { useTermWords } from './words/index.ts'

/**
 * What a record holds, in the language in use, where it is one of our own words. In English it stays as it was written, and so does
 * everywhere what a company made up itself.
 */
export const useTerm = () => {
  const t = useTermWords()
  const language = useLanguage()
  return useCallback(
    <T extends string | null | undefined>(written: T): T | string => {
      if (!written || language === 'en') return written
      const term = written
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
      // What has no words is said as its key.
      const said = t(term as Parameters<typeof t>[0])
      return said === term ? written : said
    },
    [t, language],
  )
}
