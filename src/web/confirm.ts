import { useSyncExternalStore } from 'react'

type Input = { answer: (isConfirmed: boolean) => void; promise: Promise<boolean> }

let asked: Input | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Asks whoever is here for their password, once for all calls that wait; whether they proved who they are. */
export const askToConfirm = (): Promise<boolean> => {
  if (asked) return asked.promise
  let answer: (isConfirmed: boolean) => void = () => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = (isConfirmed) => {
      asked = null
      tell()
      resolve(isConfirmed)
    }
  })
  asked = { answer, promise }
  tell()
  return promise
}

/** What is to be answered, for the dialog. */
export const useInput = (): Input | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => asked,
    () => null,
  )
