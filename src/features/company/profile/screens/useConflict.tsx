import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../../../web/api.ts'
import type { Choice } from '../../../people/employees/screens/Choices.tsx'

const Choices = lazy(() =>
  import('../../../people/employees/screens/Choices.tsx').then((m) => ({ default: m.Choices })),
)

type Versioned = { version: number }
type Options<R extends Versioned, V extends Record<string, string>> = {
  valuesOf: (record: R) => V
  /** Sends the values that changed, as of the version they were read from. */
  send: (changed: (keyof V & string)[], values: V, from: R) => Promise<void>
  /** The record as it now is, in the 409's data. */
  theirsIn: (data: unknown) => R | undefined
  nameOf: (field: keyof V & string) => string
  /** What is shown instead of the value itself. */
  shownOf?: (field: keyof V & string, value: string) => string
}

const changedIn = <V extends Record<string, string>>(a: V, b: V) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => (a[name] ?? '') !== (b[name] ?? ''),
  ) as (keyof V & string)[]

/**
 * A save that loses nothing: where two changed one record, what only one of them touched is settled, and of what both touched both values
 * are shown and the person chooses. `dialog` has to be drawn. True once it is saved.
 */
export const useConflict = <R extends Versioned, V extends Record<string, string>>(options: Options<R, V>) => {
  const { valuesOf, send, theirsIn, nameOf, shownOf = (_field, value) => value } = options
  const [clash, setClash] = useState<{ mine: V; theirs: R; choices: Choice[]; done: () => void } | null>(null)

  const save = async (wanted: V, from: R, done: () => void): Promise<void> => {
    const before = valuesOf(from)
    const touched = changedIn(wanted, before)
    if (touched.length === 0) return done()
    try {
      await send(touched, wanted, from)
    } catch (error) {
      const theirs = error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? theirsIn(error.data) : undefined
      if (!theirs) throw error
      const now = valuesOf(theirs)
      const differing = touched.filter((name) => now[name] !== wanted[name] && now[name] !== before[name])
      const merged = { ...now, ...Object.fromEntries(touched.map((name) => [name, wanted[name]])) } as V
      if (differing.length === 0) return save(merged, theirs, done)
      return setClash({
        mine: merged,
        theirs,
        done,
        choices: differing.map((key) => ({
          key,
          name: nameOf(key),
          mine: shownOf(key, wanted[key] ?? ''),
          theirs: shownOf(key, now[key] ?? ''),
          usual: 'mine',
        })),
      })
    }
    done()
  }

  const dialog: ReactNode = clash && (
    <Suspense fallback={null}>
      <Choices
        choices={clash.choices}
        onClose={() => setClash(null)}
        onChosen={(sides) => {
          const theirs = valuesOf(clash.theirs)
          const chosen = { ...clash.mine }
          for (const [key, side] of Object.entries(sides))
            if (side === 'theirs') (chosen as Record<string, string>)[key] = theirs[key] ?? ''
          setClash(null)
          void save(chosen, clash.theirs, clash.done)
        }}
      />
    </Suspense>
  )
  return { save, dialog }
}
