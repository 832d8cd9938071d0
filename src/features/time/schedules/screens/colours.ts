/** Colours of shifts, as their table has them. */
export const COLOURS = ['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'grape', 'gray'] as const
