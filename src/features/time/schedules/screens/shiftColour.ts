import type { CSSProperties } from 'react'

/** The colour of a shift type, for the style sheet to mix from. */
export const shiftColour = (colour: string): CSSProperties & Record<'--shift', string> => ({
  '--shift': `var(--mantine-color-${colour}-filled)`,
})
