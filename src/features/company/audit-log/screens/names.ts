import { useCallback } from 'react'
import { useWords as useCompanyWords } from '../../profile/words/index.ts'
import { actionKey, plainName } from '../rules.ts'
import { useWords } from '../words/index.ts'

/** Words that are not there come back as the key they were asked by. */
const wordOr = (said: string, key: string, other: string): string => (said === key ? plainName(other) : said)

/** What was done, in words; what has no words yet by its own name. */
export const useActionName = () => {
  const t = useWords()
  return useCallback(
    (action: string) => {
      const key = actionKey(action)
      return wordOr(t(`done.${key}` as 'done.site_create'), `done.${key}`, action)
    },
    [t],
  )
}

/** A field of a record by the label it has on the screen. */
export const useFieldName = () => {
  const t = useCompanyWords()
  return useCallback(
    (field: string) => {
      const last = field.split('.').at(-1) ?? field
      return wordOr(t(`fields.${last}` as 'fields.name'), `fields.${last}`, last)
    },
    [t],
  )
}
