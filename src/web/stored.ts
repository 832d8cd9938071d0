// What a browser keeps. A storage that is full, forbidden or damaged is no error: nothing was kept, and the page works without it.

type Place = () => Storage

const browser: Place = () => localStorage
/** Gone with the tab. */
export const ofTab: Place = () => sessionStorage

export const readText = (key: string, place = browser): string | null => {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}

/** @param text null: it is taken away. @returns whether the browser did it */
export const writeText = (key: string, text: string | null, place = browser): boolean => {
  try {
    if (text === null) place().removeItem(key)
    else place().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What was kept by `writeStored`, if it is there and is what it should be: an earlier release, or anybody, may have written something else. */
export const readStored = <T>(key: string, is: (value: unknown) => value is T, place = browser): T | null => {
  try {
    const value: unknown = JSON.parse(readText(key, place) ?? 'null')
    return is(value) ? value : null
  } catch {
    return null
  }
}

/** @returns whether it is kept */
export const writeStored = (key: string, value: unknown, place = browser): boolean =>
  writeText(key, JSON.stringify(value), place)

/** The names of all that is kept. */
export const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isListOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(is)
