import { useState } from 'react'

const KEY = 'applications:names'
const stored = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === 'shown'
  } catch {
    return false
  }
}

/** Whether this viewer asks for the names of people whose applications they have not opened: no, until they say so. */
export const useNames = (): ['shown' | 'hidden', (shown: boolean) => void] => {
  const [shown, setShown] = useState(stored)
  return [
    shown ? 'shown' : 'hidden',
    (next) => {
      setShown(next)
      try {
        sessionStorage.setItem(KEY, next ? 'shown' : 'hidden')
      } catch {
        // For this visit only then.
      }
    },
  ]
}
