import { useCallback } from 'react'
import en from '../../company/words/en.ts'
import { useWords } from '../../company/words/index.ts'
import { plainName } from '../rules.ts'

const isDone = (key: string): key is keyof typeof en.done => Object.hasOwn(en.done, key)
const isField = (key: string): key is keyof typeof en.fields => Object.hasOwn(en.fields, key)

/** What was done, in words; what has no words yet by its own name. */
export const useActionName = () => {
  const say = useWords()
  return useCallback(
    (action: string) => {
      const key = action.replace(/[.-]/g, '_')
      return isDone(key) ? say(`done.${key}`) : plainName(action)
    },
    [say],
  )
}

/** A field of a record by the label it has on the screen. */
export const useFieldName = () => {
  const say = useWords()
  return useCallback(
    (field: string) => {
      const last = field.split('.').at(-1) ?? field
      return isField(last) ? say(`fields.${last}`) : plainName(last)
    },
    [say],
  )
}
