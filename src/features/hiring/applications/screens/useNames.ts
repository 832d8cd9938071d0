import { useState } from 'react'
import { ofTab, readText, writeText } from '../../../../web/stored.ts'

const KEY = 'applications:names'
const stored = (): boolean => readText(KEY, ofTab) === 'shown'

/** Whether this viewer asks for the names of people whose applications they have not opened: no, until they say so. */
export const useNames = (): ['shown' | 'hidden', (shown: boolean) => void] => {
  const [shown, setShown] = useState(stored)
  return [
    shown ? 'shown' : 'hidden',
    (next) => {
      setShown(next)
      writeText(KEY, next ? 'shown' : 'hidden', ofTab)
    },
  ]
}
