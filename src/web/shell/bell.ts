import { useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
let tell = () => {}

/** Where the top bar keeps room for the bell, which comes when the page stands. */
export const setBellPlace = (element: HTMLElement | null) => {
  place = element
  tell()
}

/** That room; another frame has another. */
export const useBellPlace = () =>
  useSyncExternalStore(
    (listener) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    () => place,
  )
