import type { ComponentType } from 'react'

/** What other features show of an application beside its card: each is given the application and draws a section of its own. */
export const panels: readonly ComponentType<{ applicationId: string }>[] = []
