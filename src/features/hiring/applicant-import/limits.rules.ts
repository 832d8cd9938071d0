/** How many can be brought along at once. */
export const MOST_ROWS = 1_000
