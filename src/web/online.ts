import { useSyncExternalStore } from 'react'

/** Whether the device says that it has a connection. */
export const useOnline = () =>
  useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell)
      addEventListener('offline', tell)
      return () => {
        removeEventListener('online', tell)
        removeEventListener('offline', tell)
      }
    },
    () => navigator.onLine,
  )
