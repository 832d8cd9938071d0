import { useCallback } from 'react'
import { useWords } from '../../profile/words/index.ts'
import { plainName } from '../rules.ts'

/** Words that are not there come back as the key they were asked by. */
const wordOr = (said: string, key: string, other: string): string => (said === key ? plainName(other) : said)

/** What was done, in words; what has no words yet by its own name. */
export const useActionName = () => {
  const t = useWords()
  return useCallback(
    (action: string) => {
      const key = action.replace(/[.-]/g, '_')
      return wordOr(t(`done.${key}` as 'done.site_create'), `done.${key}`, action)
    },
    [t],
  )
}

/** A field of a record by the label it has on the screen. */
export const useFieldName = () => {
  const t = useWords()
  return useCallback(
    (field: string) => {
      const last = field.split('.').at(-1) ?? field
      return wordOr(t(`fields.${last}` as 'fields.name'), `fields.${last}`, last)
    },
    [t],
  )
}
