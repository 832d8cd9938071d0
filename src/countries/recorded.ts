import type { Day } from '../shared/dates.ts'

let newest: Day = ''

/** Told of every figure of the law as it is loaded; gives them on. */
export const noteRecorded = <Figure extends { recorded: Day }>(editions: readonly Figure[]): readonly Figure[] => {
  for (const { recorded } of editions) if (recorded > newest) newest = recorded
  return editions
}

/** The day on which a figure of any country’s law was last written down here: what was reckoned before it may be another now. */
export const newestRecorded = (): Day => newest
