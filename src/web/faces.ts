import { useEffect } from 'react'
import { type Language, loadFace } from './i18n.ts'

/**
 * Has the letters of languages at hand that a page in another one names or shows. A typeface comes by the letters that stand on the page; of that of
 * Chinese even the list does, and without it a machine that has no such letters draws boxes.
 */
export const useFaces = (shown: readonly Language[]) => {
  const isChinese = shown.includes('zh')
  useEffect(() => {
    if (isChinese) loadFace('zh')
  }, [isChinese])
}
