import type { Label } from '../../shared/languages.ts'

/** A page that somebody asked for and may not see: carried by the history's entry that they were sent to instead. */
export type RefusedPage = { path: string; title: string | Label }

/** The entry's state with the page that was refused. */
export const refusedState = (page: RefusedPage): { refused: RefusedPage } => ({ refused: page })

/** The page that was refused on the way to where one is. */
export const refusedIn = (state: unknown): RefusedPage | null =>
  (state as { refused?: RefusedPage } | undefined)?.refused ?? null
