import type { Day } from '../shared/dates.ts'

let newest: Day = ''
const beginnings = new Set<Day>()

/** Told of every figure of the law as it is loaded; gives them on. */
export const noteRecorded = <Figure extends { recorded: Day; from: Day }>(
  editions: readonly Figure[],
): readonly Figure[] => {
  for (const { recorded, from } of editions) {
    if (recorded > newest) newest = recorded
    beginnings.add(from)
  }
  return editions
}

/** Days after one, up to another, from which some figure of any country’s law holds anew, the earliest first. */
export const daysOfNewFigures = (after: Day, until: Day): Day[] =>
  [...beginnings].filter((day) => day > after && day <= until).sort()

/** The day on which a figure of any country’s law was last written down here: what was reckoned before it may be another now. */
export const newestRecorded = (): Day => newest
